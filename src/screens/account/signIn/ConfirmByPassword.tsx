import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button, Form } from 'reactstrap';
import { useOwnSignIn, type Changed, type OwnSignIn } from '../../../api/account/useOwnSignIn';
import type { PasswordEntry } from '../../../api/account/passwordEntries';
import { Dialog } from '../../../components/dialog/Dialog';
import { PasswordField } from '../../../components/form/PasswordField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { selectPerson } from '../../../state/session';
import type { SecondStepStage, StepAction } from './secondStep';

interface ConfirmByPasswordProps {
  readonly action: StepAction;
  readonly title: string;
  readonly onStage: (stage: SecondStepStage) => void;
  readonly onClose: () => void;
}

const staged = <D,>(changed: Changed<D>, stage: (data: D) => SecondStepStage): Changed<SecondStepStage> =>
  changed.ok ? { ok: true, data: stage(changed.data) } : changed;

/** Does a change of the second step with the password typed again, and says where that leads. */
async function carryOut(
  own: OwnSignIn,
  action: StepAction,
  password: string,
): Promise<Changed<SecondStepStage>> {
  switch (action) {
    case 'set-up':
      return staged(await own.offer(password), (offer) => ({ kind: 'setting-up', offer }));
    case 'renew':
      return staged(await own.renewCodes(password), ({ recoveryCodes }) => ({
        kind: 'codes',
        codes: recoveryCodes,
      }));
    case 'mail':
      return staged(await own.chooseMail(password), () => ({ kind: 'standing', done: 'mail' }));
    case 'off':
      return staged(await own.switchOff(password), () => ({ kind: 'standing', done: 'off' }));
  }
}

/** Asks for the password before a change: an unlocked computer is not enough. */
export function ConfirmByPassword({ action, title, onStage, onClose }: ConfirmByPasswordProps) {
  const { t } = useTranslation('ownSignIn');
  const { t: components } = useTranslation('components');
  const { t: identity } = useTranslation('identity');
  const { email } = useSelector(selectPerson);
  const own = useOwnSignIn();
  const [password, setPassword] = useState('');
  const [entries, setEntries] = useState<readonly PasswordEntry[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') {
      setEntries([{ fieldId: 'current', message: identity('password.missing') }]);
      document.getElementById('confirm-password')?.focus();
      return;
    }
    setBusy(true);
    const changed = await carryOut(own, action, password);
    setBusy(false);
    if (!changed.ok) {
      setEntries(changed.entries);
      document.getElementById('confirm-password')?.focus();
      return;
    }
    onClose();
    onStage(changed.data);
  }

  const general = entries.filter(({ fieldId }) => fieldId !== 'current');
  return (
    <Dialog title={title} onClose={onClose}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(`step.about.${action}`)}</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="confirm-password"
          label={identity('password.current')}
          autoComplete="current-password"
          value={password}
          error={entries.find(({ fieldId }) => fieldId === 'current')?.message}
          onType={setPassword}
        />
        <div role="alert">
          {general.map(({ message }) => (
            <p key={message} className="alert alert-danger">
              {message}
            </p>
          ))}
        </div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {components('dialog.cancel')}
          </Button>
          <SubmitButton isBusy={isBusy} color={action === 'off' ? 'danger' : 'primary'}>
            {t(`step.confirm.${action}`)}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
