import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'reactstrap';
import { STAFF_PAYMENT_KINDS } from '../../../../contract/entities/payment';
import { ledgerKindName } from '../../../../contract/texts/ledgerNames';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { ErrorSummary, type SummaryEntry } from '../../../components/form/ErrorSummary';
import { SelectField } from '../../../components/form/SelectField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { everythingOwed, idsOf, owedKey, type Payable } from '../../../components/ledger/owedThing';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { type PaymentFaults, type PaymentForm, readPayment, type ReceivedPayment } from '../paymentForm';

interface PaymentFieldsProps {
  readonly companyId: string;
  readonly payable: Payable;
  readonly form: PaymentForm;
  /** Why the last look at it was refused. */
  readonly failure: ApiFailure | null;
  readonly isBusy: boolean;
  readonly onChange: (changed: Partial<PaymentForm>) => void;
  readonly onReview: (payment: ReceivedPayment) => void;
}

const FIELDS = ['amount', 'receivedOn', 'reference'] as const;

/** What came in: kind, amount, day, number, and the report it was meant for. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { companyId, payable, form, failure, isBusy, onChange, onReview } = props;
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const format = useFormat();
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<PaymentFaults>({});
  const faultMessages = failure === null ? {} : fieldMessages(failure);

  const message = (field: (typeof FIELDS)[number]): string | undefined => {
    const fault = faults[field];
    if (fault === undefined) return faultMessages[field];
    return field === 'amount' ? t(`amount.${faults.amount ?? 'missing'}`) : t(`enter.missing.${field}`);
  };
  const entries = FIELDS.flatMap((field): readonly SummaryEntry[] => {
    const sentence = message(field);
    return sentence === undefined ? [] : [{ fieldId: `payment-${field}`, message: sentence }];
  });
  const others =
    failure !== null && entries.length === 0 ? [{ message: errorMessage(failure, language) }] : entries;

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    setAttempt(attempt + 1);
    const read = readPayment(form, companyId, decimalMarkOf(language));
    setFaults(read.ok ? {} : read.failure);
    if (read.ok) onReview(read.value);
  }

  const text = (field: (typeof FIELDS)[number], more: object) => (
    <TextField
      id={`payment-${field}`}
      label={t(`enter.${field}`)}
      hint={t(`enter.${field}Hint`)}
      autoComplete="off"
      value={form[field]}
      error={message(field)}
      onChange={(event) => {
        onChange({ [field]: event.target.value });
      }}
      {...more}
    />
  );
  return (
    <Form noValidate className="surface narrow-form" onSubmit={send}>
      <h2>{t('enter.what')}</h2>
      <ErrorSummary attempt={attempt} entries={others} />
      <ChoiceField
        id="payment-kind"
        legend={t('enter.kind')}
        isCompact
        value={form.kind}
        choices={STAFF_PAYMENT_KINDS.map((value) => ({ value, label: ledgerKindName(language, value) }))}
        onChoose={(kind) => {
          onChange({ kind });
        }}
      />
      {text('amount', { inputMode: 'decimal', before: '$' })}
      {text('receivedOn', { type: 'date' })}
      {text('reference', { maxLength: 60 })}
      <SelectField
        id="payment-report"
        label={t('enter.report')}
        hint={t('enter.reportHint')}
        value={form.meantFor}
        empty={t('enter.oldestFirst')}
        options={everythingOwed(payable).map((owed) => ({
          value: owedKey(idsOf(owed)),
          text: `${owed.number} · ${format.money(owed.balance)}`,
        }))}
        onChange={(event) => {
          onChange({ meantFor: event.target.value });
        }}
      />
      <SubmitButton isBusy={isBusy}>{t('enter.review')}</SubmitButton>
    </Form>
  );
}
