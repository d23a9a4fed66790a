import { useRef, useState, type SyntheticEvent } from 'react';
import { Button, Form, FormFeedback, FormGroup, FormText, Input, Label } from 'reactstrap';
import { BusyMark } from '../../../components/BusyMark';
import type { Credentials, SignInOutcome } from '../../../api/identity/signInOutcome';
import type { SignInTexts } from '../../../i18n/signInTexts';
import { PasswordField } from './PasswordField';
import { emailFault } from '../../../components/form/emailFault';

interface SignInFormProps {
  readonly texts: SignInTexts;
  readonly idPrefix: string;
  readonly submit: (credentials: Credentials) => Promise<SignInOutcome>;
  readonly base: string;
}

/** Email, password, remember me. The fields keep their own text, so that what was typed before hydration stays. */
export function SignInForm({ texts, idPrefix, submit, base }: SignInFormProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const rememberMe = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const credentials = {
      email: email.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
      rememberMe: rememberMe.current?.checked ?? false,
    };
    const wrong = fieldErrors(credentials);
    setErrors(wrong);
    setFailure(undefined);
    if (wrong.email !== undefined || wrong.password !== undefined) {
      (wrong.email === undefined ? password : email).current?.focus();
      return;
    }
    setBusy(true);
    const outcome = await submit(credentials);
    setBusy(false);
    if (outcome.kind === 'refused') setFailure(outcome.message);
    if (outcome.kind === 'unreachable') setFailure(texts.unreachable);
  }

  const id = (name: string): string => `${idPrefix}-${name}`;
  return (
    <Form
      method="post"
      action={base}
      noValidate
      onSubmit={(event) => void send(event)}
      aria-labelledby={id('title')}
    >
      <h1 id={id('title')}>{texts.title}</h1>
      <p className="entrance-notice">{texts.signInFirst}</p>
      <div role="alert">
        {failure === undefined ? null : <p className="alert alert-danger mb-0">{failure}</p>}
      </div>
      <div>
        <Label for={id('email')}>{texts.email}</Label>
        <Input
          innerRef={email}
          id={id('email')}
          name="email"
          type="email"
          invalid={errors.email !== undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          aria-describedby={errors.email === undefined ? undefined : id('email-error')}
        />
        {errors.email === undefined ? null : (
          <FormFeedback tag="p" className="field-error" id={id('email-error')}>
            {texts[errors.email]}
          </FormFeedback>
        )}
      </div>
      <PasswordField
        inputRef={password}
        id={id('password')}
        texts={texts}
        error={errors.password === undefined ? undefined : texts[errors.password]}
      />
      <FormGroup check>
        <Input
          innerRef={rememberMe}
          id={id('remember')}
          name="rememberMe"
          type="checkbox"
          aria-describedby={id('remember-hint')}
        />
        <Label check for={id('remember')}>
          {texts.rememberMe}
        </Label>
        <FormText tag="div" className="mt-0" id={id('remember-hint')}>
          {texts.rememberMeHint}
        </FormText>
      </FormGroup>
      <Button type="submit" color="primary" className="sign-in-submit" aria-busy={isBusy}>
        <BusyMark />
        {isBusy ? texts.submitting : texts.submit}
      </Button>
      <p className="entrance-more">
        <a href={`${base}ForgotPassword`}>{texts.forgotPassword}</a>
        <a href={`${base}register`}>{texts.register}</a>
      </p>
    </Form>
  );
}

interface FieldErrors {
  readonly email?: keyof SignInTexts;
  readonly password?: keyof SignInTexts;
}

/** What is wrong with the fields, as keys of the texts; nothing is sent while anything is. A password is never trimmed. */
function fieldErrors({ email, password }: Pick<Credentials, 'email' | 'password'>): FieldErrors {
  const fault = emailFault(email);
  return {
    ...(fault === null ? {} : { email: fault }),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  };
}
