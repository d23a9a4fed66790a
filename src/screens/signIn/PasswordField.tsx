import { useState, type RefObject } from 'react';
import type { SignInTexts } from '../../i18n/signInTexts';

interface PasswordFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly texts: SignInTexts;
  readonly error: string | undefined;
}

/** A password field that can be shown, takes paste, and says when Caps Lock is on. */
export function PasswordField({ inputRef, id, texts, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const notes = [...(error === undefined ? [] : [`${id}-error`]), ...(isCaps ? [`${id}-caps`] : [])];
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {texts.password}
      </label>
      <div className="input-group">
        <input
          ref={inputRef}
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          className={error === undefined ? 'form-control' : 'form-control is-invalid'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          aria-invalid={error !== undefined}
          aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
          onKeyUp={(event) => {
            setCaps(event.getModifierState('CapsLock'));
          }}
        />
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-label={isShown ? texts.hidePasswordLong : texts.showPasswordLong}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? texts.hidePassword : texts.showPassword}
        </button>
      </div>
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {isCaps ? (
        <p className="form-text mb-0" id={`${id}-caps`}>
          {texts.capsLock}
        </p>
      ) : null}
    </div>
  );
}
