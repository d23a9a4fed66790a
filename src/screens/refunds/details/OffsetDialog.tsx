import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { formatMoney, money } from '../../../../domain/money';
import { useOffsetRefundMutation } from '../../../api/refunds/review';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { SelectField } from '../../../components/form/SelectField';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import { readAmount } from '../create/readAmount';
import type { ClaimActions } from './useClaimActions';

interface OffsetDialogProps {
  readonly claim: RefundDetails;
  readonly account: NonNullable<RefundDetails['account']>;
  readonly actions: ClaimActions;
  readonly onClose: () => void;
}

type Against = 'overpaid' | 'balance';

/** Sets a part of a refund off against what the company owes, with the words it is told. */
export function OffsetDialog({ claim, account, actions, onClose }: OffsetDialogProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const [send] = useOffsetRefundMutation();
  const owed: Readonly<Record<Against, string>> = {
    overpaid: account.companyReceivable,
    balance: account.unpaidBalance,
  };
  const possible = (['overpaid', 'balance'] as const).filter((each) => money(owed[each]) > 0n);
  const [against, setAgainst] = useState<Against>(possible[0] ?? 'overpaid');
  const [amount, setAmount] = useState('');
  const stored = usePersistedReasons<'notice'>(`set-off-${claim.id}`);
  const notice = stored.get('notice').text;

  async function offset(): Promise<string | null> {
    const read = readAmount(amount, decimalMarkOf(language));
    if (!read.ok || notice.trim() === '') return t('account.incomplete');
    const body = { version: claim.version, against, amount: formatMoney(read.value), notice };
    const answer = await actions.deliver(['offset', body], (idempotencyKey) =>
      send({
        params: { id: claim.id },
        body,
        idempotencyKey,
      }),
    );
    if (answer.data !== undefined) stored.forget();
    return actions.settle(answer, 'offset');
  }

  return (
    <ConfirmDialog
      title={t('account.question')}
      confirm={t('account.offset')}
      onConfirm={offset}
      onClose={onClose}
    >
      <p>{t('account.about')}</p>
      <SelectField
        id="offset-against"
        label={t('account.what')}
        value={against}
        options={possible.map((value) => ({ value, text: t(`account.against.${value}`) }))}
        onChange={(event: { target: { value: string } }) => {
          setAgainst(event.target.value === 'balance' ? 'balance' : 'overpaid');
        }}
      />
      <TextField
        id="offset-amount"
        label={t('account.amount')}
        inputMode="decimal"
        value={amount}
        onChange={(event) => {
          setAmount(event.target.value);
        }}
      />
      <TextAreaField
        id="offset-notice"
        label={t('account.notice')}
        maxLength={LIMITS.reasonText}
        value={notice}
        onChange={(event: { target: { value: string } }) => {
          stored.write('notice', { reason: '', text: event.target.value });
        }}
      />
    </ConfirmDialog>
  );
}
