import { useTranslation } from 'react-i18next';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';

interface ReportFactsProps {
  readonly report: ReportRecord;
}

/** Whose report it is, for which days, who certified it, and its quantities. */
export function ReportFacts({ report }: ReportFactsProps) {
  const { t } = useTranslation('reportRecord');
  const format = useFormat();
  const { certifiedBy } = report;
  const quantity = (name: string, value: string) => ({ name, value: format.quantity(value), isFigure: true });
  return (
    <section className="surface" aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      <KeyFacts
        facts={[
          { name: t('facts.company'), value: report.companyName },
          {
            name: t('facts.days'),
            value: t('facts.daysValue', {
              first: format.date(report.firstDay),
              last: format.date(report.lastDay),
            }),
          },
          { name: t('facts.due'), value: format.date(report.dueDate) },
          {
            name: t('facts.submittedAt'),
            value: report.submittedAt === null ? '–' : format.instant(report.submittedAt),
          },
          {
            name: t('facts.certifiedBy'),
            value:
              certifiedBy === null
                ? '–'
                : [certifiedBy.name, certifiedBy.title].filter((text) => text !== '').join(', '),
          },
          { name: t('facts.receipt'), value: report.receiptNumber ?? '–', isFigure: true },
          {
            name: t('facts.rate'),
            value: t('facts.rateValue', { rate: format.rate(report.ratePerUnit), unit: report.unit }),
            isFigure: true,
          },
        ]}
      />
      <h3>{t('facts.quantities', { unit: report.unit })}</h3>
      <KeyFacts
        facts={[
          quantity(t('facts.shipped'), report.quantityShipped),
          quantity(t('facts.imported'), report.quantityImported),
          quantity(t('facts.exported'), report.quantityExported),
          quantity(t('facts.organic'), report.quantityOrganic),
          quantity(t('facts.exemptBefore'), report.exemptUsedBefore),
          quantity(t('facts.exemptApplied'), report.exemptApplied),
          quantity(t('facts.caughtUp'), report.caughtUp),
          quantity(t('facts.assessable'), report.quantityAssessable),
        ]}
      />
    </section>
  );
}
