import { useRef, useState, type SyntheticEvent } from 'react';
import type { Credentials, SignInOutcome } from '../../api/signInOutcome';
import type { SignInTexts } from '../../i18n/signInTexts';
import { PasswordField } from './PasswordField';
import { fieldErrors, type FieldErrors } from './signInFields';

interface SignInFormProps {
  readonly texts: SignInTexts;
  readonly idPrefix: string;
  readonly submit: (credentials: Credentials) => Promise<SignInOutcome>;
}

/** Email, password, remember me. The fields keep their own text, so that what was typed before hydration stays. */
export function SignInForm({ texts, idPrefix, submit }: SignInFormProps) {
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
    <form
      method="post"
      action="/"
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
        <label className="form-label" htmlFor={id('email')}>
          {texts.email}
        </label>
        <input
          ref={email}
          id={id('email')}
          name="email"
          type="email"
          className={errors.email === undefined ? 'form-control' : 'form-control is-invalid'}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          aria-invalid={errors.email !== undefined}
          aria-describedby={errors.email === undefined ? undefined : id('email-error')}
        />
        {errors.email === undefined ? null : (
          <p className="field-error" id={id('email-error')}>
            {texts[errors.email]}
          </p>
        )}
      </div>
      <PasswordField
        inputRef={password}
        id={id('password')}
        texts={texts}
        error={errors.password === undefined ? undefined : texts[errors.password]}
      />
      <div className="form-check">
        <input
          ref={rememberMe}
          id={id('remember')}
          name="rememberMe"
          type="checkbox"
          className="form-check-input"
          aria-describedby={id('remember-hint')}
        />
        <label className="form-check-label" htmlFor={id('remember')}>
          {texts.rememberMe}
        </label>
        <div className="form-text mt-0" id={id('remember-hint')}>
          {texts.rememberMeHint}
        </div>
      </div>
      <button type="submit" className="btn btn-primary sign-in-submit" aria-busy={isBusy}>
        <span className="spinner-border spinner-border-sm" aria-hidden="true" />
        {isBusy ? texts.submitting : texts.submit}
      </button>
      <p className="entrance-more">
        <a href="/ForgotPassword">{texts.forgotPassword}</a>
      </p>
    </form>
  );
}
