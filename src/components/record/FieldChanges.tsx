import { useTranslation } from 'react-i18next';
import type { AuditField } from '../../../contract/entities/audit';
import { auditFieldName, auditValueName, isStatusField } from '../../../contract/texts/auditFields';
import { isCalendarDate } from '../../../domain/calendarDate';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { joinedStatuses } from './joinedStatuses';
import './fieldChanges.scss';

interface FieldChangesProps {
  readonly fields: readonly AuditField[];
}

/** What an action changed or noted, field after field on one line; the list shows all of it where the line is cut. */
export function FieldChanges({ fields }: FieldChangesProps) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const format = useFormat();
  const inWords = (field: string, value: string): string =>
    isCalendarDate(value) ? format.date(value) : auditValueName(language, field, value);
  // What was noted as empty says nothing.
  const noted = joinedStatuses(fields).filter(({ from, to }) => from !== null || to !== null);
  // The line is cut at its end: what became of the record comes first.
  const shown = noted.toSorted(
    (one, other) => Number(isStatusField(other.field)) - Number(isStatusField(one.field)),
  );
  if (shown.length === 0) return '–';
  return shown.map(({ field, from, to }, at) => (
    <span key={`${field} ${from ?? ''} ${to ?? ''}`}>
      {at === 0 ? '' : '; '}
      {field === '' ? null : <span className="audit-field">{auditFieldName(language, field)}: </span>}
      {from === null ? (
        to === null ? (
          t('nothing')
        ) : (
          inWords(field, to)
        )
      ) : (
        <>
          <del>{inWords(field, from)}</del> <span aria-hidden="true">→</span>{' '}
          <ins>{to === null ? t('nothing') : inWords(field, to)}</ins>
        </>
      )}
    </span>
  ));
}
