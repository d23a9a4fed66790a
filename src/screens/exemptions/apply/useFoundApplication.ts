import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { exemptionsApi } from '../../../api/exemptions/applications';
import { readDraft, writtenDraft } from '../../../api/drafts/draftStore';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useApiDispatch } from '../../../api/base/useDispatch';
import {
  chooseApplication,
  type FoundApplication,
  APPLICATION_DRAFT,
  withWritten,
} from './storedApplication';

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
  const [finding, setFinding] = useState<Finding & { readonly attempt: number }>({
    kind: 'looking',
    attempt: attempt,
  });
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const stored = await dispatch(readDraft(owner, APPLICATION_DRAFT));
      const draft = await dispatch(
        exemptionsApi.endpoints.getExemptionDraft.initiate(undefined, {
          forceRefetch: true,
          subscribe: false,
        }),
      );
      if (isGone) return;
      const failure = readApiFailure(draft.error);
      if (failure !== null) setFinding({ kind: 'failed', failure, attempt: attempt });
      else
        setFinding({
          kind: 'found',
          found: withWritten(
            chooseApplication(stored, draft.data ?? null),
            dispatch(writtenDraft(APPLICATION_DRAFT)),
          ),
          attempt: attempt,
        });
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, attempt]);
  // What was found before is not what is looked for now.
  return finding.attempt === attempt ? finding : { kind: 'looking' };
}
