import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { mayPayByCard } from '../../../../domain/paymentPermissions';
import { money } from '../../../../domain/money';
import { companyOf } from '../../../../domain/permissions';
import { KeyFacts } from '../../../components/KeyFacts';
import { idsOf, type Owed, type Payable } from '../../../components/ledger/owedThing';
import { PageHeader } from '../../../components/PageHeader';
import { useFormat } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { CardPayment } from './CardPayment';
import { PaidReceipt } from './PaidReceipt';
import { PayTo } from './PayTo';
import type { CardPaymentState } from './useServerTruth';

interface PayViewProps {
  readonly payable: Payable;
  /** The report or closed year as it was owed when the page was opened; once paid it is owed no longer. */
  readonly owed: Owed;
}

/** One report or closed year is paid: what it has come to, by card here, or by check or transfer. */
export function PayView({ payable, owed }: PayViewProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const periodName = usePeriodName();
  const actor = useSelector(selectActor);
  const refusal = useRefusal(mayPayByCard(actor, companyOf(actor)));
  const [paid, setPaid] = useState<CardPaymentState | null>(null);
  const year = t('owed.year', { year: owed.fiscalYear });
  if (paid !== null) return <PaidReceipt paid={paid} />;
  const { card } = payable;
  return (
    <>
      <PageHeader
        title={
          'period' in owed
            ? t('pay.title', { number: owed.number })
            : t('pay.titleYear', { year: owed.fiscalYear })
        }
        actions={
          <Button tag={Link} color="secondary" outline to="/ledger">
            {t('pay.back')}
          </Button>
        }
      />
      <section className="surface" aria-label={t('pay.what')}>
        <KeyFacts
          facts={[
            {
              name: t('owed.period'),
              value: 'period' in owed ? `${periodName(owed.period)} ${owed.fiscalYear}` : year,
            },
            { name: t('owed.due'), value: format.date(owed.dueDate) },
            { name: t('owed.assessment'), value: format.money(owed.assessment), isFigure: true },
            { name: t('owed.lateCharge'), value: format.money(owed.lateCharge), isFigure: true },
            { name: t('owed.interest'), value: format.money(owed.interest), isFigure: true },
            { name: t('owed.paid'), value: format.money(owed.paid), isFigure: true },
            ...(money(owed.writtenOff ?? '0.00') === 0n
              ? []
              : [{ name: t('owed.writtenOff'), value: format.money(owed.writtenOff ?? ''), isFigure: true }]),
            {
              name: t('owed.balance'),
              value: <strong>{format.money(owed.balance)}</strong>,
              isFigure: true,
            },
          ]}
        />
      </section>
      <section className="surface" aria-labelledby="pay-card">
        <h2 id="pay-card">{t('pay.card')}</h2>
        {refusal !== undefined ? (
          <p className="mb-0">{refusal}</p>
        ) : card.isSetUp ? (
          <CardPayment ids={idsOf(owed)} card={card} onPaid={setPaid} />
        ) : (
          <p className="mb-0">{t('pay.notSetUp')}</p>
        )}
      </section>
      <section className="surface" aria-labelledby="pay-other">
        <h2 id="pay-other">{t('pay.other.title')}</h2>
        <PayTo payTo={payable.payTo} number={owed.number} />
      </section>
    </>
  );
}
