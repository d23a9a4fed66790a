import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readDraft, saveDraft } from '../../../api/drafts/draftStore';
import type { ApiThunk } from '../../../api/base/apiThunk';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { claimDraftName, readStoredClaim } from './storedClaim';

const NEWEST = 'refund-claim-newest';

/** Notes which draft was written last on this device: one that the server has never seen is found by it. */
export const noteDraft = (owner: string, key: string): ApiThunk<Promise<void>> =>
  saveDraft(owner, NEWEST, key);

/** The key of a claim that was begun on this device and has not reached the server; null where there is none, undefined at first. */
export function useUnsavedDraft(owner: string): string | null | undefined {
  const dispatch = useApiDispatch();
  const [found, setFound] = useState<string | null>();
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const key = z.safeParse(z.string(), await dispatch(readDraft(owner, NEWEST)));
      const stored = key.success
        ? readStoredClaim(await dispatch(readDraft(owner, claimDraftName(key.data))))
        : null;
      if (!isGone) setFound(key.success && stored?.basedOn === null ? key.data : null);
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner]);
  return found;
}
