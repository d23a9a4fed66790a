import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Alert, Button } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { getPayment } from '../../../../contract/endpoints/payments';
import { ledgerKindName } from '../../../../contract/texts/ledgerNames';
import { mayRecordPayments } from '../../../../domain/paymentPermissions';
import { KeyFacts } from '../../../components/KeyFacts';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { AppliedTable } from '../AppliedTable';
import { PAYMENT_TONES, stateOf } from '../usePaymentColumns';
import { CardReturns } from './CardReturns';
import { OwedSince } from './OwedSince';
import { ReversePaymentDialog } from './ReversePaymentDialog';

interface PaymentRecordProps {
  readonly record: DataOf<typeof getPayment>;
}

/** A payment, where its money went, and the way to take it back. */
export function PaymentRecord({ record }: PaymentRecordProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const format = useFormat();
  const { payment, applied, unapplied, cardReturns = [] } = record;
  const { reversed, returned = '0.00' } = payment;
  const state = stateOf(payment);
  const notAllowed = useRefusal(mayRecordPayments(useSelector(selectActor)));
  const refusal = notAllowed ?? (reversed === null ? undefined : t('record.already'));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeader
        title={t('record.named', { reference: payment.reference })}
        badge={<StatusBadge tone={PAYMENT_TONES[state]} label={t(`states.${state}`)} />}
        actions={
          <>
            <Button
              color="secondary"
              outline
              onClick={() => {
                print();
              }}
            >
              {t('record.print')}
            </Button>
            <div className="action">
              <Button
                color="danger"
                outline
                aria-disabled={refusal !== undefined}
                aria-describedby={refusal === undefined ? undefined : 'take-back-refusal'}
                onClick={() => {
                  if (refusal === undefined) setOpen(true);
                }}
              >
                {t('takeBack.open')}
              </Button>
              {refusal === undefined ? null : (
                <span className="refusal" id="take-back-refusal">
                  {refusal}
                </span>
              )}
            </div>
          </>
        }
      />
      {reversed === null ? null : (
        <Alert color="warning" fade={false}>
          {t('record.reversed', { date: format.date(reversed.on) })} {reversed.note}
        </Alert>
      )}
      {state === 'partly-reversed' ? (
        <Alert color="warning" fade={false}>
          {t('record.partly', { amount: format.money(returned) })}
        </Alert>
      ) : null}
      <section className="surface" aria-label={t('record.facts')}>
        <KeyFacts
          facts={[
            {
              name: t('columns.company'),
              value: (
                <Link to={`/admin/company/details?id=${payment.companyId}&tab=account`}>
                  {payment.companyName}
                </Link>
              ),
            },
            { name: t('columns.kind'), value: ledgerKindName(language, payment.kind) },
            { name: t('columns.amount'), value: format.money(payment.amount), isFigure: true },
            ...(returned === '0.00'
              ? []
              : [{ name: t('record.returned'), value: format.money(returned), isFigure: true }]),
            { name: t('columns.received'), value: format.date(payment.receivedOn) },
            { name: t('record.entered'), value: format.instant(payment.postedAt) },
            {
              name: t('record.meant'),
              value: payment.reportNumber ?? payment.exemptionNumber ?? t('enter.oldestFirst'),
            },
          ]}
        />
      </section>
      <section className="surface" aria-labelledby="payment-applied">
        <h2 id="payment-applied">{t('applied.title')}</h2>
        {reversed === null ? (
          <AppliedTable caption={t('applied.title')} applied={applied} unapplied={unapplied} />
        ) : (
          <p className="mb-0">{t('applied.none')}</p>
        )}
      </section>
      {cardReturns.length === 0 ? null : <CardReturns returns={cardReturns} />}
      {state === 'stands' ? null : <OwedSince companyId={payment.companyId} />}
      {isOpen ? (
        <ReversePaymentDialog
          payment={payment}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
