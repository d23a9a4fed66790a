import { useState } from 'react';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useDraftSaver, type DraftSaving } from '../../../api/drafts/useDraftSaver';
import { createDraftPort, type DraftConflict } from './draftPort';
import type { FoundReport } from './foundReport';
import type { ReportForm } from './reportForm';
import { draftNameOf, type ReportSource } from './reportSource';

export interface ReportSaving extends DraftSaving<ReportForm> {
  readonly conflict: DraftConflict | null;
  /** Goes on from the version of the server: it is taken up, or what is typed here goes over it. */
  readonly resolveConflict: () => void;
}

/** Keeps a report safe while it is written, on the server as the company's draft of the period. */
export function useReportSaver(
  owner: string,
  source: ReportSource,
  form: ReportForm,
  found: FoundReport,
): ReportSaving {
  const dispatch = useApiDispatch();
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [port] = useState(() => createDraftPort(dispatch, source, found.version, setConflict));
  const saving = useDraftSaver({
    owner,
    name: draftNameOf(source),
    form,
    first: found.form,
    savedAt: found.savedAt,
    save: port.save,
  });
  return {
    ...saving,
    conflict,
    resolveConflict: () => {
      port.goOnFrom(conflict?.draft?.version ?? 0);
      setConflict(null);
      saving.saver.changed(form);
    },
  };
}
