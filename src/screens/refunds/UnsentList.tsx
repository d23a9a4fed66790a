import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormFeedback } from 'reactstrap';
import type { UnsentState } from '../../../domain/unsentLine';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';

/** A line claimed before Customs has sent it, as a list shows it. */
export interface UnsentShown {
  readonly key: string;
  /** As people write it. */
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly entryDate: string;
  /** Null where all that may be claimed was asked for. */
  readonly amountAsked: string | null;
  readonly state?: UnsentState;
  readonly error?: string | undefined;
}

interface UnsentListProps {
  readonly lines: readonly UnsentShown[];
  /** What can be done with a waiting line; left out where nothing can. */
  readonly deed?: {
    readonly name: string;
    readonly nameOf: (line: UnsentShown) => string;
    readonly onPress: (line: UnsentShown) => void;
  };
}

const SHOWN_AT_FIRST = 100;

/** Lines that wait, or waited, for Customs. */
export function UnsentList({ lines, deed }: UnsentListProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className="unsent-list">
        {shown.map((line) => (
          <li key={line.key}>
            <span className="figure">
              {line.entryNumber} <small>{t('lines.line', { line: line.lineNo })}</small>
            </span>
            <span>{format.date(line.entryDate)}</span>
            <span>
              {line.amountAsked === null
                ? t('unsent.all')
                : t('unsent.atMost', { amount: format.money(line.amountAsked) })}
            </span>
            {line.state === undefined ? null : (
              <StatusBadge
                tone={line.state === 'matched' ? 'good' : line.state === 'waiting' ? 'waiting' : 'neutral'}
                label={t(`unsent.stateOf.${line.state}`)}
              />
            )}
            {deed === undefined || (line.state !== undefined && line.state !== 'waiting') ? null : (
              <Button
                color="link"
                size="sm"
                aria-label={deed.nameOf(line)}
                onClick={() => {
                  deed.onPress(line);
                }}
              >
                {deed.name}
              </Button>
            )}
            {line.error === undefined ? null : (
              <FormFeedback tag="span" className="field-error" id={line.key} tabIndex={-1}>
                {line.error}
              </FormFeedback>
            )}
          </li>
        ))}
      </ul>
      {shown.length === lines.length ? null : (
        <Button
          color="secondary"
          outline
          size="sm"
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('unsent.showAll', { count: lines.length })}
        </Button>
      )}
    </>
  );
}
