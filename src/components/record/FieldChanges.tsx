import { useTranslation } from 'react-i18next';
import type { AuditField } from '../../../contract/entities/audit';
import './fieldChanges.scss';

interface FieldChangesProps {
  readonly fields: readonly AuditField[];
}

const SHOWN = 3;

/** What an action changed or noted, a line for each field; many are opened by a press. */
export function FieldChanges({ fields }: FieldChangesProps) {
  const { t } = useTranslation('audit');
  if (fields.length === 0) return <>–</>;
  if (fields.length <= SHOWN) return <FieldList fields={fields} />;
  return (
    <details>
      <summary>{t('fieldCount', { count: fields.length })}</summary>
      <FieldList fields={fields} />
    </details>
  );
}

function FieldList({ fields }: FieldChangesProps) {
  const { t } = useTranslation('audit');
  return (
    <ul className="audit-fields">
      {fields.map(({ field, from, to }) => (
        <li key={`${field} ${from ?? ''} ${to ?? ''}`}>
          {field === '' ? null : <span className="audit-field">{field}: </span>}
          {from === null ? (
            (to ?? t('nothing'))
          ) : (
            <>
              <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to ?? t('nothing')}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
