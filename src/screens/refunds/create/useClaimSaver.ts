import { refundsApi } from '../../../api/refunds';
import { useApiDispatch } from '../../../api/useDispatch';
import { savedFrom, useDraftSaver, type DraftSaving } from '../../../api/useDraftSaver';
import { draftOf } from './claimDraft';
import type { ClaimForm } from './claimForm';
import { KEPT_CLAIM } from './keptClaim';

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
    name: KEPT_CLAIM,
    form,
    first,
    savedAt,
    save: async (claim) =>
      savedFrom(
        await dispatch(saveRefundDraft.initiate({ body: { content: draftOf(claim) } }, { track: false })),
      ),
  });
}
