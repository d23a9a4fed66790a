import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../contract/limits';
import { sortableInstant } from '../../../contract/texts/instantText';
import { withoutTypedSecrets } from '../../../domain/typedSecrets';
import { errorMessage } from '../../api/base/errorMessage';
import { reportProblem } from '../../api/problems';
import { useApiDispatch } from '../../api/base/useDispatch';
import { buildName } from '../../browser/leaving';
import { saveFile } from '../../browser/saveFile';
import { useBoardZone } from '../../i18n/boardZone';
import { useLanguage } from '../../i18n/useFormat';
import { alertRaised } from '../../state/alerts';
import { useRecording } from './recordingContext';
import { withoutBase } from '../../routing/basePath';

interface ProblemReporting {
  readonly isRecorded: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** The log was handed to the downloads. */
  readonly isSaved: boolean;
  /** What goes with the log and to the board instead of what was written; null where that is the same. */
  readonly scanned: string | null;
  /** What is private and still in the log, so that there is none; null where nothing is. */
  readonly left: string | null;
  readonly send: (note: string) => Promise<void>;
  /** Hands the log to the browser's downloads. */
  readonly save: (note: string) => void;
  /** Saves the log without what is private and left in it. */
  readonly saveWithout: (note: string) => void;
}

/** Sends or saves what somebody reports, with this tab's log where there is one. */
export function useProblemReport(onDone: () => void): ProblemReporting {
  const { t } = useTranslation('problem');
  const language = useLanguage();
  const zone = useBoardZone();
  const dispatch = useApiDispatch();
  const recording = useRecording();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  const [scanned, setScanned] = useState<string | null>(null);

  /** What of a note is sent and saved. */
  function scan(note: string): string {
    const kept = (recording?.scan ?? withoutTypedSecrets)(note).slice(0, LIMITS.commentText);
    setScanned(kept === note ? null : kept);
    return kept;
  }

  /** Undefined where the log was refused, null where there is none. */
  function logText(reason: string, isCut = false): string | null | undefined {
    if (recording === undefined) return null;
    const exported = recording.export({ reason, isCut });
    if (exported.kind === 'exported') return exported.text;
    setFailure(t('refused', { value: exported.value }));
    setLeft(exported.value);
    return undefined;
  }

  function saveLog(note: string, isCut: boolean): void {
    scan(note);
    const text = logText(note, isCut);
    if (typeof text !== 'string') return;
    setFailure(null);
    setLeft(null);
    const stamp = sortableInstant(language, zone, Date.now()).replace(/[ :]/g, '-');
    saveFile(`northwood-log-${stamp}.jsonl`, new Blob([text], { type: 'application/x-ndjson' }));
    setSaved(true);
    recording?.handedOver();
  }

  return {
    isRecorded: recording !== undefined,
    isBusy,
    failure,
    isSaved,
    scanned,
    left,
    send: async (written) => {
      setFailure(null);
      const note = scan(written);
      // Nothing is sent that is not what its writer has seen.
      if (note !== written && note !== scanned) return;
      // Whoever has read that the log cannot go with it sends the note alone.
      const log = left !== null ? null : logText(written);
      if (log === undefined) return;
      setBusy(true);
      const page = withoutBase(location.pathname);
      const failed = await dispatch(reportProblem({ note, page, build: buildName(), log }));
      setBusy(false);
      if (failed !== null) {
        setFailure(errorMessage(failed, language));
        return;
      }
      dispatch(alertRaised(t('sent'), 'success'));
      if (log !== null) recording?.handedOver();
      onDone();
    },
    save: (note) => {
      saveLog(note, false);
    },
    saveWithout: (note) => {
      saveLog(note, true);
    },
  };
}
