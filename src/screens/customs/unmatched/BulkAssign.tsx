import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { Selection } from '../../../components/list/selection';
import { BulkDialog } from './BulkDialog';
import { chosenNumbers, type SeenImporters } from './bulkPlan';

interface BulkAssignProps {
  readonly chosen: Selection;
  readonly seen: SeenImporters;
  /** The chosen ones are given, as far as they could be. */
  readonly onDone: () => void;
}

/** What can be done with the chosen importers: all to one company, or each as suggested. */
export function BulkAssign({ chosen, seen, onDone }: BulkAssignProps) {
  const { t } = useTranslation('customsImporters');
  const [asked, setAsked] = useState<'one' | 'suggested'>();
  const numbers = chosenNumbers(chosen);
  const isRefused = numbers === null;
  return (
    <>
      {(['one', 'suggested'] as const).map((way) => (
        <Button
          key={way}
          color={way === 'one' ? 'primary' : 'secondary'}
          outline={way !== 'one'}
          size="sm"
          aria-disabled={isRefused}
          aria-describedby={isRefused ? 'bulk-refusal' : undefined}
          onClick={() => {
            if (!isRefused) setAsked(way);
          }}
        >
          {t(`bulk.${way}`)}
        </Button>
      ))}
      {isRefused ? (
        <span className="refusal" id="bulk-refusal">
          {t('bulk.notAll')}
        </span>
      ) : null}
      {asked === undefined || numbers === null ? null : (
        <BulkDialog
          way={asked}
          numbers={numbers}
          seen={seen}
          onClose={(isDone) => {
            setAsked(undefined);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}
