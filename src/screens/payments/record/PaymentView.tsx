import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/base/errorMessage';
import { useGetPaymentQuery } from '../../../api/payments/payments';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useLanguage } from '../../../i18n/useFormat';
import { PaymentRecord } from './PaymentRecord';

interface PaymentViewProps {
  readonly id: string;
}

/** One payment by its id. */
export function PaymentView({ id }: PaymentViewProps) {
  const { t } = useTranslation('payments');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const { currentData, error, refetch } = useGetPaymentQuery({ params: { id } });
  const failure = readApiFailure(error);
  const above = { to: '/admin/payments', name: titles('adminpayments.title') };
  if (currentData !== undefined)
    return (
      <>
        <Trail above={above} here={currentData.payment.reference} />
        <PaymentRecord record={currentData} />
      </>
    );
  return (
    <>
      <Trail above={above} here={t('record.title')} />
      <PageHeader title={t('record.title')} />
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
