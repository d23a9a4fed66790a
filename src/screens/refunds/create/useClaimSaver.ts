import { refundsApi } from '../../../api/refunds/claims';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { savedFrom, useDraftSaver, type DraftSaving } from '../../../api/drafts/useDraftSaver';
import { draftOf } from './claimDraft';
import type { ClaimForm } from './claimForm';
import { CLAIM_DRAFT } from './storedClaim';

/** Keeps the claim safe while it is written. */
export function useClaimSaver(
  owner: string,
  form: ClaimForm,
  first: ClaimForm,
  savedAt: string | null,
): DraftSaving<ClaimForm> {
  const dispatch = useApiDispatch();
  const { saveRefundDraft } = refundsApi.endpoints;
  return useDraftSaver({
    owner,
    name: CLAIM_DRAFT,
    form,
    first,
    savedAt,
    save: async (claim) =>
      savedFrom(
        await dispatch(saveRefundDraft.initiate({ body: { content: draftOf(claim) } }, { track: false })),
      ),
  });
}
