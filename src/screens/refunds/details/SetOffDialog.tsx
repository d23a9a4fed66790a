import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { formatMoney, money } from '../../../../domain/money';
import { useSetOffRefundMutation } from '../../../api/refundReview';
import { useKeptReasons } from '../../../api/useKeptReasons';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { SelectField } from '../../../components/form/SelectField';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import { readAmount } from '../create/readAmount';
import type { ClaimDeeds } from './useClaimDeeds';

interface SetOffDialogProps {
  readonly claim: RefundDetails;
  readonly account: NonNullable<RefundDetails['account']>;
  readonly deeds: ClaimDeeds;
  readonly onClose: () => void;
}

type Against = 'overpaid' | 'balance';

/** Sets a part of a refund off against what the company owes, with the words it is told. */
export function SetOffDialog({ claim, account, deeds, onClose }: SetOffDialogProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const [send] = useSetOffRefundMutation();
  const owed: Readonly<Record<Against, string>> = {
    overpaid: account.companyReceivable,
    balance: account.unpaidBalance,
  };
  const possible = (['overpaid', 'balance'] as const).filter((each) => money(owed[each]) > 0n);
  const [against, setAgainst] = useState<Against>(possible[0] ?? 'overpaid');
  const [amount, setAmount] = useState('');
  const kept = useKeptReasons<'notice'>(`set-off-${claim.id}`);
  const notice = kept.of('notice').text;

  async function setOff(): Promise<string | null> {
    const read = readAmount(amount, decimalMarkOf(language));
    if (!read.ok || notice.trim() === '') return t('account.incomplete');
    const body = { version: claim.version, against, amount: formatMoney(read.value), notice };
    const answer = await send({
      params: { id: claim.id },
      body,
      idempotencyKey: deeds.keyOf(['setOff', body]),
    });
    if (answer.data !== undefined) kept.forget();
    return deeds.settle(answer, 'setOff');
  }

  return (
    <ConfirmDialog
      title={t('account.question')}
      confirm={t('account.setOff')}
      onConfirm={setOff}
      onClose={onClose}
    >
      <p>{t('account.about')}</p>
      <SelectField
        id="set-off-against"
        label={t('account.what')}
        value={against}
        options={possible.map((value) => ({ value, text: t(`account.against.${value}`) }))}
        onChange={(event: { target: { value: string } }) => {
          setAgainst(event.target.value === 'balance' ? 'balance' : 'overpaid');
        }}
      />
      <TextField
        id="set-off-amount"
        label={t('account.amount')}
        inputMode="decimal"
        value={amount}
        onChange={(event) => {
          setAmount(event.target.value);
        }}
      />
      <TextAreaField
        id="set-off-notice"
        label={t('account.notice')}
        maxLength={LIMITS.reasonText}
        value={notice}
        onChange={(event: { target: { value: string } }) => {
          kept.write('notice', { reason: '', text: event.target.value });
        }}
      />
    </ConfirmDialog>
  );
}
