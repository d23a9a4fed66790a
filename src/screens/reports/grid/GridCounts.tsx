import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportGridData } from './gridParts';

interface GridCountsProps {
  readonly total: number;
  readonly counts: ReportGridData['counts'];
}

/** How many companies match, and how their periods stand. */
export function GridCounts({ total, counts }: GridCountsProps) {
  const { t } = useTranslation('reportGrid');
  const format = useFormat();
  return (
    <div role="status">
      <ul className="grid-counts" aria-label={t('counts.label')}>
        <li>
          <strong>{t('counts.companies', { count: total, shown: format.count(total) })}</strong>
        </li>
        {(['missing', 'late', 'waiting', 'returned', 'amended'] as const).map((name) => (
          <li key={name}>
            {t(`counts.${name}`, { count: counts[name], shown: format.count(counts[name]) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
