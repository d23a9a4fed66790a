import { useTranslation } from 'react-i18next';
import { tableColumnText } from '../../../contract/texts/tableColumns';
import type { ColumnChoices } from '../../../domain/columnChoices';
import { TABLE_COLUMNS, type TableKind } from '../../../domain/tableColumns';
import { useLanguage } from '../../i18n/useFormat';
import type { FileColumn } from './mapping';
import './columnMapping.scss';

interface ColumnTableProps {
  readonly kind: TableKind;
  readonly columns: readonly FileColumn[];
  readonly chosen: ColumnChoices;
  readonly doubled: readonly string[];
  readonly onChoose: (at: number, column: string | null) => void;
}

/** Every column of the file with its first values and what it is; one that is not read says so. */
export function ColumnTable({ kind, columns, chosen, doubled, onChoose }: ColumnTableProps) {
  const { t } = useTranslation('columnMapping');
  const language = useLanguage();
  const options = TABLE_COLUMNS[kind].columns.map(({ name, isRequired }) => {
    const text = tableColumnText(language, kind, name);
    return { value: name, text: isRequired ? t('required', { column: text }) : text };
  });
  return (
    <table className="table table-sm column-table">
      <thead>
        <tr>
          <th scope="col">{t('fileColumn')}</th>
          <th scope="col">{t('values')}</th>
          <th scope="col">{t('meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ heading, values }, at) => {
          const name = heading === '' ? t('unnamed', { number: at + 1 }) : heading;
          const choice = chosen[at] ?? null;
          return (
            <tr key={at} className={choice === null ? 'is-unread' : undefined}>
              <th scope="row">{name}</th>
              <td>{values.filter((value) => value !== '').join(' · ')}</td>
              <td>
                <select
                  className={`form-select form-select-sm ${choice !== null && doubled.includes(choice) ? 'is-invalid' : ''}`}
                  aria-label={t('meaningOf', { heading: name })}
                  aria-invalid={choice !== null && doubled.includes(choice)}
                  value={choice ?? ''}
                  onChange={({ target }) => {
                    onChoose(at, target.value === '' ? null : target.value);
                  }}
                >
                  <option value="">{t('unread')}</option>
                  {options.map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
