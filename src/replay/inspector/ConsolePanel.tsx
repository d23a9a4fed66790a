import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { LoggedConsole } from '../../actionLog/actionLog';
import { clockTime } from '../log/clockTime';

interface ConsolePanelProps {
  readonly lines: readonly LoggedConsole[];
  readonly step: number;
  readonly onJump: (step: number) => void;
}

/** A page that complains without end says nothing new after so many lines. */
const MOST = 500;

/** What the browser's console said while the log was recorded; each line leads to the step after which it stood. */
export function ConsolePanel({ lines, step, onJump }: ConsolePanelProps) {
  const { t } = useTranslation('replay');
  if (lines.length === 0) return <p className="mb-0">{t('inspect.noConsole')}</p>;
  return (
    <>
      <ol className="replay-console">
        {lines.slice(0, MOST).map(({ at, level, text, afterSteps }, index) => (
          // Lines never move, and the same may be said twice in a millisecond.
          <li key={index} className={afterSteps > step ? 'is-ahead' : undefined}>
            <span className="replay-row-time">{clockTime(at)}</span>
            <span className={`replay-mark is-${level}`}>{t(`inspect.level.${level}`)}</span>
            <Button
              color="link"
              size="sm"
              onClick={() => {
                onJump(Math.max(1, afterSteps));
              }}
            >
              {t('summary.show', { step: Math.max(1, afterSteps) })}
            </Button>
            <span className="replay-console-text">{text}</span>
          </li>
        ))}
      </ol>
      {lines.length > MOST ? <p className="mb-0">{t('inspect.moreConsole', { count: MOST })}</p> : null}
    </>
  );
}
