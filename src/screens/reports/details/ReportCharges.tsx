import { useTranslation } from 'react-i18next';
import { useExplain } from '../../../i18n/useExplain';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';

interface ReportChargesProps {
  readonly charges: ReportRecord['charges'];
}

/** How the late charge and each month of interest came about: on what, at which percentage, with which rounding. */
export function ReportCharges({ charges }: ReportChargesProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  const explain = useExplain('');
  if (charges.length === 0) return null;
  return (
    <details className="how-computed">
      <summary>{t('amounts.charges.title')}</summary>
      <ol>
        {charges.map(({ kind, date, amount, explanation }) => (
          <li key={`${kind} ${date}`}>
            {t(`amounts.charges.${kind}`, { date: format.date(date), amount: format.money(amount) })}
            <ul>
              {explain(explanation).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
