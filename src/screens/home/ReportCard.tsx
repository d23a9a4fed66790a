import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card, CardText, CardTitle } from 'reactstrap';
import type { Home } from '../../../contract/entities/home';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { DaysLeft } from './DaysLeft';
import { draftOfNext, taskAddress } from './homeTasks';

interface ReportCardProps {
  readonly home: Extract<Home, { kind: 'company' }>;
}

/** The next report the board expects, and how long there is. */
export function ReportCard({ home }: ReportCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  const { nextReport: report } = home;
  const draft = draftOfNext(home);
  return (
    <Card tag="section" className="card-tile">
      <CardTitle tag="h2" className="card-tile-name">
        {t('company.report')}
      </CardTitle>
      {report === null ? (
        <CardText>{t('company.reportNone')}</CardText>
      ) : (
        <>
          <CardText className="card-tile-figure">
            {t('company.reportPeriod', { period: periodName(report.period), year: report.fiscalYear })}
          </CardText>
          <CardText className="card-tile-note">
            {t('company.due', { date: format.date(report.dueDate) })} · <DaysLeft days={report.daysLeft} />
          </CardText>
        </>
      )}
      <p className="card-tile-links">
        {report === null ? null : draft === undefined ? (
          <Link to="/assessments/create">{t('company.writeReport')}</Link>
        ) : (
          <Link to={taskAddress(draft)}>{t('company.continueReport')}</Link>
        )}
        <Link to="/assessments">{t('company.openReports')}</Link>
      </p>
    </Card>
  );
}
