import type { DataOf } from '../../../../contract/endpoint';
import type { getClaimOfDraft } from '../../../../contract/endpoints/refunds/claims';
import type { ApiFailure } from '../../../api/base/apiFailure';
import type { ApiThunk } from '../../../api/base/apiThunk';
import { forgetDraft } from '../../../api/drafts/draftStore';
import { refundsApi } from '../../../api/refunds/claims';
import { claimDraftName } from './storedClaim';

/** The claim that a draft was submitted as. */
export type FiledClaim = NonNullable<DataOf<typeof getClaimOfDraft>>;

/** Whether a draft was refused because a claim was submitted as it before: the answer to that submission never arrived. */
export const isFiledBefore = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && failure.errors.some(({ error }) => error === 'claim-filed-before');

/** What a draft was submitted as, or null, also where that cannot be found out. The copy on this device goes with it. */
export const findFiledClaim =
  (owner: string, key: string): ApiThunk<Promise<FiledClaim | null>> =>
  async (dispatch) => {
    const { data } = await dispatch(
      refundsApi.endpoints.getClaimOfDraft.initiate(
        { params: { key } },
        { forceRefetch: true, subscribe: false },
      ),
    );
    if (data === undefined || data === null) return null;
    await dispatch(forgetDraft(owner, claimDraftName(key)));
    return data;
  };
