import { useEffect } from 'react';
import { refundsApi } from '../../../api/refunds/claims';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { savedFrom, useDraftSaver, type DraftSaving } from '../../../api/drafts/useDraftSaver';
import { draftOf } from './claimDraft';
import { claimUrgency } from './claimUrgency';
import type { ClaimForm } from './claimForm';
import { isFiledBefore } from './filedBefore';
import { claimDraftName } from './storedClaim';
import { noteDraft } from './useUnsavedDraft';

/** Keeps the claim safe while it is written. */
export function useClaimSaver(
  { owner, key }: { readonly owner: string; readonly key: string },
  form: ClaimForm,
  first: ClaimForm,
  savedAt: string | null,
): DraftSaving<ClaimForm> {
  const dispatch = useApiDispatch();
  const { saveRefundDraft } = refundsApi.endpoints;
  const isWritten = form !== first;
  useEffect(() => {
    if (isWritten) void dispatch(noteDraft(owner, key));
  }, [dispatch, owner, key, isWritten]);
  return useDraftSaver({
    owner,
    name: claimDraftName(key),
    form,
    first,
    savedAt,
    urgencyOf: (before, after) => claimUrgency(before, after, savedAt === null && before === first),
    save: async (claim) => {
      const saved = savedFrom(
        await dispatch(
          saveRefundDraft.initiate({ params: { key }, body: { content: draftOf(claim) } }, { track: false }),
        ),
      );
      return saved.ok ? saved : { ...saved, isFinal: isFiledBefore(saved.failure) };
    },
  });
}
