import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/apiFailure';
import { readKeptWork } from '../../../api/keptWork';
import { readApiFailure } from '../../../api/readApiFailure';
import { refundsApi } from '../../../api/refunds';
import { useApiDispatch } from '../../../api/useDispatch';
import { chooseClaim, type FoundClaim, KEPT_CLAIM, readKeptClaim } from './keptClaim';

export type Finding =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly claim: FoundClaim }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Looks up the unfinished claim once, on this device and on the server. Without the server the copy of this device is enough to go on.
 * @param attempt another number looks it up again
 */
export function useFoundClaim(owner: string, attempt: number): Finding {
  const dispatch = useApiDispatch();
  const [finding, setFinding] = useState<Finding>({ kind: 'looking' });
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const kept = readKeptClaim(await dispatch(readKeptWork(owner, KEPT_CLAIM)));
      const draft = await dispatch(
        refundsApi.endpoints.getRefundDraft.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (isGone) return;
      const failure = readApiFailure(draft.error);
      if (failure === null) setFinding({ kind: 'found', claim: chooseClaim(kept, draft.data ?? null) });
      else if (kept === null) setFinding({ kind: 'failed', failure });
      else
        setFinding({
          kind: 'found',
          claim: { form: kept.form, savedAt: kept.basedOn, origin: 'device', other: null },
        });
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, attempt]);
  return finding;
}
