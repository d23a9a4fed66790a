import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';
import { changedValue } from './changedValue';
import { useFieldName } from './useFieldName';

interface ChangeTableProps {
  /** Tells it from other changes on the page. */
  readonly name?: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/** A change field by field: what it was and what it becomes. */
export function ChangeTable({ changes, name = '' }: ChangeTableProps) {
  const { t } = useTranslation('configuration');
  const fieldName = useFieldName();
  const id = useId();
  const format = useFormat();
  const shown = (value: string): string => (value === '' ? t('edit.nothing') : changedValue(value, format));
  return (
    <>
      <p id={id} className="visually-hidden">
        {t('edit.changes')} {name}
      </p>
      <ScrollBox labelledBy={id}>
        <Table size="sm">
          <thead>
            <tr>
              <th scope="col">{t('edit.field')}</th>
              <th scope="col">{t('edit.before')}</th>
              <th scope="col">{t('edit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldName(field)}</th>
                <td className="change-value">{shown(before)}</td>
                <td className="change-value">{shown(after)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
    </>
  );
}
