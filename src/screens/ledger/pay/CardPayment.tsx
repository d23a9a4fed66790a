import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import { SubmitButton } from '../../../components/form/SubmitButton';
import type { OwedIds, Payable } from '../../../components/ledger/owedThing';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat } from '../../../i18n/useFormat';
import { PayProblemNotice } from './PayProblemNotice';
import { useCardForm } from './useCardForm';
import { type CardPaymentState, useServerTruth } from './useServerTruth';

interface CardPaymentProps {
  readonly ids: OwedIds;
  readonly card: Payable['card'];
  readonly onPaid: (paid: CardPaymentState) => void;
}

/** Pays a report or a closed year by card: the provider's fields, one press, and what the server says of it. */
export function CardPayment({ ids, card, onPaid }: CardPaymentProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const { state, sendEvent, placeRef, pay, retry } = useCardForm(ids, card);
  useServerTruth(state.step === 'confirming' ? state.payment.id : null, (status) => {
    if (status.state === 'succeeded') onPaid(status);
    else if (status.state !== 'processing')
      sendEvent({ type: 'foundOpen', wasDeclined: status.decline !== null });
  });
  const hasFields = state.step === 'ready' || state.step === 'sending';
  return (
    <>
      <div role="status">
        {state.step === 'preparing' && state.isSlow ? (
          <div className="alert alert-warning">{t('pay.slow')}</div>
        ) : null}
        {state.step === 'confirming' ? (
          <div className="alert alert-info">{t(state.isCertain ? 'pay.sent' : 'pay.previewing')}</div>
        ) : null}
      </div>
      <div role="alert">
        {state.step === 'unavailable' ? (
          <div className="alert alert-danger">
            <p>{t(`pay.script.${state.reason}`)}</p>
            <Button color="danger" outline onClick={retry}>
              {t('pay.again')}
            </Button>
          </div>
        ) : null}
        {state.step === 'refused' ? (
          <div className="alert alert-danger">
            <p>{state.sentence}</p>
            <Button color="danger" outline onClick={retry}>
              {t('pay.again')}
            </Button>
          </div>
        ) : null}
        {state.step === 'ready' && state.problem !== null ? (
          <PayProblemNotice problem={state.problem} amount={state.payment.amount} />
        ) : null}
      </div>
      {state.step === 'preparing' ? <SkeletonLines count={4} /> : null}
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <div ref={placeRef} className="card-fields" hidden={state.step !== 'preparing' && !hasFields} />
        {hasFields ? (
          <SubmitButton isBusy={state.step === 'sending'}>
            {t('pay.button', { amount: format.money(state.payment.amount) })}
          </SubmitButton>
        ) : null}
      </Form>
      {card.isStandIn ? <p className="text-body-secondary small mt-2 mb-0">{t('pay.standIn')}</p> : null}
    </>
  );
}
