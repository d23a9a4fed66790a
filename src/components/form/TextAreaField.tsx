import type { ComponentProps, ReactNode } from 'react';
import { FormField } from './FormField';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: string | undefined;
}

/** Several lines of text; takes what react-hook-form's `register` gives. */
export function TextAreaField({ id, label, hint, error, optional, ...area }: TextAreaFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(optional === undefined ? {} : { optional })}
    >
      {(aria) => (
        <textarea
          rows={4}
          {...area}
          {...aria}
          className={`form-control ${error === undefined ? '' : 'is-invalid'}`}
        />
      )}
    </FormField>
  );
}
