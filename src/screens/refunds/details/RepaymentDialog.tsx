import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { formatMoney } from '../../../../domain/money';
import { useNoteRepaymentMutation } from '../../../api/refunds/review';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextField } from '../../../components/form/TextField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import { readAmount } from '../create/readAmount';
import type { ClaimActions } from './useClaimActions';

interface RepaymentDialogProps {
  readonly claim: RefundDetails;
  readonly actions: ClaimActions;
  readonly onClose: () => void;
}

/** Notes that a company paid an overpaid refund back. */
export function RepaymentDialog({ claim, actions, onClose }: RepaymentDialogProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const [send] = useNoteRepaymentMutation();
  const [amount, setAmount] = useState('');
  const [receivedOn, setReceivedOn] = useState('');
  const [reference, setReference] = useState('');

  async function note(): Promise<string | null> {
    const read = readAmount(amount, decimalMarkOf(language));
    if (!read.ok || receivedOn === '' || reference.trim() === '') return t('account.incompleteRepaid');
    const body = { version: claim.version, amount: formatMoney(read.value), receivedOn, reference };
    const answer = await actions.deliver(['repaid', body], (idempotencyKey) =>
      send({
        params: { id: claim.id },
        body,
        idempotencyKey,
      }),
    );
    return actions.settle(answer, 'repaid');
  }

  return (
    <ConfirmDialog
      title={t('account.repaidQuestion')}
      confirm={t('account.repaid')}
      onConfirm={note}
      onClose={onClose}
    >
      <TextField
        id="repaid-amount"
        label={t('account.amount')}
        inputMode="decimal"
        value={amount}
        onChange={(event) => {
          setAmount(event.target.value);
        }}
      />
      <TextField
        id="repaid-on"
        type="date"
        label={t('account.received')}
        value={receivedOn}
        onChange={(event) => {
          setReceivedOn(event.target.value);
        }}
      />
      <TextField
        id="repaid-reference"
        label={t('account.reference')}
        maxLength={60}
        value={reference}
        onChange={(event) => {
          setReference(event.target.value);
        }}
      />
    </ConfirmDialog>
  );
}
