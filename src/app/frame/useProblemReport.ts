import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sortableInstant } from '../../../contract/texts/instantText';
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
  readonly send: (note: string) => Promise<void>;
  /** Hands the log to the browser's downloads. */
  readonly save: (note: string) => void;
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
  const [isLogRefused, setLogRefused] = useState(false);

  /** Undefined where the log was refused, null where there is none. */
  function logText(note: string): string | null | undefined {
    if (recording === undefined) return null;
    const exported = recording.export(note);
    if (exported.kind === 'exported') return exported.text;
    setFailure(t('refused', { line: exported.line }));
    setLogRefused(true);
    return undefined;
  }

  return {
    isRecorded: recording !== undefined,
    isBusy,
    failure,
    isSaved,
    send: async (note) => {
      setFailure(null);
      // Whoever has read that the log cannot go with it sends the note alone.
      const log = isLogRefused ? null : logText(note);
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
      const text = logText(note);
      if (typeof text !== 'string') return;
      const stamp = sortableInstant(language, zone, Date.now()).replace(/[ :]/g, '-');
      saveFile(`northwood-log-${stamp}.jsonl`, new Blob([text], { type: 'application/x-ndjson' }));
      setSaved(true);
      recording?.handedOver();
    },
  };
}
