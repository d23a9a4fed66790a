import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Dialog } from '../../../../components/dialog/Dialog';
import { SelectField } from '../../../../components/form/SelectField';
import type { GridPeriod, Sent } from '../gridParts';
import { useCellWords } from '../useCellWords';
import { RemindChoice } from './RemindChoice';
import { RemindResult } from './RemindResult';

export interface RemindTarget {
  /** Null for the newest one that has ended. */
  readonly period: GridPeriod | null;
  /** Null for all that are missing it. */
  readonly company: { readonly id: string; readonly name: string } | null;
}

interface RemindDialogProps {
  readonly target: RemindTarget;
  readonly periods: readonly GridPeriod[];
  readonly onClose: () => void;
}

const keyOf = ({ fiscalYear, index }: GridPeriod): string => `${fiscalYear}-${index}`;

/** Reminding companies of a report: who is missing it, how each would be reached, and what became of it. */
export function RemindDialog({ target, periods, onClose }: RemindDialogProps) {
  const { t } = useTranslation('reportGrid');
  const words = useCellWords();
  const offered = periods.toReversed();
  // The last period is still running; the one before it is the first that can be missing.
  const [key, setKey] = useState(() => {
    const first = target.period ?? offered[1] ?? offered[0];
    return first === undefined ? '' : keyOf(first);
  });
  const [sent, setSent] = useState<Sent | null>(null);
  const period = periods.find((each) => keyOf(each) === key);
  return (
    <Dialog title={t('remind.title')} onClose={onClose}>
      {sent === null ? (
        <>
          <SelectField
            id="remind-period"
            label={t('remind.period')}
            options={offered.map((each) => ({ value: keyOf(each), text: words.period(each) }))}
            value={key}
            onChange={(event) => {
              setKey(event.target.value);
            }}
          />
          {period === undefined ? null : (
            <RemindChoice
              key={key}
              period={period}
              only={target.company}
              onSent={setSent}
              onClose={onClose}
            />
          )}
        </>
      ) : (
        <>
          <RemindResult sent={sent} />
          <div className="dialog-buttons">
            <Button color="primary" onClick={onClose}>
              {t('remind.close')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
