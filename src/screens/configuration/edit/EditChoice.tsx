import { SelectField } from '../../../components/form/SelectField';
import { useEditing } from './editing';
import type { ProgramForm } from './programForm';

/** Fields of the form that hold one of a few values. */
type ChoiceName = {
  [K in keyof ProgramForm]: ProgramForm[K] extends string
    ? string extends ProgramForm[K]
      ? never
      : K
    : never;
}[keyof ProgramForm];

interface EditChoiceProps<K extends ChoiceName> {
  readonly name: K;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: ProgramForm[K]; readonly text: string }[];
}

/** A value of the configuration that is one of a few. */
export function EditChoice<K extends ChoiceName>({ name, label, hint, options }: EditChoiceProps<K>) {
  const { form, set, faultOf } = useEditing();
  return (
    <SelectField
      id={name}
      label={label}
      hint={hint}
      error={faultOf(name)}
      options={options}
      value={form[name]}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        if (chosen !== undefined) set(name, chosen.value);
      }}
    />
  );
}
