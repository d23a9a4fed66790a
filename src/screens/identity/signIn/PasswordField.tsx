import type { RefObject } from 'react';
import { FormFeedback, Label } from 'reactstrap';
import { PasswordInput } from '../../../components/form/PasswordInput';
import type { SignInTexts } from '../../../i18n/signInTexts';

interface PasswordFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly texts: SignInTexts;
  readonly error: string | undefined;
}

/** The sign-in form's password, which keeps its own text until it is read. */
export function PasswordField({ inputRef, id, texts, error }: PasswordFieldProps) {
  return (
    <div>
      <Label for={id}>{texts.password}</Label>
      <PasswordInput
        innerRef={inputRef}
        id={id}
        words={texts}
        notes={error === undefined ? [] : [`${id}-error`]}
        name="password"
        invalid={error !== undefined}
        autoComplete="current-password"
      />
      {error === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
          {error}
        </FormFeedback>
      )}
    </div>
  );
}
