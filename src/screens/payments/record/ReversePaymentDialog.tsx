import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button, Form } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { isCalendarDate } from '../../../../domain/calendarDate';
import { formatMoney, money } from '../../../../domain/money';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { useReversePaymentMutation } from '../../../api/payments/payments';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { Dialog } from '../../../components/dialog/Dialog';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { alertRaised } from '../../../state/alerts';
import { readPaidAmount } from '../paymentForm';
import type { PaymentRow } from '../usePaymentColumns';
import { useSendOnce } from '../../../api/base/useSendOnce';

interface ReversePaymentDialogProps {
  readonly payment: PaymentRow;
  readonly onClose: () => void;
}

type Reason = 'bounced' | 'entered-by-mistake' | 'refunded';
interface Faults {
  readonly reason?: string;
  readonly amount?: string;
  readonly reversedOn?: string;
  readonly message?: string;
}

/** Takes a payment back, whole or in part: it bounced, was refunded, or should not have been entered. What it had paid is owed again. */
export function ReversePaymentDialog({ payment, onClose }: ReversePaymentDialogProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const [reverse, { isLoading }] = useReversePaymentMutation();
  const [reason, setReason] = useState<Reason | null>(null);
  /** As it stood when the dialog opened: what the person decides on, while messages may change it. */
  const [returned] = useState(payment.returned);
  const left = formatMoney(money(payment.amount) - money(returned ?? '0.00'));
  const [amount, setAmount] = useState(format.amount(left));
  const [reversedOn, setReversedOn] = useState('');
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { deliver } = useSendOnce(`payment-reversal-${payment.id}`);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const part = readPaidAmount(amount, decimalMarkOf(language));
    const found: Faults = {
      ...(part.ok ? {} : { amount: t(`amount.${part.failure}`) }),
      ...(reason === null ? { reason: t('takeBack.reasonMissing') } : {}),
      ...(isCalendarDate(reversedOn) ? {} : { reversedOn: t('takeBack.dateMissing') }),
    };
    setFaults(found);
    if (reason === null || !part.ok || found.reversedOn !== undefined) return;
    const body = {
      reason,
      amount: part.value,
      ...(returned === undefined ? {} : { returned }),
      reversedOn,
      note: note.trim(),
    };
    const { data, error } = await deliver({ id: payment.id, ...body }, (idempotencyKey) =>
      reverse({
        params: { id: payment.id },
        body,
        idempotencyKey,
      }),
    );
    const failure = readApiFailure(error);
    if (failure !== null) {
      const { amount: amountFault, reversedOn: dateFault } = fieldMessages(failure);
      setFaults(
        amountFault === undefined && dateFault === undefined
          ? { message: errorMessage(failure, language) }
          : {
              ...(amountFault === undefined ? {} : { amount: amountFault }),
              ...(dateFault === undefined ? {} : { reversedOn: dateFault }),
            },
      );
      return;
    }
    const balance = format.money(data?.companyBalance ?? '0.00');
    const done = t('takeBack.done', {
      amount: format.money(part.value),
      reference: payment.reference,
      company: payment.companyName,
      balance,
    });
    dispatch(alertRaised(escapeHtml(done), 'success'));
    onClose();
  }

  return (
    <Dialog title={t('takeBack.title', { reference: payment.reference })} onClose={onClose}>
      <p>{t('takeBack.about', { company: payment.companyName })}</p>
      {payment.kind === 'PAYMENT_CARD' ? <p>{t('takeBack.card')}</p> : null}
      <Form noValidate onSubmit={(event) => void send(event)}>
        <ChoiceField
          id="take-back-reason"
          legend={t('takeBack.reason')}
          error={faults.reason}
          value={reason}
          choices={(['bounced', 'refunded', 'entered-by-mistake'] as const).map((value) => ({
            value,
            label: t(`takeBack.reasons.${value}`),
          }))}
          onChoose={setReason}
        />
        <TextField
          id="take-back-amount"
          inputMode="decimal"
          before="$"
          autoComplete="off"
          label={t('takeBack.amount')}
          hint={t('takeBack.amountHint', { left: format.money(left) })}
          error={faults.amount}
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value);
          }}
        />
        <TextField
          id="take-back-on"
          type="date"
          label={t('takeBack.on')}
          hint={t('takeBack.onHint', { date: format.date(payment.receivedOn) })}
          error={faults.reversedOn}
          value={reversedOn}
          onChange={(event) => {
            setReversedOn(event.target.value);
          }}
        />
        <TextAreaField
          id="take-back-note"
          label={t('takeBack.note')}
          rows={2}
          maxLength={LIMITS.reasonText}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
          }}
        />
        <div role="alert">
          {faults.message === undefined ? null : <p className="alert alert-danger">{faults.message}</p>}
        </div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton isBusy={isLoading} color="danger">
            {t('takeBack.confirm')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
