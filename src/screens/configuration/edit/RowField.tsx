import { TextField, type TextFieldProps } from '../../../components/form/TextField';
import { useEditing } from './editing';

interface RowFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'readOnly' | 'before'> {
  /** Path in the document, such as `rates.1.ratePerUnit`. */
  readonly path: string;
  readonly value: string;
  readonly isDate?: boolean;
  readonly onType: (typed: string) => void;
}

/** A value in a row of rates or codes; what is wrong with it stands beside it. */
export function RowField({ path, value, isDate, onType, ...field }: RowFieldProps) {
  const { faultOf } = useEditing();
  return (
    <TextField
      {...field}
      id={path}
      type={isDate === true ? 'date' : 'text'}
      error={faultOf(path)}
      value={value}
      onChange={(event) => {
        onType(event.target.value);
      }}
    />
  );
}
