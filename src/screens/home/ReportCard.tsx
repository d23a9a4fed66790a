import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Home } from '../../../contract/entities/home';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { DaysLeft } from './DaysLeft';

interface ReportCardProps {
  readonly report: Extract<Home, { kind: 'company' }>['nextReport'];
}

/** The next report the board expects, and how long there is. */
export function ReportCard({ report }: ReportCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  return (
    <section className="card-tile">
      <h2 className="card-tile-name">{t('company.report')}</h2>
      {report === null ? (
        <p>{t('company.reportNone')}</p>
      ) : (
        <>
          <p className="card-tile-figure">
            {t('company.reportPeriod', { period: periodName(report.period), year: report.fiscalYear })}
          </p>
          <p className="card-tile-note">
            {t('company.due', { date: format.date(report.dueDate) })} · <DaysLeft days={report.daysLeft} />
          </p>
        </>
      )}
      <Link to="/assessments">{t('company.openReports')}</Link>
    </section>
  );
}
