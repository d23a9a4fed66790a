import type { ReactNode } from 'react';

/** What ties an input to its label, hint and error; spread it onto the input. */
export interface FieldAria {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Said in words after the label of a field that may stay empty. */
  readonly optional?: string;
  readonly children: (aria: FieldAria) => ReactNode;
}

/** Label above, hint under it, error beside the field; only what is wrong turns red. */
export function FormField({ id, label, hint, error, optional, children }: FormFieldProps) {
  const notes = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className="form-optional"> {optional}</span>}
      </label>
      {hint === undefined ? null : (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
      })}
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
