import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { ProofForm } from '../../api/account/useIdentityProof';
import { PasswordField } from '../../components/form/PasswordField';
import { TextField } from '../../components/form/TextField';
import { selectPerson } from '../../state/session';

interface IdentityFieldsProps {
  readonly form: ProofForm;
}

/** Password and, where the account has a second step, a code: an open session is not enough to say where money goes. */
export function IdentityFields({ form }: IdentityFieldsProps) {
  const { t } = useTranslation('identity');
  const { email } = useSelector(selectPerson);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function mail(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(form.password === '' ? t('password.missing') : await form.mailCode());
    setBusy(false);
  }

  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="proof-password"
        label={t('password.current')}
        autoComplete="current-password"
        value={form.password}
        onType={form.typePassword}
      />
      {form.by === 'mail' ? (
        <div className="mb-3">
          <Button
            color="secondary"
            outline
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void mail()}
          >
            {t(form.isMailed ? 'proof.mailAgain' : 'proof.mail')}
          </Button>
          <p role="status" className="form-text mb-0">
            {form.isMailed ? t('proof.mailed', { email }) : ''}
          </p>
          <div role="alert">
            {failure === null ? null : <p className="alert alert-danger mt-2">{failure}</p>}
          </div>
        </div>
      ) : null}
      {form.by === 'none' ? null : (
        <TextField
          id="proof-code"
          label={t(form.by === 'app' ? 'proof.appCode' : 'proof.code')}
          autoComplete="one-time-code"
          maxLength={40}
          value={form.code}
          onChange={(event) => {
            form.typeCode(event.target.value);
          }}
        />
      )}
    </>
  );
}
