import { useTranslation } from 'react-i18next';
import type { CustomsBatchRow } from '../../../../contract/entities/customs';

/** What the file says in the cells of a row that were corrected. */
export function RowCorrections({ corrections = [] }: Pick<CustomsBatchRow, 'corrections'>) {
  const { t } = useTranslation('customs');
  return corrections.map(({ column, original, value }) => (
    <span key={column} className="cell-note">
      {original === '' ? t('rows.wasBlank', { column, value }) : t('rows.was', { column, value, original })}
    </span>
  ));
}
