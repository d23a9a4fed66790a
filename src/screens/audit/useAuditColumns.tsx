import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../contract/entities/audit';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { FieldChanges } from './FieldChanges';

/** A deed's name is a code that is searched for, written with blanks. */
const words = (code: string): string => code.replaceAll('-', ' ');

/** Columns of the audit trail. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const format = useFormat();
  return [
    {
      key: 'at',
      title: t('columns.at'),
      isName: true,
      sort: 'descending',
      cell: ({ at }) => <time dateTime={at}>{format.instant(at)}</time>,
    },
    {
      key: 'action',
      title: t('columns.action'),
      cell: ({ action, outcome }) => (
        <>
          {words(action)}{' '}
          {outcome === 'refused' ? <StatusBadge tone="bad" label={t('outcomes.refused')} /> : null}
        </>
      ),
    },
    {
      key: 'actor',
      title: t('columns.actor'),
      cell: ({ actor, actingFor }) => (
        <>
          {actor?.name ?? t('system')}
          {actingFor === null ? null : (
            <div className="text-body-secondary small">{t('actingFor', { company: actingFor.name })}</div>
          )}
        </>
      ),
    },
    { key: 'company', title: t('columns.company'), cell: ({ company }) => company?.name ?? '–' },
    {
      key: 'subject',
      title: t('columns.subject'),
      isWhole: true,
      cell: ({ subject: { type, id } }) => (id === null ? type : `${type} ${id}`),
    },
    { key: 'fields', title: t('columns.fields'), cell: ({ fields }) => <FieldChanges fields={fields} /> },
    { key: 'address', title: t('columns.address'), cell: ({ address }) => address ?? '–' },
    { key: 'reference', title: t('columns.reference'), cell: ({ reference }) => reference ?? '–' },
    { key: 'position', title: t('columns.position'), isFigure: true, cell: ({ position }) => position },
  ];
}
