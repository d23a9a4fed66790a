import type { ComponentProps, ReactNode } from 'react';
import { FormField } from './FormField';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly options: readonly SelectOption[];
  /** What the empty choice says; left out, there is none. */
  readonly empty?: string | undefined;
}

/** One choice out of a list; takes what react-hook-form's `register` gives. */
export function SelectField({ id, label, hint, error, options, empty, ...select }: SelectFieldProps) {
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {(aria) => (
        <select {...select} {...aria} className={`form-select ${error === undefined ? '' : 'is-invalid'}`}>
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
