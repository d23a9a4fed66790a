import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createDraftSaver } from '../../../api/draftSaver';
import { exemptionsApi } from '../../../api/exemptions';
import { forgetWork, keepWork } from '../../../api/keptWork';
import { readApiFailure } from '../../../api/readApiFailure';
import { useApiDispatch } from '../../../api/useDispatch';
import type { SessionPart } from '../../../state/parts';
import { ownerOf } from '../../../state/session';
import type { Application } from './application';
import { KEPT_APPLICATION } from './keptApplication';

/** Keeps the application safe while it is written: on this device for its owner alone, and as the server's draft. */
export function useApplicationSaver(
  owner: string,
  application: Application,
  first: Application,
  savedAt: string | null,
) {
  const dispatch = useApiDispatch();
  const store = useStore<SessionPart>();
  const [saver] = useState(() =>
    createDraftSaver<Application>(
      {
        keep: (kept) => void dispatch(keepWork(owner, KEPT_APPLICATION, kept)),
        save: async ({ form }) => {
          const { session } = store.getState();
          // Another person or company has taken this tab over: the draft would become theirs.
          if (session === null || ownerOf(session) !== owner)
            return { ok: false, failure: { kind: 'unreachable', isTimeout: false } };
          const answer = await dispatch(
            exemptionsApi.endpoints.saveExemptionDraft.initiate(
              { body: { content: form } },
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
    if (application !== first) saver.changed(application);
  }, [saver, application, first]);
  useEffect(
    () => () => {
      saver.stop();
    },
    [saver],
  );
  return { state, saver, forget: () => void dispatch(forgetWork(owner, KEPT_APPLICATION)) };
}
