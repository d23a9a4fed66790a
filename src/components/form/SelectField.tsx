import { Input } from 'reactstrap';
import { FormField, type InputFieldProps } from './FormField';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
}

export interface SelectFieldProps extends InputFieldProps {
  readonly options: readonly SelectOption[];
  /** What the empty choice says; left out, there is none. */
  readonly empty?: string | undefined;
}

/** One choice out of a list; takes what react-hook-form's `register` gives. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  empty,
  ref = null,
  ...select
}: SelectFieldProps) {
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {(aria) => (
        <Input {...select} {...aria} type="select" innerRef={ref}>
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Input>
      )}
    </FormField>
  );
}
