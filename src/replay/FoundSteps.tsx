import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { Findings } from '../actionLog/replay';
import { ScrollBox } from '../components/ScrollBox';

interface FoundStepsProps {
  readonly findings: Findings;
  readonly onJump: (step: number) => void;
}

/** More steps than this are found with the player's own buttons. */
const MOST_LISTED = 200;

/** Every step at which something was found, one line each: the first in the open, the others folded away. */
export function FoundSteps({ findings, onJump }: FoundStepsProps) {
  const { t } = useTranslation('replay');
  const id = useId();
  const texts = new Map<number, string[]>();
  const add = (step: number, text: string): void => {
    texts.set(step, [...(texts.get(step) ?? []), text]);
  };
  for (const { step, slice } of findings.differences) add(step, t('summary.differs', { step, slice }));
  for (const { step, rule } of findings.breaches) add(step, t('summary.broken', { step, rule }));
  for (const { step, message } of findings.failures) add(step, t('summary.stopped', { step, message }));
  const [first, ...others] = [...texts].sort(([a], [b]) => a - b);
  if (first === undefined) return null;
  const line = ([step, found]: readonly [number, readonly string[]]) => (
    <li key={step}>
      <span className="replay-found">{found.join(' ')}</span>
      <Button
        color="link"
        size="sm"
        onClick={() => {
          onJump(step);
        }}
      >
        {t('summary.show', { step })}
      </Button>
    </li>
  );
  return (
    <>
      <ul className="replay-findings is-lines">{line(first)}</ul>
      {others.length === 0 ? null : (
        <details className="replay-problems">
          <summary id={id}>{t('summary.further', { count: others.length })}</summary>
          <ScrollBox labelledBy={id}>
            <ul className="replay-findings is-lines">{others.slice(0, MOST_LISTED).map(line)}</ul>
          </ScrollBox>
        </details>
      )}
    </>
  );
}
