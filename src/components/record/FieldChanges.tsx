import { useTranslation } from 'react-i18next';
import type { AuditField } from '../../../contract/entities/audit';
import './fieldChanges.scss';

interface FieldChangesProps {
  readonly fields: readonly AuditField[];
}

/** What an action changed or noted, field after field on one line; the list shows all of it where the line is cut. */
export function FieldChanges({ fields }: FieldChangesProps) {
  const { t } = useTranslation('audit');
  if (fields.length === 0) return '–';
  return fields.map(({ field, from, to }, at) => (
    <span key={`${field} ${from ?? ''} ${to ?? ''}`}>
      {at === 0 ? '' : '; '}
      {field === '' ? null : <span className="audit-field">{field}: </span>}
      {from === null ? (
        (to ?? t('nothing'))
      ) : (
        <>
          <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to ?? t('nothing')}</ins>
        </>
      )}
    </span>
  ));
}
