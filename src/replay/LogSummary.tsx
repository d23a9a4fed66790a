import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictOf } from '../actionLog/findings/judge';
import { isDamage, isIncomplete, logProblemText } from '../actionLog/logProblem';
import { recordedHashes } from '../actionLog/recordedHashes';
import { ScrollBox } from '../components/ScrollBox';
import { useFormat, useLanguage } from '../i18n/useFormat';
import { FoundSteps } from './FoundSteps';
import type { OpenedLog } from './log/openedLog';
import type { Folding } from './log/useFolding';

/** A file that is damaged all over says so a few times in the open; the rest is folded away. */
const MOST_WARNINGS = 3;

interface LogSummaryProps {
  readonly opened: OpenedLog;
  readonly folding: Folding;
  readonly onJump: (step: number) => void;
}

/** What the file is, what is to know about it, and whether its states came out as recorded. */
export function LogSummary({ opened: { log, fileName }, folding, onJump }: LogSummaryProps) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  const language = useLanguage();
  const id = useId();
  const { header, problems, steps } = log;
  const warnings = problems.filter(isDamage).slice(0, MOST_WARNINGS);
  const notes = problems.filter((problem) => !warnings.includes(problem));
  return (
    <section className="replay-summary" aria-label={t('summary.label')}>
      <p className="replay-file">
        <strong>{fileName}</strong> <span>{t('summary.actions', { count: steps.length })}</span>
        {header === null ? null : (
          <>
            <span>
              {t('summary.recorded', { instant: format.instant(new Date(header.at).toISOString()) })}
            </span>
            <span>{t('summary.viewport', header.viewport)}</span>
            <span>{t('summary.build', { build: header.build.replace(/^.*\//, '') })}</span>
            {header.reason === '' ? null : <span>{t('summary.reason', { reason: header.reason })}</span>}
          </>
        )}
      </p>
      <Verdict folding={folding} log={log} onJump={onJump} />
      {warnings.length === 0 ? null : (
        <div className="alert alert-warning replay-damage" role="alert">
          {warnings.map((problem) => {
            const text = logProblemText(problem, language);
            return <p key={text}>{text}</p>;
          })}
        </div>
      )}
      {notes.length === 0 ? null : (
        <details className="replay-problems">
          <summary id={id}>{t('summary.problems', { count: notes.length })}</summary>
          <ScrollBox labelledBy={id}>
            <ul>
              {notes.slice(0, 200).map((problem) => {
                const text = logProblemText(problem, language);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </ScrollBox>
        </details>
      )}
    </section>
  );
}

/** Whether every recorded hash was met, and where not; every finding leads to its step. */
function Verdict({
  folding: { folded, findings },
  log,
  onJump,
}: Pick<LogSummaryProps, 'folding' | 'onJump'> & Pick<OpenedLog, 'log'>) {
  const { t } = useTranslation('replay');
  const { steps, problems } = log;
  const isDone = folded >= steps.length;
  const percent = Math.floor((folded / Math.max(1, steps.length)) * 100);
  const { differences, breaches, failures } = findings;
  const verdict = verdictOf(differences.length + breaches.length + failures.length, problems);
  return (
    <>
      <p className="replay-verdict" role="status" data-done={isDone}>
        {isDone ? (
          <>
            <strong className={`replay-outcome is-${verdict}`}>{t(`summary.outcome.${verdict}`)}</strong>{' '}
            {differences.length === 0 ? <Compared log={log} compared={findings.compared} /> : null}
          </>
        ) : (
          t('summary.checking', { percent })
        )}
      </p>
      <FoundSteps findings={findings} onJump={onJump} />
    </>
  );
}

/** How many of the recorded hashes were compared, where none of them differs. */
function Compared({ log, compared }: Pick<OpenedLog, 'log'> & { readonly compared: number }) {
  const { t } = useTranslation('replay');
  if (compared === 0) return t('summary.uncompared');
  if (!log.problems.some(isIncomplete)) return t('summary.same', { count: compared });
  const recorded = recordedHashes(log);
  return recorded === undefined
    ? t('summary.some', { count: compared })
    : t('summary.part', { compared, count: recorded });
}
