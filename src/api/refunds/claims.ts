import type { DataOf } from '../../../contract/endpoint';
import * as actions from '../../../contract/endpoints/refunds/actions';
import * as reads from '../../../contract/endpoints/refunds/claims';
import { api } from '../base/api';
import type { SavedFile } from '../base/callReading';
import { endpointQuery, fileQuery, type CallArg, type FileArg } from '../base/endpointQuery';
import { listTags, recordTag } from '../base/tags';

const contract = { ...reads, ...actions };

type Data<K extends keyof typeof contract> = DataOf<(typeof contract)[K]>;
type Arg<K extends keyof typeof contract> = CallArg<(typeof contract)[K]>;

/** What an action on a claim moves: the claim itself, the lines it stands on, and the work lists. */
const moved = ['refund', 'customsLine', 'home', 'notification'] as const;

/** Refund claims: lists, one claim, its draft, and the actions of company, verifier and approver. */
export const refundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRefunds: build.query<Data<'listRefunds'>, Arg<'listRefunds'>>({
      query: endpointQuery(contract.listRefunds),
      providesTags: listTags('refund'),
    }),
    listAllRefunds: build.query<Data<'listAllRefunds'>, Arg<'listAllRefunds'>>({
      query: endpointQuery(contract.listAllRefunds),
      providesTags: listTags('refund'),
    }),
    getRefund: build.query<Data<'getRefund'>, Arg<'getRefund'>>({
      query: endpointQuery(contract.getRefund),
      providesTags: (_answer, _failure, { params }) => [recordTag('refund', params.id)],
    }),
    proposeRefund: build.query<Data<'proposeRefund'>, Arg<'proposeRefund'>>({
      query: endpointQuery(contract.proposeRefund),
      providesTags: listTags('refund', 'customsLine'),
    }),
    foreseeClaims: build.query<Data<'foreseeClaims'>, Arg<'foreseeClaims'>>({
      query: endpointQuery(contract.foreseeClaims),
      providesTags: listTags('refund', 'customsLine'),
    }),
    listRefundDrafts: build.query<Data<'listRefundDrafts'>, Arg<'listRefundDrafts'>>({
      query: endpointQuery(contract.listRefundDrafts),
      providesTags: listTags('draft'),
    }),
    getRefundDraft: build.query<Data<'getRefundDraft'>, Arg<'getRefundDraft'>>({
      query: endpointQuery(contract.getRefundDraft),
      providesTags: listTags('draft'),
    }),
    getClaimOfDraft: build.query<Data<'getClaimOfDraft'>, Arg<'getClaimOfDraft'>>({
      query: endpointQuery(contract.getClaimOfDraft),
      providesTags: listTags('draft'),
    }),
    // Saving must not ask for the draft again under the fingers of whoever is typing.
    saveRefundDraft: build.mutation<Data<'saveRefundDraft'>, Arg<'saveRefundDraft'>>({
      query: endpointQuery(contract.saveRefundDraft),
    }),
    sendRefundToSigner: build.mutation<Data<'sendRefundToSigner'>, Arg<'sendRefundToSigner'>>({
      query: endpointQuery(contract.sendRefundToSigner),
      invalidatesTags: ['draft', 'home'],
    }),
    discardRefundDraft: build.mutation<Data<'discardRefundDraft'>, Arg<'discardRefundDraft'>>({
      query: endpointQuery(contract.discardRefundDraft),
      invalidatesTags: ['draft'],
    }),
    submitRefund: build.mutation<Data<'submitRefund'>, Arg<'submitRefund'>>({
      query: endpointQuery(contract.submitRefund),
      invalidatesTags: (answer) => (answer === undefined ? [] : [...moved, 'draft']),
    }),
    answerRefund: build.mutation<Data<'answerRefund'>, Arg<'answerRefund'>>({
      query: endpointQuery(contract.answerRefund),
      invalidatesTags: [...moved],
    }),
    withdrawRefund: build.mutation<Data<'withdrawRefund'>, Arg<'withdrawRefund'>>({
      query: endpointQuery(contract.withdrawRefund),
      invalidatesTags: [...moved],
    }),
    takeUpRefund: build.mutation<Data<'takeUpRefund'>, Arg<'takeUpRefund'>>({
      query: endpointQuery(contract.takeUpRefund),
      invalidatesTags: [...moved],
    }),
    verifyRefund: build.mutation<Data<'verifyRefund'>, Arg<'verifyRefund'>>({
      query: endpointQuery(contract.verifyRefund),
      invalidatesTags: [...moved],
    }),
    changeRefundReason: build.mutation<Data<'changeRefundReason'>, Arg<'changeRefundReason'>>({
      query: endpointQuery(contract.changeRefundReason),
      invalidatesTags: [...moved],
    }),
    undoVerification: build.mutation<Data<'undoVerification'>, Arg<'undoVerification'>>({
      query: endpointQuery(contract.undoVerification),
      invalidatesTags: [...moved],
    }),
    returnRefund: build.mutation<Data<'returnRefund'>, Arg<'returnRefund'>>({
      query: endpointQuery(contract.returnRefund),
      invalidatesTags: [...moved],
    }),
    rejectRefund: build.mutation<Data<'rejectRefund'>, Arg<'rejectRefund'>>({
      query: endpointQuery(contract.rejectRefund),
      invalidatesTags: [...moved],
    }),
    approveRefund: build.mutation<Data<'approveRefund'>, Arg<'approveRefund'>>({
      query: endpointQuery(contract.approveRefund),
      invalidatesTags: [...moved],
    }),
    closeRefund: build.mutation<Data<'closeRefund'>, Arg<'closeRefund'>>({
      query: endpointQuery(contract.closeRefund),
      invalidatesTags: [...moved, 'paymentRun'],
    }),
    dropPendingLine: build.mutation<Data<'dropPendingLine'>, Arg<'dropPendingLine'>>({
      query: endpointQuery(contract.dropPendingLine),
      invalidatesTags: [...moved],
    }),
    splitPendingLines: build.mutation<Data<'splitPendingLines'>, Arg<'splitPendingLines'>>({
      query: endpointQuery(contract.splitPendingLines),
      invalidatesTags: [...moved],
    }),
    commentOnRefund: build.mutation<Data<'commentOnRefund'>, Arg<'commentOnRefund'>>({
      query: endpointQuery(contract.commentOnRefund),
      invalidatesTags: ['refund'],
    }),
    exportRefunds: build.mutation<SavedFile, FileArg<typeof reads.exportRefunds>>({
      query: fileQuery(reads.exportRefunds),
    }),
    exportOwnRefunds: build.mutation<SavedFile, FileArg<typeof reads.exportOwnRefunds>>({
      query: fileQuery(reads.exportOwnRefunds),
    }),
    previewRejection: build.mutation<SavedFile, FileArg<typeof actions.previewRejection>>({
      query: fileQuery(actions.previewRejection),
    }),
    previewApproval: build.mutation<SavedFile, FileArg<typeof actions.previewApproval>>({
      query: fileQuery(actions.previewApproval),
    }),
    downloadRefundStatement: build.mutation<SavedFile, FileArg<typeof reads.downloadRefundStatement>>({
      query: fileQuery(reads.downloadRefundStatement),
    }),
    downloadRefundDecision: build.mutation<SavedFile, FileArg<typeof reads.downloadRefundDecision>>({
      query: fileQuery(reads.downloadRefundDecision),
    }),
  }),
});

export const {
  useListRefundsQuery,
  useListAllRefundsQuery,
  useGetRefundQuery,
  useProposeRefundQuery,
  useForeseeClaimsQuery,
  useListRefundDraftsQuery,
  useSaveRefundDraftMutation,
  useSendRefundToSignerMutation,
  useDiscardRefundDraftMutation,
  useSubmitRefundMutation,
  useAnswerRefundMutation,
  useWithdrawRefundMutation,
  useTakeUpRefundMutation,
  useVerifyRefundMutation,
  useUndoVerificationMutation,
  useChangeRefundReasonMutation,
  useReturnRefundMutation,
  useRejectRefundMutation,
  useApproveRefundMutation,
  useCloseRefundMutation,
  useDropPendingLineMutation,
  useSplitPendingLinesMutation,
  useCommentOnRefundMutation,
} = refundsApi;
