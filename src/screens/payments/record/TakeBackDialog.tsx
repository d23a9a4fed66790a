import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button, Form } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { isCalendarDate } from '../../../../domain/calendarDate';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { useReversePaymentMutation } from '../../../api/ledger';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { Dialog } from '../../../components/dialog/Dialog';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import type { PaymentRow } from '../usePaymentColumns';
import { useSendOnce } from '../../../api/base/useSendOnce';

interface TakeBackDialogProps {
  readonly payment: PaymentRow;
  readonly onClose: () => void;
}

type Reason = 'bounced' | 'entered-by-mistake';
interface Faults {
  readonly reason?: string;
  readonly reversedOn?: string;
  readonly message?: string;
}

/** Takes a payment back: it bounced, or should not have been entered. What it had paid is owed again. */
export function TakeBackDialog({ payment, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const [reverse, { isLoading }] = useReversePaymentMutation();
  const [reason, setReason] = useState<Reason | null>(null);
  const [reversedOn, setReversedOn] = useState('');
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { deliver } = useSendOnce(`payment-reversal-${payment.id}`);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const found: Faults = {
      ...(reason === null ? { reason: t('takeBack.reasonMissing') } : {}),
      ...(isCalendarDate(reversedOn) ? {} : { reversedOn: t('takeBack.dateMissing') }),
    };
    setFaults(found);
    if (reason === null || found.reversedOn !== undefined) return;
    const body = { reason, reversedOn, note: note.trim() };
    const { data, error } = await deliver({ id: payment.id, ...body }, (idempotencyKey) =>
      reverse({
        params: { id: payment.id },
        body,
        idempotencyKey,
      }),
    );
    const failure = readApiFailure(error);
    if (failure !== null) {
      const message = fieldMessages(failure)['reversedOn'];
      setFaults(
        message === undefined ? { message: errorMessage(failure, language) } : { reversedOn: message },
      );
      return;
    }
    const balance = format.money(data?.companyBalance ?? '0.00');
    const done = t('takeBack.done', { reference: payment.reference, company: payment.companyName, balance });
    dispatch(alertRaised(escapeHtml(done), 'success'));
    onClose();
  }

  return (
    <Dialog title={t('takeBack.title', { reference: payment.reference })} onClose={onClose}>
      <p>{t('takeBack.about', { amount: format.money(payment.amount), company: payment.companyName })}</p>
      <Form noValidate onSubmit={(event) => void send(event)}>
        <ChoiceField
          id="take-back-reason"
          legend={t('takeBack.reason')}
          error={faults.reason}
          value={reason}
          choices={(['bounced', 'entered-by-mistake'] as const).map((value) => ({
            value,
            label: t(`takeBack.reasons.${value}`),
          }))}
          onChoose={setReason}
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
