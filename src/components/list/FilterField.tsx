import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, Label } from 'reactstrap';
import type { Filter } from './listTypes';

interface FilterFieldProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field of one filter. */
export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { t } = useTranslation('components');
  const id = useId();
  if (filter.kind === 'some-of') {
    const chosen = value === '' ? [] : value.split(',');
    return (
      <fieldset className="filter-some">
        <legend className="form-label">{filter.label}</legend>
        {filter.choices.map((choice) => (
          <label key={choice.value} className="view-choice">
            <Input
              type="checkbox"

              checked={chosen.includes(choice.value)}
              onChange={(event) => {
                const others = chosen.filter((one) => one !== choice.value);
                onChange((event.target.checked ? [...others, choice.value] : others).join(','));
              }}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div>
      <Label for={id}>{filter.label}</Label>
      {'choices' in filter ? (
        <Input
          id={id}
          type="select"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          <option value="">{t('list.any')}</option>
          {filter.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Input>
      ) : (
        <Input
          id={id}
          type={filter.kind}

          placeholder={filter.hint}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </div>
  );
}
