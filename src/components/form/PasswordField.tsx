import type { ReactNode } from 'react';
import { signInTexts } from '../../i18n/signInTexts';
import { useLanguage } from '../../i18n/useFormat';
import { FormField } from './FormField';
import { PasswordInput } from './PasswordInput';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** A password with label, hint and error, and a button that shows it. */
export function PasswordField({ id, label, hint, error, autoComplete, value, onType }: PasswordFieldProps) {
  const texts = signInTexts[useLanguage()];
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {(aria) => (
        <PasswordInput
          id={id}
          invalid={aria.invalid}
          notes={aria['aria-describedby'] === undefined ? [] : [aria['aria-describedby']]}
          // A form may hold several: each button says whose it is.
          words={{
            ...texts,
            showPasswordLong: `${texts.showPasswordLong}: ${label}`,
            hidePasswordLong: `${texts.hidePasswordLong}: ${label}`,
          }}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => {
            onType(event.target.value);
          }}
        />
      )}
    </FormField>
  );
}
