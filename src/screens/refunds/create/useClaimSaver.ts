import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createDraftSaver, type DraftSaver, type SaveState } from '../../../api/draftSaver';
import { forgetWork, keepWork } from '../../../api/keptWork';
import { readApiFailure } from '../../../api/readApiFailure';
import { refundsApi } from '../../../api/refunds';
import { useApiDispatch } from '../../../api/useDispatch';
import type { SessionPart } from '../../../state/parts';
import { ownerOf } from '../../../state/session';
import { draftOf } from './claimDraft';
import type { ClaimForm } from './claimForm';
import { KEPT_CLAIM } from './keptClaim';

interface Saving {
  readonly state: SaveState;
  readonly saver: DraftSaver<ClaimForm>;
  /** The claim was sent: no copy of it is left on this device. */
  readonly forget: () => void;
}

/** Keeps the claim safe while it is written: on this device for its owner alone, and as the server's draft. */
export function useClaimSaver(
  owner: string,
  form: ClaimForm,
  first: ClaimForm,
  savedAt: string | null,
): Saving {
  const dispatch = useApiDispatch();
  const store = useStore<SessionPart>();
  const [saver] = useState(() =>
    createDraftSaver<ClaimForm>(
      {
        keep: (kept) => void dispatch(keepWork(owner, KEPT_CLAIM, kept)),
        save: async (claim) => {
          const { session } = store.getState();
          // Another person or company has taken this tab over: the draft would become theirs.
          if (session === null || ownerOf(session) !== owner)
            return { ok: false, failure: { kind: 'unreachable', isTimeout: false } };
          const answer = await dispatch(
            refundsApi.endpoints.saveRefundDraft.initiate(
              { body: { content: draftOf(claim) } },
              { track: false },
            ),
          );
          return answer.data === undefined
            ? { ok: false, failure: readApiFailure(answer.error) ?? { kind: 'unreadable', status: 0 } }
            : { ok: true, savedAt: answer.data.savedAt };
        },
      },
      savedAt,
    ),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => {
    if (form !== first) saver.changed(form);
  }, [saver, form, first]);
  useEffect(
    () => () => {
      saver.stop();
    },
    [saver],
  );
  return { state, saver, forget: () => void dispatch(forgetWork(owner, KEPT_CLAIM)) };
}
