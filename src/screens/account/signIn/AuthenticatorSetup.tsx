import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import { useOwnSignIn, type AuthenticatorOffer } from '../../../api/account/useOwnSignIn';
import { readCode } from '../../../components/form/readCode';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { QrCode } from './QrCode';
import type { SecondStepStage } from './secondStep';

interface AuthenticatorSetupProps {
  readonly offer: AuthenticatorOffer;
  readonly onStage: (stage: SecondStepStage) => void;
}

/** The secret in groups of four, to be typed into an app that cannot scan. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Shares the secret with an app and takes the code that shows it arrived; until then nothing is changed. */
export function AuthenticatorSetup({ offer, onStage }: AuthenticatorSetupProps) {
  const { t } = useTranslation('ownSignIn');
  const { t: components } = useTranslation('components');
  const own = useOwnSignIn();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const code = readCode(field.current?.value ?? '', 'code');
    if (code === null) {
      setFailure(t('app.codeMissing'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    const changed = await own.confirm(code);
    setBusy(false);
    if (changed.ok) {
      onStage({ kind: 'codes', codes: changed.data.recoveryCodes });
      return;
    }
    setFailure(changed.entries.map(({ message }) => message).join(' '));
    field.current?.focus();
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={heading} tabIndex={-1}>
        {t('app.title')}
      </h3>
      <ol className="app-steps">
        <li>
          <p>{t('app.scan')}</p>
          <QrCode text={offer.address} label={t('app.qr')} />
          <p>
            {t('app.typeInstead')} <code className="app-secret">{grouped(offer.secret)}</code>
          </p>
        </li>
        <li>
          <div className="narrow-form">
            <TextField
              id="app-code"
              ref={field}
              label={t('app.code')}
              hint={t('app.codeHint')}
              error={failure}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
            />
          </div>
        </li>
      </ol>
      <div className="d-flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy}>{t('app.confirm')}</SubmitButton>
        <Button
          color="secondary"
          outline
          onClick={() => {
            onStage({ kind: 'standing', done: null });
          }}
        >
          {components('dialog.cancel')}
        </Button>
      </div>
    </Form>
  );
}
