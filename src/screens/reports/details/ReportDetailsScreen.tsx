import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetReportQuery } from '../../../api/reports/filing';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { ReportRecord } from './ReportRecord';
import '../reports.scss';

/** One report with its amounts and how they came about; the record is named by `?id=`. */
export function ReportDetailsScreen() {
  const { t } = useTranslation('reports');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const id = useSearchParams()[0].get('id') ?? '';
  const {
    currentData: report,
    error,
    refetch,
  } = useGetReportQuery(id === '' ? skipToken : { params: { id } });
  const failure = readApiFailure(error);
  if (report !== undefined) return <ReportRecord key={report.id} report={report} />;
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
