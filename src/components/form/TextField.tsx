import { Input, InputGroup, InputGroupText, type InputProps } from 'reactstrap';
import { FormField, type InputFieldProps } from './FormField';

export interface TextFieldProps extends InputFieldProps {
  readonly type?: NonNullable<InputProps['type']>;
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
  ref = null,
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
        const field = <Input type="text" {...input} {...aria} innerRef={ref} />;
        if (before === undefined && behind === undefined) return field;
        return (
          <InputGroup>
            {before === undefined ? null : <InputGroupText>{before}</InputGroupText>}
            {field}
            {behind === undefined ? null : <InputGroupText>{behind}</InputGroupText>}
          </InputGroup>
        );
      }}
    </FormField>
  );
}
