import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetReportQuery } from '../../../api/reports/filing';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { QueueBar } from '../../../components/record/QueueBar';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { useKeysSwitch } from '../../shared/useKeysSwitch';
import { ReportRecord } from './ReportRecord';
import { useReportQueue } from './useReportQueue';
import '../reports.scss';

/** One report with its amounts and how they came about; the record is named by `?id=`. */
export function ReportDetailsScreen() {
  const { t } = useTranslation('reports');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const keysSwitch = useKeysSwitch();
  const walk = useReportQueue(id, address.get('queue'));
  const {
    currentData: report,
    error,
    refetch,
  } = useGetReportQuery(id === '' ? skipToken : { params: { id } });
  const failure = readApiFailure(error);
  if (report !== undefined)
    return (
      <>
        {walk === undefined ? null : <QueueBar walk={walk} keysSwitch={keysSwitch} />}
        <ReportRecord key={report.id} report={report} />
      </>
    );
  if (id === '') {
    return (
      <>
        <PageHeader title={titles('reportdetails.title')} lead={t('details.noId')} />
        <Button tag={Link} color="primary" to="/assessments">
          {t('details.choose')}
        </Button>
      </>
    );
  }
  return (
    <>
      <PageHeader title={titles('reportdetails.title')} />
      {failure === null ? (
        <SkeletonLines count={8} />
      ) : (
        <LoadFailure
          message={`${t('details.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
