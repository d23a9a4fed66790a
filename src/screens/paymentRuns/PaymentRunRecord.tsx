import { useTranslation } from 'react-i18next';
import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { errorMessage } from '../../api/base/errorMessage';
import { useGetPaymentRunQuery } from '../../api/paymentRuns';
import { readApiFailure } from '../../api/base/readApiFailure';
import { KeyFacts } from '../../components/KeyFacts';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { StatusBadge } from '../../components/record/StatusBadge';
import { SkeletonLines } from '../../components/Skeleton';
import { Trail } from '../../components/Trail';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { PaymentItems } from './PaymentItems';
import { RUN_TONES } from './paymentRunTones';
import { RunActions } from './RunActions';
import { RunDownloads } from './RunDownloads';

interface PaymentRunRecordProps {
  readonly id: string;
}

/** One run: its sums, who made it, what may be done with it, and its payments. */
export function PaymentRunRecord({ id }: PaymentRunRecordProps) {
  const { t } = useTranslation('paymentRuns');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const { currentData: run, error, refetch } = useGetPaymentRunQuery({ params: { id } });
  const failure = readApiFailure(error);
  const list = titles('adminpaymentruns.title');
  const above = { to: '/admin/paymentruns', name: list };
  if (run === undefined) {
    return (
      <>
        <Trail above={above} here="…" />
        <PageHeader title={list} />
        {failure === null ? (
          <SkeletonLines count={6} />
        ) : (
          <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return (
    <>
      <Trail above={above} here={run.number} />
      <PageHeader
        title={t('run.title', { number: run.number })}
        badge={<StatusBadge tone={RUN_TONES[run.status]} label={t(`status.${run.status}`)} />}
      />
      <RunFacts run={run} />
      <RunActions run={run} />
      <RunDownloads run={run} />
      <PaymentItems run={run} />
    </>
  );
}

function RunFacts({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const by = (person: { readonly name: string } | null, at: string | null): string =>
    person === null || at === null ? '–' : t('run.byAt', { name: person.name, at: format.instant(at) });
  return (
    <section className="surface mb-4" aria-label={t('run.facts')}>
      <KeyFacts
        facts={[
          { name: t('run.total'), value: <strong>{format.money(run.total)}</strong>, isFigure: true },
          { name: t('run.ach'), value: format.money(run.achTotal), isFigure: true },
          { name: t('run.checks'), value: format.money(run.checkTotal), isFigure: true },
          { name: t('run.returned'), value: format.money(run.returnedTotal), isFigure: true },
          { name: t('run.ledger'), value: format.money(run.ledgerTotal), isFigure: true },
          { name: t('run.payOn'), value: format.date(run.payOn), isFigure: true },
          { name: t('run.preparedBy'), value: by(run.preparedBy, run.preparedAt) },
          { name: t('run.releasedBy'), value: by(run.releasedBy, run.releasedAt) },
        ]}
      />
    </section>
  );
}
