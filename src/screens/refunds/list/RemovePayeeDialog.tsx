import { useTranslation } from 'react-i18next';
import { useIdentityProof } from '../../../api/account/useIdentityProof';
import { removePayeeAccount } from '../../../../contract/endpoints/paymentRuns/payeeAccount';
import { callWithSecrets } from '../../../api/base/callWithSecrets';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { paymentRunsApi } from '../../../api/paymentRuns';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { IdentityFields } from '../../shared/IdentityFields';

/** Has refunds paid by check again. */
export function RemovePayeeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('refunds');
  const dispatch = useApiDispatch();
  const identity = useIdentityProof();

  async function send(): Promise<string | null> {
    if (identity.password === '') return t('payee.passwordMissing');
    const remove = paymentRunsApi.endpoints.removePayeeAccount;
    const body = { proof: identity.proof };
    return identity.sentenceOf(await dispatch(callWithSecrets(removePayeeAccount, remove, { body })));
  }

  return (
    <ConfirmDialog
      title={t('payee.removeQuestion')}
      confirm={t('payee.remove')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('payee.removeAbout')}</p>
      <IdentityFields form={identity} />
    </ConfirmDialog>
  );
}
