import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormFeedback } from 'reactstrap';
import type { PendingState } from '../../../domain/pendingLine';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';

/** A line claimed before Customs has sent it, as a list shows it. */
export interface PendingShown {
  readonly key: string;
  /** As people write it. */
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly entryDate: string;
  /** Null where all that may be claimed was asked for. */
  readonly amountAsked: string | null;
  readonly state?: PendingState;
  readonly error?: string | undefined;
}

interface PendingListProps {
  readonly lines: readonly PendingShown[];
  /** What can be done with a waiting line; left out where nothing can. */
  readonly action?: {
    readonly name: string;
    readonly nameOf: (line: PendingShown) => string;
    readonly onPress: (line: PendingShown) => void;
  };
}

const SHOWN_AT_FIRST = 100;

/** Lines that wait, or waited, for Customs. */
export function PendingList({ lines, action }: PendingListProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className="pending-list">
        {shown.map((line) => (
          <li key={line.key}>
            <span className="figure">
              {line.entryNumber} <small>{t('lines.line', { line: line.lineNo })}</small>
            </span>
            <span>{format.date(line.entryDate)}</span>
            <span>
              {line.amountAsked === null
                ? t('pendingAtCustoms.all')
                : t('pendingAtCustoms.atMost', { amount: format.money(line.amountAsked) })}
            </span>
            {line.state === undefined ? null : (
              <StatusBadge
                tone={line.state === 'matched' ? 'good' : line.state === 'waiting' ? 'waiting' : 'neutral'}
                label={t(`pendingAtCustoms.stateOf.${line.state}`)}
              />
            )}
            {action === undefined || (line.state !== undefined && line.state !== 'waiting') ? null : (
              <Button
                color="link"
                size="sm"
                aria-label={action.nameOf(line)}
                onClick={() => {
                  action.onPress(line);
                }}
              >
                {action.name}
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
          {t('pendingAtCustoms.showAll', { count: lines.length })}
        </Button>
      )}
    </>
  );
}
