import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/impersonation';
import { impersonationEnded, impersonationStarted } from '../state/impersonation';
import type { ImpersonationPart, SessionPart } from '../state/parts';
import { api } from './base/api';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { readApiFailure } from './base/readApiFailure';

type Start = typeof contract.startImpersonation;
type End = typeof contract.endImpersonation;

const wasRefused = (reason: unknown): boolean =>
  typeof reason === 'object' &&
  reason !== null &&
  'error' in reason &&
  readApiFailure(reason.error)?.kind === 'refused';

/** An admin acting for a company (decision 6). Caches change hands with it (middleware/cacheOwner.ts). */
const impersonationApi = api.injectEndpoints({
  endpoints: (build) => ({
    startImpersonation: build.mutation<DataOf<Start>, CallArg<Start>>({
      query: endpointQuery(contract.startImpersonation),
      onQueryStarted: async (_, store) => {
        const { data } = await store.queryFulfilled.catch(() => ({ data: undefined }));
        const { session } = store.getState() as unknown as SessionPart;
        if (data === undefined || session === null) return;
        const { companyId, isAssessmentPayer, isExempt, isRefundEligible } = session;
        store.dispatch(
          impersonationStarted({
            original: { companyId, isAssessmentPayer, isExempt, isRefundEligible },
            target: data,
          }),
        );
      },
    }),
    endImpersonation: build.mutation<DataOf<End>, CallArg<End>>({
      query: endpointQuery(contract.endImpersonation),
      onQueryStarted: async (_, store) => {
        const hasEnded = await store.queryFulfilled.then(
          () => true,
          // The server knows of none any more: there is nothing left to end but our own idea of it.
          wasRefused,
        );
        const original = (store.getState() as unknown as ImpersonationPart).impersonation;
        if (hasEnded && original !== null) store.dispatch(impersonationEnded({ original }));
      },
    }),
  }),
});

export const { useStartImpersonationMutation, useEndImpersonationMutation } = impersonationApi;
