import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/errorMessage';
import { readApiFailure } from '../../../api/readApiFailure';
import { useGetReportQuery } from '../../../api/reports';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { selectPerson } from '../../../state/session';
import { ReturnedNotice } from '../ReturnedNotice';
import type { Beginning } from './foundReport';
import { lineOfText } from './lineText';
import { PeriodWriting } from './PeriodWriting';
import { formOf } from './reportForm';
import type { ReportRecord } from './useSubmitReport';

interface AmendmentReportProps {
  readonly reportId: string;
}

/** An amendment of a report, begun with its lines; or a returned amendment, corrected. */
export function AmendmentReport({ reportId }: AmendmentReportProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const { currentData: report, error, refetch } = useGetReportQuery({ params: { id: reportId } });
  const failure = readApiFailure(error);
  if (report !== undefined) return <Amendment key={reportId} report={report} />;
  return (
    <>
      <PageHeader title={t('amend.plainTitle')} />
      {failure === null ? (
        <SkeletonLines count={8} />
      ) : (
        <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Amendment({ report }: { readonly report: ReportRecord }) {
  const { t } = useTranslation('reportForm');
  const periodName = usePeriodName();
  const { name } = useSelector(selectPerson);
  const isCorrection = report.deeds.includes('correct');
  const beginning = useMemo((): Beginning => {
    const form = formOf(report.lines.map(lineOfText));
    return {
      form: {
        ...form,
        reason: isCorrection ? report.amendReason : '',
        certification: { ...form.certification, name },
      },
      origin: 'given',
    };
  }, [report, isCorrection, name]);
  if (isCorrection && report.isCurrent)
    return <Navigate to={`/assessments/create?year=${report.fiscalYear}&index=${report.index}`} replace />;
  const source = { kind: 'amendment', reportId: report.id, version: report.version } as const;
  return (
    <>
      <PageHeader
        title={t('amend.title', { number: report.number })}
        lead={t('amend.lead', { period: periodName(report.period), year: report.fiscalYear })}
      />
      {report.status === 'Returned' ? <ReturnedNotice report={report} /> : null}
      {isCorrection || report.deeds.includes('amend') ? (
        <PeriodWriting source={source} facts={report} beginning={beginning} isFiled={false} />
      ) : (
        <div className="surface">
          <p>{t(report.pendingAmendmentId === null ? 'amend.notNow' : 'amend.waits')}</p>
          <Button
            tag={Link}
            color="primary"
            to={`/assessments/details?id=${report.pendingAmendmentId ?? report.id}`}
          >
            {t(report.pendingAmendmentId === null ? 'amend.openReport' : 'amend.open')}
          </Button>
        </div>
      )}
    </>
  );
}
