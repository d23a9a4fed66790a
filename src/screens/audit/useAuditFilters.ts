import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../components/list/listTypes';

/** What the trail can be narrowed by; the keys are the server's. */
export function useAuditFilters(): readonly Filter[] {
  const { t } = useTranslation('audit');
  return useMemo(
    (): readonly Filter[] => [
      { key: 'from', label: t('filters.from'), kind: 'date' },
      { key: 'to', label: t('filters.to'), kind: 'date' },
      { key: 'action', label: t('filters.action'), kind: 'text', hint: 'refund-approved' },
      {
        key: 'outcome',
        label: t('filters.outcome'),
        kind: 'one-of',
        choices: [
          { value: 'done', label: t('outcomes.done') },
          { value: 'refused', label: t('outcomes.refused') },
        ],
      },
      { key: 'subjectType', label: t('filters.subjectType'), kind: 'text', hint: 'refund' },
      { key: 'subjectId', label: t('filters.subjectId'), kind: 'text' },
      { key: 'actorId', label: t('filters.actorId'), kind: 'text' },
      { key: 'companyId', label: t('filters.companyId'), kind: 'text' },
    ],
    [t],
  );
}
