import { Input } from 'reactstrap';
import { FormField, type InputFieldProps } from './FormField';

export interface TextAreaFieldProps extends InputFieldProps {
  readonly rows?: number;
  readonly optional?: string | undefined;
}

/** Several lines of text; takes what react-hook-form's `register` gives. */
export function TextAreaField({ id, label, hint, error, optional, ref = null, ...area }: TextAreaFieldProps) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(optional === undefined ? {} : { optional })}
    >
      {(aria) => <Input rows={4} {...area} {...aria} type="textarea" innerRef={ref} />}
    </FormField>
  );
}
