import type { ComponentProps, ReactNode } from 'react';
import { FormField } from './FormField';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: string;
  /** A unit or a sign inside the field's frame, before or behind the input. */
  readonly before?: string;
  readonly behind?: string;
}

/** A line of text; takes what react-hook-form's `register` gives. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  before,
  behind,
  className = '',
  ...input
}: TextFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(optional === undefined ? {} : { optional })}
    >
      {(aria) => {
        const field = (
          <input
            type="text"
            {...input}
            {...aria}
            className={`form-control ${error === undefined ? '' : 'is-invalid'} ${className}`}
          />
        );
        if (before === undefined && behind === undefined) return field;
        return (
          <div className="input-group">
            {before === undefined ? null : <span className="input-group-text">{before}</span>}
            {field}
            {behind === undefined ? null : <span className="input-group-text">{behind}</span>}
          </div>
        );
      }}
    </FormField>
  );
}
