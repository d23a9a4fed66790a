import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Form } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { useRefundCreditMutation } from '../../../api/payments/payments';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { ErrorSummary, type SummaryEntry } from '../../../components/form/ErrorSummary';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import { readPaidAmount } from '../paymentForm';
import { useSendOnce } from '../../../api/base/useSendOnce';

interface CreditFormProps {
  readonly companyId: string;
}

/** How much is paid back, and the number of the check or transfer that does it. */
export function CreditForm({ companyId }: CreditFormProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [refund, { isLoading }] = useRefundCreditMutation();
  const [form, setForm] = useState({ amount: '', reference: '', note: '' });
  const [attempt, setAttempt] = useState(0);
  const [entries, setEntries] = useState<readonly SummaryEntry[]>([]);
  const { deliver } = useSendOnce(`payment-credit-${companyId}`);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    setAttempt(attempt + 1);
    const amount = readPaidAmount(form.amount, decimalMarkOf(language));
    const reference = form.reference.trim();
    const found: readonly SummaryEntry[] = [
      ...(amount.ok ? [] : [{ fieldId: 'credit-amount', message: t(`amount.${amount.failure}`) }]),
      ...(reference === '' ? [{ fieldId: 'credit-reference', message: t('enter.missing.reference') }] : []),
    ];
    setEntries(found);
    if (!amount.ok || found.length > 0) return;
    const body = { companyId, amount: amount.value, reference, note: form.note.trim() };
    const failure = readApiFailure(
      (await deliver(body, (idempotencyKey) => refund({ body, idempotencyKey }))).error,
    );
    if (failure !== null) {
      const message = Object.entries(fieldMessages(failure));
      setEntries(
        message.length === 0
          ? [{ message: errorMessage(failure, language) }]
          : message.map(([field, message]) => ({ fieldId: `credit-${field}`, message })),
      );
      return;
    }
    dispatch(alertRaised(escapeHtml(t('credit.done', { amount: format.money(amount.value) })), 'success'));
    void navigate(`/admin/company/details?id=${companyId}&tab=account`);
  }

  const text = (field: 'amount' | 'reference', more: object) => (
    <TextField
      id={`credit-${field}`}
      label={t(`credit.${field}`)}
      autoComplete="off"
      value={form[field]}
      error={entries.find(({ fieldId }) => fieldId === `credit-${field}`)?.message}
      onChange={(event) => {
        setForm({ ...form, [field]: event.target.value });
      }}
      {...more}
    />
  );
  return (
    <Form noValidate className="surface narrow-form" onSubmit={(event) => void send(event)}>
      <ErrorSummary attempt={attempt} entries={entries} />
      {text('amount', { inputMode: 'decimal', before: '$' })}
      {text('reference', { maxLength: 60 })}
      <TextAreaField
        id="credit-note"
        label={t('credit.note')}
        rows={2}
        maxLength={LIMITS.reasonText}
        value={form.note}
        onChange={(event) => {
          setForm({ ...form, note: event.target.value });
        }}
      />
      <SubmitButton isBusy={isLoading}>{t('credit.confirm')}</SubmitButton>
    </Form>
  );
}
