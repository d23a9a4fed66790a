import { FormField, type InputFieldProps } from './FormField';
import { TextArea } from './TextArea';

export interface TextAreaFieldProps extends InputFieldProps {
  readonly rows?: number;
  readonly optional?: string | undefined;
}

/** Several lines of text with its label; takes what react-hook-form's `register` gives. */
export function TextAreaField({ id, label, hint, error, optional, ref = null, ...area }: TextAreaFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(optional === undefined ? {} : { optional })}
    >
      {(aria) => <TextArea {...area} {...aria} innerRef={ref} />}
    </FormField>
  );
}
