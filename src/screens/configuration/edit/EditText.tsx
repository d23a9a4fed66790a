import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { useEditing } from './editing';
import type { ProgramForm } from './programForm';

/** Fields of the form that hold whatever is typed. */
export type TextName = {
  [K in keyof ProgramForm]: string extends ProgramForm[K] ? K : never;
}[keyof ProgramForm];

interface EditTextProps {
  readonly name: TextName;
  /** Path in the document, where it is not the name. */
  readonly path?: string;
  readonly label: string;
  readonly hint?: string;
  readonly before?: string;
  readonly behind?: string;
  readonly isDate?: boolean;
  readonly isLong?: boolean;
  readonly isNumber?: boolean;
}

/** A value of the configuration that is typed. */
export function EditText(props: EditTextProps) {
  const { name, path = name, label, hint, before, behind, isDate, isLong, isNumber } = props;
  const { form, set, faultOf } = useEditing();
  const shared = { id: path, label, hint, error: faultOf(path), value: form[name] };
  return isLong === true ? (
    <TextAreaField
      {...shared}
      rows={2}
      onChange={(event) => {
        set(name, event.target.value);
      }}
    />
  ) : (
    <TextField
      {...shared}
      type={isDate === true ? 'date' : 'text'}
      inputMode={isNumber === true ? 'decimal' : undefined}
      {...(before === undefined ? {} : { before })}
      {...(behind === undefined ? {} : { behind })}
      onChange={(event) => {
        set(name, event.target.value);
      }}
    />
  );
}
