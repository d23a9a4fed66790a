import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readDraft, writtenDraft } from '../../../api/drafts/draftStore';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { refundsApi } from '../../../api/refunds/claims';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { findFiledClaim, type FiledClaim } from './filedBefore';
import { chooseClaim, claimDraftName, type FoundClaim, readStoredClaim, withWritten } from './storedClaim';

export type Finding =
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly claim: FoundClaim }
  /** It was submitted; the answer did not arrive, or an old address leads here. */
  | { readonly kind: 'filed'; readonly claim: FiledClaim }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Looks up an unfinished claim once, on this device and on the server. Without the server the copy of this device is enough to go on.
 * @param attempt another number begins again
 * @param look above 0, only whether it was submitted is looked up again: nothing else takes the form from the screen
 */
export function useFoundClaim(owner: string, key: string, attempt: number, look: number): Finding {
  const dispatch = useApiDispatch();
  const [last, setLast] = useState<{ readonly attempt: number; readonly finding: Finding }>();
  useEffect(() => {
    let isGone = false;
    const show = (next: Finding): void => {
      if (!isGone) setLast({ attempt, finding: next });
    };
    async function lookUp(): Promise<void> {
      if (look > 0) {
        const filed = await dispatch(findFiledClaim(owner, key));
        if (filed !== null) show({ kind: 'filed', claim: filed });
        return;
      }
      const stored = readStoredClaim(await dispatch(readDraft(owner, claimDraftName(key))));
      const draft = await dispatch(
        refundsApi.endpoints.getRefundDraft.initiate(
          { params: { key } },
          { forceRefetch: true, subscribe: false },
        ),
      );
      const failure = readApiFailure(draft.error);
      if (failure === null) {
        const claim = withWritten(
          chooseClaim(stored, draft.data ?? null),
          dispatch(writtenDraft(claimDraftName(key))),
        );
        // Without a draft on the server, a copy of this device may have been submitted. An empty form need not wait for the answer.
        const mayBeFiled = draft.data === null && stored !== null;
        if (!mayBeFiled) show({ kind: 'found', claim });
        const filed = draft.data === null ? await dispatch(findFiledClaim(owner, key)) : null;
        if (filed !== null) show({ kind: 'filed', claim: filed });
        else if (mayBeFiled) show({ kind: 'found', claim });
      } else if (stored === null) show({ kind: 'failed', failure });
      else
        show({
          kind: 'found',
          claim: {
            form: stored.form,
            savedAt: stored.basedOn,
            origin: 'device',
            other: null,
            preparedBy: null,
          },
        });
    }
    void lookUp();
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, key, attempt, look]);
  // What an earlier attempt has found was discarded since.
  return last?.attempt === attempt ? last.finding : { kind: 'looking' };
}
