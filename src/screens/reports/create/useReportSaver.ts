import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createDraftSaver, type DraftSaver, type SaveState } from '../../../api/draftSaver';
import { forgetWork, keepWork } from '../../../api/keptWork';
import { useApiDispatch } from '../../../api/useDispatch';
import type { SessionPart } from '../../../state/parts';
import { ownerOf } from '../../../state/session';
import { createDraftPort, type DraftConflict } from './draftPort';
import type { FoundReport } from './foundReport';
import type { ReportForm } from './reportForm';
import { keptName, type ReportSource } from './reportSource';

export interface ReportSaving {
  readonly state: SaveState;
  readonly saver: DraftSaver<ReportForm>;
  readonly conflict: DraftConflict | null;
  /** Goes on from the version of the server: it is taken up, or what is typed here goes over it. */
  readonly settleConflict: () => void;
  /** The report was sent or thrown away: no copy of it is left on this device. */
  readonly forget: () => Promise<void>;
}

/** Keeps a report safe while it is written: on this device for its owner alone, and as the company's draft of the period. */
export function useReportSaver(
  owner: string,
  source: ReportSource,
  form: ReportForm,
  found: FoundReport,
): ReportSaving {
  const dispatch = useApiDispatch();
  const store = useStore<SessionPart>();
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const name = keptName(source);
  const [{ port, saver }] = useState(() => {
    const drafts = createDraftPort(dispatch, source, found.version, setConflict);
    const keeping = createDraftSaver<ReportForm>(
      {
        keep: (kept) => void dispatch(keepWork(owner, name, kept)),
        save: (report) => {
          const { session } = store.getState();
          // Another person or company has taken this tab over: the draft would become theirs.
          return session === null || ownerOf(session) !== owner
            ? Promise.resolve({ ok: false, failure: { kind: 'unreachable', isTimeout: false } })
            : drafts.save(report);
        },
      },
      found.savedAt,
    );
    return { port: drafts, saver: keeping };
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => {
    if (form !== found.form) saver.changed(form);
  }, [saver, form, found.form]);
  useEffect(
    () => () => {
      saver.stop();
    },
    [saver],
  );
  return {
    state,
    saver,
    conflict,
    settleConflict: () => {
      port.goOnFrom(conflict?.draft?.version ?? 0);
      setConflict(null);
      saver.changed(form);
    },
    forget: () => dispatch(forgetWork(owner, name)),
  };
}
