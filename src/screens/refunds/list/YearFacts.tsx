import { useTranslation } from 'react-i18next';
import { formatQuantity, quantity } from '../../../../domain/quantity';
import { useGetHomeQuery } from '../../../api/home';
import { type Fact, KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import { AnnualStatement } from './AnnualStatement';

/** The year in figures: what is left of the exempt quantity, and what Customs collected. */
export function YearFacts() {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { data: home } = useGetHomeQuery(undefined);
  const company = home?.kind === 'company' ? home : undefined;
  const year = company?.lines.fiscalYear;
  const exemptText = ({ total, used, unit }: { total: string; used: string; unit: string }): string => {
    const left = leftOf(total, used);
    const figures = { left: format.quantity(left), total: format.quantity(total), unit };
    return t(left === '0.000' ? 'year.exemptNone' : 'year.exemptOf', figures);
  };
  if (company === undefined || year === undefined) return null;
  const exempt = company.exemptQuantity;
  const facts: Fact[] = [
    ...(exempt === null
      ? []
      : [
          {
            name: t('year.exemptLeft'),
            value: exemptText(exempt),
            isFigure: true,
          },
        ]),
    { name: t('year.lines'), value: format.count(company.lines.count), isFigure: true },
    { name: t('year.collected'), value: format.money(company.lines.amountCollected), isFigure: true },
  ];
  return (
    <section className="surface mt-4" aria-labelledby="year-facts">
      <h2 id="year-facts">{t('year.title', { year })}</h2>
      <KeyFacts facts={facts} />
      <AnnualStatement year={year} />
    </section>
  );
}

function leftOf(total: string, used: string): string {
  const left = quantity(total) - quantity(used);
  return formatQuantity(left > 0n ? left : 0n);
}
