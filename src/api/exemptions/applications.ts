import type { DataOf } from '../../../contract/endpoint';
import * as contract from '../../../contract/endpoints/exemptions/applications';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags } from '../base/tags';

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** What an action on an exemption moves: the record and its lists, the company it makes exempt, and the work lists. */
const moved = ['exemption', 'company', 'home', 'notification'] as const;

/** Applications for exemption and certificates: one record, its draft, and the actions of company and board. */
export const exemptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    startExemption: build.query<Data<'startExemption'>, Arg<'startExemption'>>({
      query: endpointQuery(contract.startExemption),
      providesTags: listTags('exemption'),
    }),
    getExemption: build.query<Data<'getExemption'>, Arg<'getExemption'>>({
      query: endpointQuery(contract.getExemption),
      providesTags: listTags('exemption'),
    }),
    getExemptionDraft: build.query<Data<'getExemptionDraft'>, Arg<'getExemptionDraft'>>({
      query: endpointQuery(contract.getExemptionDraft),
      providesTags: listTags('draft'),
    }),
    // Saving must not ask for the draft again under the fingers of whoever is typing.
    saveExemptionDraft: build.mutation<Data<'saveExemptionDraft'>, Arg<'saveExemptionDraft'>>({
      query: endpointQuery(contract.saveExemptionDraft),
    }),
    discardExemptionDraft: build.mutation<Data<'discardExemptionDraft'>, Arg<'discardExemptionDraft'>>({
      query: endpointQuery(contract.discardExemptionDraft),
      invalidatesTags: ['draft'],
    }),
    sendExemptionToSigner: build.mutation<Data<'sendExemptionToSigner'>, Arg<'sendExemptionToSigner'>>({
      query: endpointQuery(contract.sendExemptionToSigner),
      invalidatesTags: ['draft', 'home'],
    }),
    listExemptionDrafts: build.query<Data<'listExemptionDrafts'>, Arg<'listExemptionDrafts'>>({
      query: endpointQuery(contract.listExemptionDrafts),
      providesTags: listTags('draft'),
    }),
    getDraftToSign: build.query<Data<'getDraftToSign'>, Arg<'getDraftToSign'>>({
      query: endpointQuery(contract.getDraftToSign),
      providesTags: listTags('draft'),
    }),
    saveDraftToSign: build.mutation<Data<'saveDraftToSign'>, Arg<'saveDraftToSign'>>({
      query: endpointQuery(contract.saveDraftToSign),
    }),
    returnDraftToSign: build.mutation<Data<'returnDraftToSign'>, Arg<'returnDraftToSign'>>({
      query: endpointQuery(contract.returnDraftToSign),
      invalidatesTags: ['draft', 'home'],
    }),
    applyForExemption: build.mutation<Data<'applyForExemption'>, Arg<'applyForExemption'>>({
      query: endpointQuery(contract.applyForExemption),
      invalidatesTags: (answer) => (answer === undefined ? [] : [...moved, 'draft']),
    }),
    answerExemption: build.mutation<Data<'answerExemption'>, Arg<'answerExemption'>>({
      query: endpointQuery(contract.answerExemption),
      invalidatesTags: [...moved],
    }),
    withdrawExemption: build.mutation<Data<'withdrawExemption'>, Arg<'withdrawExemption'>>({
      query: endpointQuery(contract.withdrawExemption),
      invalidatesTags: [...moved],
    }),
    takeUpExemption: build.mutation<Data<'takeUpExemption'>, Arg<'takeUpExemption'>>({
      query: endpointQuery(contract.takeUpExemption),
      invalidatesTags: [...moved],
    }),
    returnExemption: build.mutation<Data<'returnExemption'>, Arg<'returnExemption'>>({
      query: endpointQuery(contract.returnExemption),
      invalidatesTags: [...moved],
    }),
    approveExemption: build.mutation<Data<'approveExemption'>, Arg<'approveExemption'>>({
      query: endpointQuery(contract.approveExemption),
      invalidatesTags: [...moved],
    }),
    denyExemption: build.mutation<Data<'denyExemption'>, Arg<'denyExemption'>>({
      query: endpointQuery(contract.denyExemption),
      invalidatesTags: [...moved],
    }),
    commentOnExemption: build.mutation<Data<'commentOnExemption'>, Arg<'commentOnExemption'>>({
      query: endpointQuery(contract.commentOnExemption),
      invalidatesTags: ['exemption'],
    }),
    revokeExemption: build.mutation<Data<'revokeExemption'>, Arg<'revokeExemption'>>({
      query: endpointQuery(contract.revokeExemption),
      invalidatesTags: [...moved],
    }),
    downloadExemptionDecision: build.mutation<SavedFile, FileArg<typeof contract.downloadExemptionDecision>>({
      query: fileQuery(contract.downloadExemptionDecision),
    }),
    exportExemptions: build.mutation<SavedFile, FileArg<typeof contract.exportExemptions>>({
      query: fileQuery(contract.exportExemptions),
    }),
  }),
});

export const {
  useStartExemptionQuery,
  useGetExemptionQuery,
  useDiscardExemptionDraftMutation,
  useSendExemptionToSignerMutation,
  useListExemptionDraftsQuery,
  useReturnDraftToSignMutation,
  useApplyForExemptionMutation,
  useAnswerExemptionMutation,
  useWithdrawExemptionMutation,
  useTakeUpExemptionMutation,
  useReturnExemptionMutation,
  useApproveExemptionMutation,
  useDenyExemptionMutation,
  useCommentOnExemptionMutation,
  useRevokeExemptionMutation,
} = exemptionsApi;
