import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/apiFailure';
import { exemptionsApi } from '../../../api/exemptions';
import { readKeptWork } from '../../../api/keptWork';
import { readApiFailure } from '../../../api/readApiFailure';
import { useApiDispatch } from '../../../api/useDispatch';
import { chooseApplication, type FoundApplication, KEPT_APPLICATION } from './keptApplication';

type Finding =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly found: FoundApplication }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Looks up the unfinished application once, on this device and on the server.
 * @param attempt another number looks it up again
 */
export function useFoundApplication(owner: string, attempt: number): Finding {
  const dispatch = useApiDispatch();
  const [finding, setFinding] = useState<Finding & { readonly of: number }>({ kind: 'looking', of: attempt });
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const kept = await dispatch(readKeptWork(owner, KEPT_APPLICATION));
      const draft = await dispatch(
        exemptionsApi.endpoints.getExemptionDraft.initiate(undefined, {
          forceRefetch: true,
          subscribe: false,
        }),
      );
      if (isGone) return;
      const failure = readApiFailure(draft.error);
      if (failure !== null) setFinding({ kind: 'failed', failure, of: attempt });
      else setFinding({ kind: 'found', found: chooseApplication(kept, draft.data ?? null), of: attempt });
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, attempt]);
  // What was found before is not what is looked for now.
  return finding.of === attempt ? finding : { kind: 'looking' };
}
