import { useState } from 'react';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewPayment, recordPayment } from '../../../../contract/endpoints/payments';
import { type ApiFailure } from '../../../api/base/apiFailure';
import { usePreviewPaymentMutation, useRecordPaymentMutation } from '../../../api/payments/payments';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import type { Payable } from '../../../components/ledger/owedThing';
import { EMPTY_PAYMENT, paymentForm, type ReceivedPayment } from '../paymentForm';
import { useSendOnce } from '../../../api/base/useSendOnce';
import { PaymentFields } from './PaymentFields';
import { PaymentReview } from './PaymentReview';

interface PaymentEntryProps {
  readonly companyId: string;
  readonly payable: Payable;
  readonly onEntered: (entered: DataOf<typeof recordPayment>) => void;
}

interface Reviewed {
  readonly payment: ReceivedPayment;
  readonly preview: DataOf<typeof previewPayment>;
}

/** Writes a payment down, shows where it goes, and enters it once. What was written stays over a reload and a refusal. */
export function PaymentEntry({ companyId, payable, onEntered }: PaymentEntryProps) {
  const { value, change, forget } = usePersistedState({
    name: 'payment-entry',
    basis: companyId,
    schema: paymentForm,
    first: EMPTY_PAYMENT,
  });
  const [preview, { isLoading: isPreviewing }] = usePreviewPaymentMutation();
  const [record, { isLoading: isRecording }] = useRecordPaymentMutation();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { deliver } = useSendOnce(`payment-entry-${companyId}`);

  async function review(payment: ReceivedPayment): Promise<void> {
    setFailure(null);
    const { data, error } = await preview({ body: payment });
    setFailure(readApiFailure(error));
    if (data !== undefined) setReviewed({ payment, preview: data });
  }
  async function enter({ payment }: Reviewed): Promise<void> {
    setFailure(null);
    const { data, error } = await deliver(payment, (idempotencyKey) =>
      record({ body: payment, idempotencyKey }),
    );
    setFailure(readApiFailure(error));
    if (data === undefined) return;
    forget();
    onEntered(data);
  }

  if (reviewed !== null)
    return (
      <PaymentReview
        {...reviewed}
        payable={payable}
        failure={failure}
        isBusy={isRecording}
        onBack={() => {
          setFailure(null);
          setReviewed(null);
        }}
        onEnter={() => {
          if (!isRecording) void enter(reviewed);
        }}
      />
    );
  return (
    <PaymentFields
      companyId={companyId}
      payable={payable}
      form={value}
      failure={failure}
      isBusy={isPreviewing}
      onChange={(changed) => {
        change((old) => ({ ...old, ...changed }));
      }}
      onReview={(payment) => {
        if (!isPreviewing) void review(payment);
      }}
    />
  );
}
