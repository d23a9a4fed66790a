import { useTranslation } from 'react-i18next';
import type { CustomsBatchRow } from '../../../../contract/entities/customs';

interface RowFaultsProps {
  readonly faults: CustomsBatchRow['faults'];
}

/** Everything against one row: column, value as it stands in the file, and the sentence that says why and what to do. */
export function RowFaults({ faults }: RowFaultsProps) {
  const { t } = useTranslation('customs');
  if (faults.length === 0) return <span className="cell-note">{t('rows.none')}</span>;
  return (
    <ul className="row-faults">
      {faults.map(({ column, value, kind, sentence, severity }) => (
        <li key={`${column} ${kind}`} className={severity === 'error' ? 'is-error' : undefined}>
          <strong>
            {value === '' ? t('rows.faultEmpty', { column }) : t('rows.fault', { column, value })}
          </strong>{' '}
          {sentence}
        </li>
      ))}
    </ul>
  );
}
