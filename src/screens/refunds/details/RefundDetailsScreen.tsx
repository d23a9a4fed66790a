import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetRefundQuery } from '../../../api/refunds/claims';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { useCompanySide } from '../useCompanySide';
import { usePolling } from '../usePolling';
import { useQueueNavigation } from './useQueueNavigation';
import { RefundRecord } from './RefundRecord';
import '../refunds.scss';

/** One claim, by the id in the address. What was shown of another claim never stays under this one's heading (H43). */
export function RefundDetailsScreen() {
  const { t } = useTranslation('refund');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const [address] = useSearchParams();
  const side = useCompanySide();
  const id = address.get('id');
  const pollingInterval = usePolling();
  const {
    currentData: claim,
    error,
    refetch,
  } = useGetRefundQuery(id === null ? skipToken : { params: { id } }, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const walk = useQueueNavigation(id, side === 'staff' ? address.get('queue') : null);
  const failure = readApiFailure(error);
  if (claim !== undefined) {
    return (
      <RefundRecord
        key={claim.id}
        claim={claim}
        side={side === 'staff' ? 'staff' : 'company'}
        onReload={() => void refetch()}
        walk={walk}
      />
    );
  }
  return (
    <>
      <PageHeader title={titles('refunddetails.title')} />
      {id === null ? <p>{t('missing')}</p> : failure === null ? <SkeletonLines count={8} /> : null}
      {failure === null ? null : (
        <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
      )}
      {id === null || failure !== null ? (
        <Button tag={Link} color="secondary" outline to={side === 'staff' ? '/admin/refunds' : '/refunds'}>
          {t('toList')}
        </Button>
      ) : null}
    </>
  );
}
