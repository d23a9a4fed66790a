import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card, CardText, CardTitle, Progress } from 'reactstrap';
import type { Home } from '../../../contract/entities/home';
import { quantity as thousandths } from '../../../domain/quantity';
import { useFormat } from '../../i18n/useFormat';
import { DaysLeft } from './DaysLeft';
import { usedPercent } from './homeFigures';

type CompanyHome = Extract<Home, { kind: 'company' }>;

interface ExemptionCardProps {
  readonly exemption: CompanyHome['exemption'];
  readonly quantity: CompanyHome['exemptQuantity'];
  /** Customs collects on the company's imports, exempt or not, and gives it back for a claim. */
  readonly isImporter: boolean;
}

/** The certificate in force and how much of the year's exempt quantity is used. */
export function ExemptionCard({ exemption, quantity, isImporter }: ExemptionCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const id = useId();
  const percent =
    quantity === null ? 0 : usedPercent(thousandths(quantity.used), thousandths(quantity.total));
  return (
    <Card tag="section" className="card-tile">
      <CardTitle tag="h2" className="card-tile-name">
        {t('company.exemption')}
      </CardTitle>
      {exemption === null ? (
        <CardText className="card-tile-note">{t('company.exemptionNone')}</CardText>
      ) : (
        <CardText className="card-tile-note">
          {t('company.certificate', { number: exemption.certificateNumber })}
          {' · '}
          {t('company.validTo', { date: format.date(exemption.validTo) })}
          {' · '}
          <DaysLeft days={exemption.daysLeft} />
        </CardText>
      )}
      {quantity === null ? null : (
        <>
          <h3 id={id}>{t('company.quantity', { year: quantity.fiscalYear })}</h3>
          <Progress
            className="share-bar"
            value={percent}
            barAriaLabelledBy={id}
            barAriaValueText={t('company.quantityBar', { percent })}
          />
          <CardText className="card-tile-note">
            {t('company.quantityUsed', {
              used: format.quantity(quantity.used),
              total: format.quantity(quantity.total),
              unit: quantity.unit,
            })}
          </CardText>
          {isImporter && percent > 0 ? (
            <CardText className="card-tile-note">{t('company.quantityClaim')}</CardText>
          ) : null}
        </>
      )}
      <Link to="/exemptions">{t('company.openExemptions')}</Link>
    </Card>
  );
}
