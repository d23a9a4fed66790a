import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../api/base/errorMessage';
import { useGetExemptionQuery } from '../../../api/exemptions/applications';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { Receipt } from '../../../components/Receipt';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

/** The proof of an application: number, date, what happens next, to be printed. */
export function ExemptionReceipt({ id }: { readonly id: string }) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const format = useFormat();
  const language = useLanguage();
  const { currentData: sent, error, refetch } = useGetExemptionQuery({ params: { id } });
  const failure = readApiFailure(error);
  if (sent === undefined) {
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
  return (
    <Receipt
      title={t('receipt.title')}
      facts={[
        { name: shared('number'), value: sent.number, isFigure: true },
        { name: shared('kind'), value: shared(`kinds.${sent.kind}`) },
        { name: shared('fiscalYear'), value: sent.fiscalYear, isFigure: true },
        {
          name: shared('submittedAt'),
          value: sent.submittedAt === null ? '–' : format.instant(sent.submittedAt),
        },
        {
          name: shared('decisionDue'),
          value: sent.decisionDue === null ? t('clock.none') : format.date(sent.decisionDue),
        },
      ]}
      next={[t('receipt.next1'), t('receipt.next2'), t('receipt.next3')]}
      actions={
        <Button tag={Link} color="primary" to={`/exemptions/details?id=${sent.id}`}>
          {t('receipt.open')}
        </Button>
      }
    />
  );
}
