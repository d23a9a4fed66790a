import { useTranslation } from 'react-i18next';
import { useGetPayableQuery } from '../../../api/payments/payments';
import { PayableTable } from '../../../components/ledger/PayableTable';
import { SkeletonLines } from '../../../components/Skeleton';

interface OwedSinceProps {
  readonly companyId: string;
}

/** What a company owes now that a payment of its was taken back: the late clock has run on. */
export function OwedSince({ companyId }: OwedSinceProps) {
  const { t } = useTranslation('payments');
  const { data } = useGetPayableQuery({ query: { companyId } });
  return (
    <section className="surface" aria-labelledby="owed-since">
      <h2 id="owed-since">{t('record.owed')}</h2>
      {data === undefined ? (
        <SkeletonLines count={3} />
      ) : data.reports.length + data.years.length === 0 ? (
        <p className="mb-0">{t('record.nothingOwed')}</p>
      ) : (
        <>
          <p>{t('record.clock')}</p>
          <PayableTable payable={data} />
        </>
      )}
    </section>
  );
}
