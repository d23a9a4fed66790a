import type { ComponentProps, ReactNode } from 'react';
import { FormFeedback, FormGroup, FormText, Label } from 'reactstrap';

/** What ties an input to its label, hint and error; spread it onto the input. */
export interface FieldAria {
  readonly id: string;
  /** Makes the input red and says `aria-invalid`. */
  readonly invalid: boolean;
  readonly 'aria-describedby': string | undefined;
}

/** What every field with a single input takes: its words, and what react-hook-form's `register` gives. */
export interface InputFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
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
    <FormGroup noMargin className="form-field">
      <Label for={id}>
        {label}
        {optional === undefined ? null : <span className="form-optional"> {optional}</span>}
      </Label>
      {hint === undefined ? null : (
        <FormText tag="div" id={`${id}-hint`}>
          {hint}
        </FormText>
      )}
      {children({
        id,
        invalid: error !== undefined,
        'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
      })}
      {error === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id={`${id}-error`}>
          {error}
        </FormFeedback>
      )}
    </FormGroup>
  );
}
