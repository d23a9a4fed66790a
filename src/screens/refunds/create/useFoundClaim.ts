import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readDraft } from '../../../api/drafts/draftStore';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { refundsApi } from '../../../api/refunds/claims';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { chooseClaim, claimDraftName, type FoundClaim, readStoredClaim } from './storedClaim';

export type Finding =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly claim: FoundClaim }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Looks up an unfinished claim once, on this device and on the server. Without the server the copy of this device is enough to go on.
 * @param attempt another number looks it up again
 */
export function useFoundClaim(owner: string, key: string, attempt: number): Finding {
  const dispatch = useApiDispatch();
  const [finding, setFinding] = useState<Finding>({ kind: 'looking' });
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const stored = readStoredClaim(await dispatch(readDraft(owner, claimDraftName(key))));
      const draft = await dispatch(
        refundsApi.endpoints.getRefundDraft.initiate(
          { params: { key } },
          { forceRefetch: true, subscribe: false },
        ),
      );
      if (isGone) return;
      const failure = readApiFailure(draft.error);
      if (failure === null) setFinding({ kind: 'found', claim: chooseClaim(stored, draft.data ?? null) });
      else if (stored === null) setFinding({ kind: 'failed', failure });
      else
        setFinding({
          kind: 'found',
          claim: { form: stored.form, savedAt: stored.basedOn, origin: 'device', other: null },
        });
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, key, attempt]);
  return finding;
}
