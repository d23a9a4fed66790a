import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { exemptionsApi } from '../../../api/exemptions/applications';
import { readDraft, writtenDraft } from '../../../api/drafts/draftStore';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useApiDispatch } from '../../../api/base/useDispatch';
import {
  chooseApplication,
  type FoundApplication,
  applicationDraftName,
  withWritten,
} from './storedApplication';

type Finding =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly found: FoundApplication }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Looks up the unfinished application once, on this device and on the server.
 * @param preparer the colleague who sent it to be signed; null for the reader's own
 * @param attempt another number looks it up again
 */
export function useFoundApplication(owner: string, preparer: string | null, attempt: number): Finding {
  const dispatch = useApiDispatch();
  const [finding, setFinding] = useState<Finding & { readonly attempt: number }>({
    kind: 'looking',
    attempt: attempt,
  });
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const name = applicationDraftName(preparer);
      const stored = await dispatch(readDraft(owner, name));
      const { getExemptionDraft, getDraftToSign } = exemptionsApi.endpoints;
      const asking = { forceRefetch: true, subscribe: false };
      const handed =
        preparer === null ? null : await dispatch(getDraftToSign.initiate({ params: { preparer } }, asking));
      const own = handed === null ? await dispatch(getExemptionDraft.initiate(undefined, asking)) : null;
      if (isGone) return;
      const failure = readApiFailure(handed?.error ?? own?.error);
      const prepared =
        preparer === null || handed?.data === undefined
          ? null
          : { by: preparer, name: handed.data.preparedBy };
      if (failure !== null) setFinding({ kind: 'failed', failure, attempt: attempt });
      else
        setFinding({
          kind: 'found',
          found: withWritten(
            chooseApplication(stored, handed?.data ?? own?.data ?? null, prepared),
            dispatch(writtenDraft(name)),
          ),
          attempt: attempt,
        });
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, preparer, attempt]);
  // What was found before is not what is looked for now.
  return finding.attempt === attempt ? finding : { kind: 'looking' };
}
