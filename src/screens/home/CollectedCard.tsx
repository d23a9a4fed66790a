import { useTranslation } from 'react-i18next';
import type { Home } from '../../../contract/entities/home';
import { useFormat } from '../../i18n/useFormat';

interface CollectedCardProps {
  readonly lines: Extract<Home, { kind: 'company' }>['lines'];
}

/** What Customs collected from the company this year. */
export function CollectedCard({ lines }: CollectedCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <section className="card-tile">
      <h2 className="card-tile-name">{t('company.lines', { year: lines.fiscalYear })}</h2>
      <p className="card-tile-figure">{format.money(lines.amountCollected)}</p>
      <p className="card-tile-note">
        {t('company.linesCount', { count: lines.count, formatted: format.count(lines.count) })}
      </p>
    </section>
  );
}
