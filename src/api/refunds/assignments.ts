import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/refunds/assignments';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Call = Exclude<keyof typeof contract, 'assignmentTarget'>;
type Data<K extends Call> = DataOf<(typeof contract)[K]>;
type Arg<K extends Call> = CallArg<(typeof contract)[K]>;

/** Who has which claims: workloads, assigning many at once, and absences. */
export const refundAssignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWorkload: build.query<Data<'getWorkload'>, Arg<'getWorkload'>>({
      query: endpointQuery(contract.getWorkload),
      providesTags: listTags('refund', 'user'),
    }),
    previewAssignment: build.mutation<Data<'previewAssignment'>, Arg<'previewAssignment'>>({
      query: endpointQuery(contract.previewAssignment),
    }),
    assignClaims: build.mutation<Data<'assignClaims'>, Arg<'assignClaims'>>({
      query: endpointQuery(contract.assignClaims),
      invalidatesTags: ['refund', 'home'],
    }),
    undoAssignment: build.mutation<Data<'undoAssignment'>, Arg<'undoAssignment'>>({
      query: endpointQuery(contract.undoAssignment),
      invalidatesTags: ['refund', 'home'],
    }),
    setAbsence: build.mutation<Data<'setAbsence'>, Arg<'setAbsence'>>({
      query: endpointQuery(contract.setAbsence),
      invalidatesTags: ['refund'],
    }),
  }),
});

export const {
  useGetWorkloadQuery,
  usePreviewAssignmentMutation,
  useAssignClaimsMutation,
  useUndoAssignmentMutation,
  useSetAbsenceMutation,
} = refundAssignmentsApi;
