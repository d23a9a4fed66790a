import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { getReport } from '../../../contract/endpoints/reports';
import { KeyFacts } from '../../components/KeyFacts';
import { PageHeader } from '../../components/PageHeader';
import { reportTone } from '../../components/columns/reportTone';
import { HowComputed } from '../../components/record/HowComputed';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useExplain } from '../../i18n/useExplain';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';

interface ReportRecordProps {
  readonly report: DataOf<typeof getReport>;
}

/** A report: whose and for which period, its quantities, what is due on them and how that came about. */
export function ReportRecord({ report }: ReportRecordProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const periodName = usePeriodName();
  const explain = useExplain(report.unit);
  const quantity = (text: string): string => `${format.quantity(text)} ${report.unit}`;
  return (
    <>
      <PageHeader
        title={report.number}
        badge={<StatusBadge tone={reportTone(report.status)} label={t(`statuses.${report.status}`)} />}
        lead={`${report.companyName} · ${periodName(report.period)} ${report.fiscalYear}`}
        actions={
          <Button
            color="secondary"
            outline
            onClick={() => {
              window.print();
            }}
          >
            {t('details.print')}
          </Button>
        }
      />
      {report.isLate ? <p className="alert alert-warning">{t('details.lateText')}</p> : null}
      <section className="surface" aria-labelledby="amounts">
        <h2 id="amounts">{t('details.amounts')}</h2>
        <KeyFacts
          facts={[
            { name: t('details.amountDue'), value: format.money(report.amountDue), isFigure: true },
            { name: t('details.amountPaid'), value: format.money(report.amountPaid), isFigure: true },
            { name: t('details.balance'), value: format.money(report.balance), isFigure: true },
            { name: t('dueDate'), value: format.date(report.dueDate) },
          ]}
        />
        <HowComputed summary={t('details.how')} steps={explain(report.explanation)} />
      </section>
      <section className="surface" aria-labelledby="report">
        <h2 id="report">{t('details.facts')}</h2>
        <KeyFacts
          facts={[
            { name: t('company'), value: report.companyName },
            {
              name: t('submittedAt'),
              value:
                report.submittedAt === null ? t('details.notSubmitted') : format.instant(report.submittedAt),
            },
            { name: t('details.submittedBy'), value: report.submittedBy?.name ?? t('details.notSubmitted') },
            {
              name: t('details.rate'),
              value: t('details.rateValue', { rate: format.quantity(report.ratePerUnit), unit: report.unit }),
              isFigure: true,
            },
            { name: t('details.shipped'), value: quantity(report.quantityShipped), isFigure: true },
            { name: t('details.exported'), value: quantity(report.quantityExported), isFigure: true },
            { name: t('details.exemptBefore'), value: quantity(report.exemptUsedBefore), isFigure: true },
            { name: t('details.exemptApplied'), value: quantity(report.exemptApplied), isFigure: true },
            { name: t('details.assessable'), value: quantity(report.quantityAssessable), isFigure: true },
          ]}
        />
      </section>
    </>
  );
}
