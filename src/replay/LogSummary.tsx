import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
      <Verdict
        folding={folding}
        length={steps.length}
        isWhole={!problems.some(isIncomplete)}
        recorded={recordedHashes(log)}
        onJump={onJump}
      />
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
  length,
  isWhole,
  recorded,
  onJump,
}: Pick<LogSummaryProps, 'folding' | 'onJump'> & {
  readonly length: number;
  readonly isWhole: boolean;
  /** How many hashes were recorded, if known. */
  readonly recorded: number | undefined;
}) {
  const { t } = useTranslation('replay');
  const isDone = folded >= length;
  const percent = Math.floor((folded / Math.max(1, length)) * 100);
  return (
    <>
      <p className="replay-verdict" role="status" data-done={isDone}>
        {isDone
          ? findings.differences.length === 0
            ? findings.compared === 0
              ? t('summary.uncompared')
              : isWhole
                ? t('summary.same', { count: findings.compared })
                : recorded === undefined
                  ? t('summary.some', { count: findings.compared })
                  : t('summary.part', { compared: findings.compared, count: recorded })
            : null
          : t('summary.checking', { percent })}
      </p>
      <FoundSteps findings={findings} onJump={onJump} />
    </>
  );
}
