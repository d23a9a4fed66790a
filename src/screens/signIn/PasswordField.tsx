import { useState, type RefObject } from 'react';
import { Button, FormFeedback, FormText, Input, Label } from 'reactstrap';
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
      <Label for={id}>{texts.password}</Label>
      <div className="input-group">
        <Input
          innerRef={inputRef}
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          invalid={error !== undefined}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
          onKeyUp={(event) => {
            setCaps(event.getModifierState('CapsLock'));
          }}
        />
        <Button
          color="secondary"
          outline
          aria-label={isShown ? texts.hidePasswordLong : texts.showPasswordLong}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          {isShown ? texts.hidePassword : texts.showPassword}
        </Button>
      </div>
      {error === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
          {error}
        </FormFeedback>
      )}
      {isCaps ? (
        <FormText tag="p" className="mb-0" id={`${id}-caps`}>
          {texts.capsLock}
        </FormText>
      ) : null}
    </div>
  );
}
