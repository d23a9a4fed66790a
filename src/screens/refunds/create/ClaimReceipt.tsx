import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useGetRefundQuery } from '../../../api/refunds/claims';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { Receipt } from '../../../components/Receipt';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { usePayeeAccount } from '../usePayeeAccount';

interface ClaimReceiptProps {
  readonly claimId: string;
}

/** The proof of submission: number, date, what happens next, to be printed. */
export function ClaimReceipt({ claimId }: ClaimReceiptProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const language = useLanguage();
  const { currentData: claim, error, refetch } = useGetRefundQuery({ params: { id: claimId } });
  const account = usePayeeAccount();
  const failure = readApiFailure(error);
  if (claim === undefined) {
    return (
      <>
        <PageHeader title={t('receipt.title')} />
        {failure === null ? (
          <SkeletonLines count={6} />
        ) : (
          <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const payee = claim.payee.name;
  const paidHow =
    account === undefined
      ? t('receipt.next4', { payee })
      : account === null
        ? t('receipt.next4Check', { payee })
        : t('receipt.next4Account', { payee, digits: account.lastFour });
  const due = claim.decisionDue === null ? t('receipt.notBegun') : format.date(claim.decisionDue);
  const filedAt = claim.filedAt === null ? '–' : format.instant(claim.filedAt);
  return (
    <Receipt
      title={t('receipt.title')}
      facts={[
        { name: t('receipt.number'), value: <strong>{claim.number}</strong>, isFigure: true },
        { name: t('receipt.filedAt'), value: filedAt, isFigure: true },
        { name: t('receipt.amount'), value: format.money(claim.amountClaimed), isFigure: true },
        { name: t('receipt.lines'), value: format.count(claim.lineCount), isFigure: true },
        { name: t('receipt.decisionDue'), value: due, isFigure: true },
      ]}
      next={[
        t('receipt.next1'),
        t('receipt.next2'),
        claim.decisionDue === null ? t('receipt.next3Waiting') : t('receipt.next3', { date: due }),
        paidHow,
      ]}
      actions={
        <>
          <Button tag={Link} color="secondary" outline to="/refunds/create">
            {t('receipt.again')}
          </Button>
          <Button tag={Link} color="primary" to={`/refunds/details?id=${claim.id}`}>
            {t('receipt.open')}
          </Button>
        </>
      }
    />
  );
}
