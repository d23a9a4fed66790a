import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Home } from '../../../contract/entities/home';
import { quantity as thousandths } from '../../../domain/quantity';
import { useFormat } from '../../i18n/useFormat';
import { DaysLeft } from './DaysLeft';
import { usedPercent } from './daysLeft';

type CompanyHome = Extract<Home, { kind: 'company' }>;

interface ExemptionCardProps {
  readonly exemption: CompanyHome['exemption'];
  readonly quantity: CompanyHome['exemptQuantity'];
}

/** The certificate in force and how much of the year's exempt quantity is used. */
export function ExemptionCard({ exemption, quantity }: ExemptionCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const percent =
    quantity === null ? 0 : usedPercent(thousandths(quantity.used), thousandths(quantity.total));
  return (
    <section className="card-tile">
      <h2 className="card-tile-name">{t('company.exemption')}</h2>
      {exemption === null ? (
        <p className="card-tile-note">{t('company.exemptionNone')}</p>
      ) : (
        <p className="card-tile-note">
          {t('company.certificate', { number: exemption.certificateNumber })}
          {' · '}
          {t('company.validTo', { date: format.date(exemption.validTo) })}
          {' · '}
          <DaysLeft days={exemption.daysLeft} />
        </p>
      )}
      {quantity === null ? null : (
        <>
          <h3>{t('company.quantity', { year: quantity.fiscalYear })}</h3>
          <progress
            className="share-bar"
            max={100}
            value={percent}
            aria-label={t('company.quantityBar', { percent })}
          />
          <p className="card-tile-note">
            {t('company.quantityUsed', {
              used: format.quantity(quantity.used),
              total: format.quantity(quantity.total),
              unit: quantity.unit,
            })}
          </p>
        </>
      )}
      <Link to="/exemptions">{t('company.openExemptions')}</Link>
    </section>
  );
}
