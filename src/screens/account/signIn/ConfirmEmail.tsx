import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button, Form } from 'reactstrap';
import { refreshSession } from '../../../api/base/api';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useOwnSignIn, type EmailChange } from '../../../api/account/useOwnSignIn';
import { readCode } from '../../../components/form/readCode';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { selectSession } from '../../../state/session';

interface ConfirmEmailProps {
  readonly change: EmailChange;
  readonly onClose: (changedTo: string | null) => void;
}

/** Takes the code from the new address's email; the new token then carries the address. */
export function ConfirmEmail({ change, onClose }: ConfirmEmailProps) {
  const { t } = useTranslation('ownSignIn');
  const { t: components } = useTranslation('components');
  const dispatch = useApiDispatch();
  const token = useSelector(selectSession)?.token;
  const own = useOwnSignIn();
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    field.current?.focus();
  }, []);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(field.current?.value ?? '', 'code');
    if (code === null) {
      setFailure(t('email.codeMissing'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    const changed = await own.confirmEmail(change.changeId, code);
    setBusy(false);
    if (changed.ok) {
      if (token !== undefined) void dispatch(refreshSession(token));
      onClose(changed.data.email);
      return;
    }
    setFailure(changed.entries.map(({ message }) => message).join(' '));
    field.current?.focus();
  }

  return (
    <Form noValidate className="narrow-form" onSubmit={(event) => void submit(event)}>
      <h3>{t('email.codeTitle')}</h3>
      <TextField
        id="email-code"
        ref={field}
        label={t('email.code')}
        hint={t('email.codeLead', { email: change.email })}
        error={failure}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
      />
      <div className="d-flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy}>{t('email.confirm')}</SubmitButton>
        <Button
          color="secondary"
          outline
          onClick={() => {
            onClose(null);
          }}
        >
          {components('dialog.cancel')}
        </Button>
      </div>
    </Form>
  );
}
