import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_TYPES } from '../../../../contract/entities/paymentRun';
import { savePayeeAccount } from '../../../../contract/endpoints/paymentRuns/payeeAccount';
import { failureSentence } from '../../../../contract/texts/failures';
import { bankLetters } from '../../../../domain/nachaFields';
import { isAccountNumber, isRoutingNumber } from '../../../../domain/routingNumber';
import { useIdentityProof } from '../../../api/account/useIdentityProof';
import { callWithSecrets } from '../../../api/base/callWithSecrets';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { paymentRunsApi } from '../../../api/paymentRuns';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { SelectField } from '../../../components/form/SelectField';
import { TextField } from '../../../components/form/TextField';
import { IdentityFields } from '../../shared/IdentityFields';
import { useLanguage } from '../../../i18n/useFormat';

interface PayeeDialogProps {
  /** The version on screen; null where there is no account yet. */
  readonly version: number | null;
  readonly onClose: () => void;
}

type Field = 'holder' | 'routingNumber' | 'accountNumber';

/** Names the account refunds are paid into. Its number is never kept in the browser. */
export function PayeeDialog({ version, onClose }: PayeeDialogProps) {
  const { t } = useTranslation('refunds');
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const identity = useIdentityProof();
  const [typed, setTyped] = useState({ holder: '', routingNumber: '', accountNumber: '' });
  const [accountType, setAccountType] = useState<(typeof ACCOUNT_TYPES)[number]>('checking');

  async function send(): Promise<string | null> {
    if (!isRoutingNumber(typed.routingNumber)) return failureSentence(language, 'account-routing-wrong');
    if (!isAccountNumber(typed.accountNumber)) return failureSentence(language, 'account-number-wrong');
    if (typed.holder.trim() === '') return failureSentence(language, 'field-missing');
    if (bankLetters(typed.holder) === null) return failureSentence(language, 'account-holder-letters');
    if (identity.password === '') return t('payee.passwordMissing');
    const body = { version, ...typed, accountType, proof: identity.proof };
    const save = callWithSecrets(savePayeeAccount, paymentRunsApi.endpoints.savePayeeAccount, { body });
    return identity.sentenceOf(await dispatch(save));
  }
  const field = (name: Field, label: string, maxLength: number, inputMode: 'text' | 'numeric') => (
    <TextField
      id={`payee-${name}`}
      label={label}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={maxLength}
      value={typed[name]}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.target.value.trimStart() });
      }}
    />
  );

  return (
    <ConfirmDialog
      title={t('payee.question')}
      confirm={t('payee.confirm')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('payee.about')}</p>
      {field('holder', t('payee.holder'), 80, 'text')}
      {field('routingNumber', t('payee.routing'), 9, 'numeric')}
      {field('accountNumber', t('payee.number'), 17, 'numeric')}
      <SelectField
        id="payee-type"
        label={t('payee.type')}
        value={accountType}
        options={ACCOUNT_TYPES.map((value) => ({ value, text: t(`payee.${value}`) }))}
        onChange={(event: { target: { value: string } }) => {
          setAccountType(event.target.value === 'savings' ? 'savings' : 'checking');
        }}
      />
      <IdentityFields form={identity} />
    </ConfirmDialog>
  );
}
