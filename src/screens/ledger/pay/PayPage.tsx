import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/errorMessage';
import { useGetPayableQuery } from '../../../api/ledger';
import { readApiFailure } from '../../../api/readApiFailure';
import type { OwedReport } from '../../../components/ledger/PayableTable';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { PayView } from './PayView';

interface PayPageProps {
  readonly reportId: string;
}

/** Finds the report that the address wants to pay, and says so where nothing is owed for it. */
export function PayPage({ reportId }: PayPageProps) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const { data: payable, error, refetch } = useGetPayableQuery({ query: {} });
  const failure = readApiFailure(error);
  const [found, setFound] = useState<OwedReport | null>(null);
  const report = payable?.reports.find((each) => each.reportId === reportId);
  if (found?.reportId !== reportId && report !== undefined) setFound(report);
  if (payable !== undefined && found?.reportId === reportId)
    return <PayView key={reportId} payable={payable} report={report ?? found} />;
  return (
    <>
      <PageHeader
        title={t('pay.untitled')}
        {...(payable === undefined ? {} : { lead: t('pay.nothingOwed') })}
        actions={
          <Button tag={Link} color="primary" to="/ledger">
            {t('pay.back')}
          </Button>
        }
      />
      {failure !== null ? (
        <LoadFailure
          message={`${t('failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      ) : payable === undefined ? (
        <SkeletonLines count={6} />
      ) : null}
    </>
  );
}
