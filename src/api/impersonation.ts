import type { DataOf } from '../../contract/endpoint';
import * as contract from '../../contract/endpoints/impersonation';
import { impersonationEnded, impersonationStarted, type ActingCompany } from '../state/impersonation';
import type { ImpersonationPart, SessionPart } from '../state/parts';
import { api } from './base/api';
import type { ApiFailure } from './base/apiFailure';
import type { ApiThunk } from './base/apiThunk';
import { endpointQuery, type CallArg } from './base/endpointQuery';
import { isCallUnknown } from './base/isCallUnknown';
import { readApiFailure } from './base/readApiFailure';
import { companiesApi } from './companies/profile';

type Start = typeof contract.startImpersonation;
type End = typeof contract.endImpersonation;

/** There is nothing left to end but our own idea of it: the server knows of none any more, or never knew of any. */
export const isNothingToEnd = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'refused' || isCallUnknown(failure);

const failureIn = (reason: unknown): ApiFailure | null =>
  typeof reason === 'object' && reason !== null && 'error' in reason ? readApiFailure(reason.error) : null;

/** An admin acting for a company (decision 6). Caches change hands with it (middleware/cacheOwner.ts). */
const impersonationApi = api.injectEndpoints({
  endpoints: (build) => ({
    startImpersonation: build.mutation<DataOf<Start>, CallArg<Start>>({
      query: endpointQuery(contract.startImpersonation),
    }),
    endImpersonation: build.mutation<DataOf<End>, CallArg<End>>({
      query: endpointQuery(contract.endImpersonation),
      onQueryStarted: async (_, store) => {
        const hasEnded = await store.queryFulfilled.then(
          () => true,
          (reason: unknown) => isNothingToEnd(failureIn(reason)),
        );
        const original = (store.getState() as unknown as ImpersonationPart).impersonation;
        if (hasEnded && original !== null) store.dispatch(impersonationEnded({ original }));
      },
    }),
  }),
});

export const { useEndImpersonationMutation } = impersonationApi;

/**
 * Starts to act for a company. A backend without a call for it leaves that to the browser (specification, section 4): the company's
 * name and flags then come from its profile, and nobody checks or records the change (decision 6).
 * @returns why it did not start, else null
 */
export const actAs =
  (companyId: string, reason: string): ApiThunk<Promise<ApiFailure | null>> =>
  async (dispatch, getState) => {
    const { startImpersonation } = impersonationApi.endpoints;
    const { data, error } = await dispatch(startImpersonation.initiate({ body: { companyId, reason } }));
    const failure = readApiFailure(error);
    if (data !== undefined) dispatch(begin(data, getState()));
    if (!isCallUnknown(failure)) return failure;
    const { getCompanyProfile } = companiesApi.endpoints;
    const profile = await dispatch(
      getCompanyProfile.initiate({ params: { companyId } }, { subscribe: false, forceRefetch: true }),
    );
    if (profile.data === undefined) return readApiFailure(profile.error) ?? failure;
    const { legalName, isAssessmentPayer, isExempt, isRefundEligible } = profile.data;
    const flags = { isAssessmentPayer, isExempt, isRefundEligible };
    dispatch(begin({ companyId: profile.data.companyId, companyName: legalName, ...flags }, getState()));
    return null;
  };

function begin(target: ActingCompany, { session }: SessionPart) {
  const {
    companyId = '',
    isAssessmentPayer = false,
    isExempt = false,
    isRefundEligible = false,
  } = session ?? {};
  const original = { companyId, isAssessmentPayer, isExempt, isRefundEligible };
  return impersonationStarted({ original, target });
}
