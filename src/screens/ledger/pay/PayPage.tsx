import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { useGetPayableQuery } from '../../../api/payments/payments';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { everythingOwed, idsOf, type Owed, owedKey } from '../../../components/ledger/owedThing';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { ALL_OWED } from '../../shared/allOwed';
import { findPaid } from './findPaid';
import { PaidReceipt } from './PaidReceipt';
import { PayView } from './PayView';

interface PayPageProps {
  /** What is paid, by its key. */
  readonly paying: string;
}

/** Finds what the address wants to pay, and says so where nothing is owed for it. */
export function PayPage({ paying }: PayPageProps) {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const { data: payable, error, refetch } = useGetPayableQuery({ query: {} });
  const failure = readApiFailure(error);
  const [found, setFound] = useState<Owed | null>(null);
  const store = useStore();
  const [paid] = useState(() => findPaid(store.getState(), paying));
  const isMeant = (owed: Owed): boolean => owedKey(idsOf(owed)) === paying;
  const owed = payable === undefined ? undefined : everythingOwed(payable).find(isMeant);
  const [only, ...others] = payable === undefined ? [] : everythingOwed(payable);
  const isFound = found !== null && isMeant(found);
  if (!isFound && owed !== undefined) setFound(owed);
  if (paying === ALL_OWED && payable !== undefined)
    return (
      <Navigate
        to={only === undefined || others.length > 0 ? '/ledger' : `/ledger?pay=${owedKey(idsOf(only))}`}
        replace
      />
    );
  if (paid !== undefined) return <PaidReceipt paid={paid} />;
  if (payable !== undefined && isFound)
    return <PayView key={paying} payable={payable} owed={owed ?? found} />;
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
