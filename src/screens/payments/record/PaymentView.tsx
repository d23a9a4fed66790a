import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { useGetPaymentQuery } from '../../../api/ledger';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { PaymentRecord } from './PaymentRecord';

interface PaymentViewProps {
  readonly id: string;
}

/** One payment by its id. */
export function PaymentView({ id }: PaymentViewProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { currentData, error, refetch } = useGetPaymentQuery({ params: { id } });
  const failure = readApiFailure(error);
  if (currentData !== undefined) return <PaymentRecord record={currentData} />;
  return (
    <>
      <PageHeader
        title={t('record.title')}
        actions={
          <Button tag={Link} color="secondary" outline to="/admin/payments">
            {t('back')}
          </Button>
        }
      />
      {failure === null ? (
        <SkeletonLines count={6} />
      ) : (
        <LoadFailure
          message={`${t('record.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
