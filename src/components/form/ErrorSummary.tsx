import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface SummaryEntry {
  /** Id of the field the message belongs to; left out for what belongs to no field. */
  readonly fieldId?: string;
  readonly message: string;
  /** Brings the field onto the page first, where it stands on another one. */
  readonly onGo?: () => void;
}

interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[];
  /** Changes with every attempt to send, so that the summary takes the focus each time. */
  readonly attempt: number;
}

/** Everything that is wrong with a form, above it: takes the focus after an attempt to send and links to each field. */
export function ErrorSummary({ entries, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('components');
  const box = useRef<HTMLDivElement>(null);
  const isShown = entries.length > 0;
  useEffect(() => {
    if (isShown && attempt > 0) box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{t('errors', { count: entries.length })}</h2>
      <ul>
        {entries.map(({ fieldId, message, onGo }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  if (onGo !== undefined) {
                    onGo();
                    return;
                  }
                  const field = document.getElementById(fieldId);
                  field?.scrollIntoView({ block: 'center' });
                  field?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
