import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../contract/entities/audit';
import { auditActionName } from '../../../contract/texts/auditActions';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import type { Column } from '../list/listTypes';
import { AuditSubject } from './AuditSubject';
import { FieldChanges } from '../record/FieldChanges';
import { untoldFields } from './untoldFields';
import { StatusBadge } from '../record/StatusBadge';

/** Stand out of sight until asked for. */
export const RARE_AUDIT_COLUMNS: readonly string[] = ['position', 'address', 'reference'];

/** Columns of the audit trail. */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const language = useLanguage();
  return useMemo((): readonly Column<AuditEntry>[] => {
    return [
      {
        key: 'at',
        title: t('columns.at'),
        isName: true,
        width: 11.25,
        sort: 'descending',
        cell: ({ at }) => <time dateTime={at}>{format.instant(at)}</time>,
      },
      {
        key: 'action',
        title: t('columns.action'),
        width: 9,
        grow: 1,
        card: 'plain',
        cell: ({ action, outcome }) => (
          <>
            {auditActionName(language, action)}{' '}
            {outcome === 'refused' ? <StatusBadge tone="bad" label={t('outcomes.refused')} /> : null}
          </>
        ),
      },
      {
        key: 'actor',
        title: t('columns.actor'),
        width: 6.75,
        grow: 1,
        card: 'plain',
        cell: ({ actor, actingFor }) => (
          <>
            {actor?.name ?? t('system')}
            {actingFor === null ? null : (
              <span className="cell-note">{t('actingFor', { company: actingFor.name })}</span>
            )}
          </>
        ),
      },
      {
        key: 'company',
        title: t('columns.company'),
        cell: ({ company }) => company?.name ?? '–',
        width: 7,
        grow: 1,
      },
      {
        key: 'subject',
        title: t('columns.subject'),
        cell: ({ subject }) => <AuditSubject subject={subject} />,
        width: 11.5,
        grow: 1.5,
        card: 'plain',
      },
      {
        key: 'fields',
        title: t('columns.fields'),
        cell: (entry) => <FieldChanges fields={untoldFields(entry)} />,
        width: 12,
        grow: 4,
      },
      { key: 'address', title: t('columns.address'), cell: ({ address }) => address ?? '–', width: 9 },
      {
        key: 'reference',
        title: t('columns.reference'),
        cell: ({ reference }) => reference ?? '–',
        width: 9,
      },
      { key: 'position', title: t('columns.position'), isFigure: true, cell: ({ position }) => position },
    ];
  }, [t, format, language]);
}
