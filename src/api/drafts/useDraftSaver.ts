import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { SessionPart } from '../../state/parts';
import { ownerOf } from '../../state/session';
import { createDraftSaver, type DraftSaver, type Saved, type SaveState, type Urgency } from './draftSaver';
import { forgetDraft, saveDraft, shownSaving } from './draftStore';
import { readApiFailure } from '../base/readApiFailure';
import { useApiDispatch } from '../base/useDispatch';

interface Draft<F> {
  /** Whose work it is, and under which name this device keeps it. */
  readonly owner: string;
  readonly name: string;
  readonly form: F;
  /** The form as it was found, which needs no saving. */
  readonly first: F;
  /** When the server's draft it was built on was saved. */
  readonly savedAt: string | null;
  /** Keeps the draft on the server; the function of the first call counts. */
  readonly save: (form: F) => Promise<Saved>;
  /** When a change goes to the server; the function of the first call counts. */
  readonly urgencyOf?: (before: F, after: F) => Urgency;
}

export interface DraftSaving<F> {
  readonly state: SaveState;
  readonly saver: DraftSaver<F>;
  /** The form was sent or thrown away: no copy of it is left on this device. */
  readonly forget: () => Promise<void>;
}

/** Keeps a form safe while it is written: on this device for its owner alone, and as the server's draft. */
export function useDraftSaver<F>({
  owner,
  name,
  form,
  first,
  savedAt,
  save,
  urgencyOf,
}: Draft<F>): DraftSaving<F> {
  const dispatch = useApiDispatch();
  const store = useStore<SessionPart>();
  const [saver] = useState(() =>
    createDraftSaver<F>(
      {
        persist: (stored) => void dispatch(saveDraft(owner, name, stored)),
        save: (changed) => {
          const { session } = store.getState();
          // Another person or company has taken this tab over: the draft would become theirs.
          return session === null || ownerOf(session) !== owner
            ? Promise.resolve({ ok: false, failure: { kind: 'unreachable', isTimeout: false } })
            : save(changed);
        },
        ...(urgencyOf === undefined
          ? {}
          : { urgencyOf: (before: F | null, after: F) => urgencyOf(before ?? first, after) }),
      },
      savedAt,
      dispatch(shownSaving(name)),
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
  return { state, saver, forget: () => dispatch(forgetDraft(owner, name)) };
}

/** How an attempt to save ended, from the answer of its call. */
export const savedFrom = (answer: {
  readonly data?: { readonly savedAt: string } | undefined;
  readonly error?: unknown;
}): Saved =>
  answer.data === undefined
    ? { ok: false, failure: readApiFailure(answer.error) ?? { kind: 'unreadable', status: 0 } }
    : { ok: true, savedAt: answer.data.savedAt };
