import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ReportedUnit } from '../../../../domain/programDocument';
import { useFormat } from '../../../i18n/useFormat';
import type { RateForm } from './programForm';

interface ExpectedRateProps {
  readonly rate: RateForm;
  readonly unit: ReportedUnit;
  /** What the Customs rate would be, as exact text. */
  readonly expected: string;
  readonly onUse: (expected: string) => void;
}

/** Under a Customs rate that does not follow from the board's own: what it would be, and the way to take that. */
export function ExpectedRate({ rate, unit, expected, onUse }: ExpectedRateProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  return (
    <>
      <span className="cell-note is-flagged">
        {t('edit.metricProposed', {
          rate: rate.ratePerUnit,
          factor: rate.factors[unit],
          expected: format.quantity(expected),
        })}
      </span>
      <Button
        color="link"
        size="sm"
        onClick={() => {
          onUse(expected);
        }}
      >
        {t('edit.useExpected', { expected: format.quantity(expected) })}
      </Button>
    </>
  );
}
