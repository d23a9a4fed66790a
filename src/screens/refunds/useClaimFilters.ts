import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BULK_FILTER } from '../../../contract/endpoints/refunds/filters';
import { REFUND_REASONS } from '../../../domain/refundReason';
import { REFUND_STATUSES } from '../../../domain/refundStates';
import { useListReviewersQuery } from '../../api/refunds/review';
import type { Filter } from '../../components/list/listTypes';
import { useClaimWords } from './useClaimWords';
import { useMayAssign } from './useMayAssign';

/** What lists of claims can be narrowed to; drafts are in no list, and who is assigned is the board's own business. */
export function useClaimFilters(isQueue: boolean): readonly Filter[] {
  const { t } = useTranslation('refunds');
  const words = useClaimWords();
  const mayAssign = useMayAssign();
  const { data: people } = useListReviewersQuery(isQueue && mayAssign ? undefined : skipToken);
  const assignee = useMemo(
    (): Filter => ({
      key: 'assignee',
      earlierKey: 'desk',
      label: t('filter.assignee'),
      kind: 'one-of',
      choices: [
        ...(['mine', 'none', 'others'] as const).map((value) => ({ value, label: t(`assignee.${value}`) })),
        ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    }),
    [t, people],
  );
  return useMemo(
    () => [
      ...(isQueue ? [assignee] : []),
      {
        key: 'status',
        label: t('filter.status'),
        kind: 'some-of',
        choices: REFUND_STATUSES.filter((status) => status !== 'Draft').map((value) => ({
          value,
          label: words.status(value),
        })),
      },
      {
        key: 'reason',
        label: t('filter.reason'),
        kind: 'some-of',
        choices: REFUND_REASONS.map((value) => ({ value, label: words.reason(value) })),
      },
      { key: 'fiscalYear', label: t('filter.fiscalYear'), kind: 'text', hint: '2026' },
      {
        key: 'exactMatch',
        label: t('filter.exactMatch'),
        kind: 'one-of',
        choices: [
          { value: 'yes', label: t('filter.yes') },
          { value: 'no', label: t('filter.no') },
        ],
      },
      ...(isQueue
        ? [
            {
              key: 'risk',
              label: t('filter.risk'),
              kind: 'one-of' as const,
              choices: [
                { value: 'yes', label: t('filter.yes') },
                { value: 'no', label: t('filter.no') },
              ],
            },
          ]
        : []),
      ...(isQueue
        ? [
            {
              key: 'bulk',
              label: t('filter.bulk'),
              kind: 'one-of' as const,
              choices: BULK_FILTER.map((value) => ({ value, label: t(`bulk.filter.${value}`) })),
            },
          ]
        : []),
      {
        key: 'pendingAtCustoms',
        earlierKey: 'unsent',
        label: t('filter.pendingAtCustoms'),
        kind: 'one-of',
        choices: [{ value: 'yes', label: t('filter.yes') }],
      },
      { key: 'dueFrom', label: t('filter.dueFrom'), kind: 'date' },
      { key: 'dueBy', label: t('filter.dueBy'), kind: 'date' },
    ],
    [t, words, isQueue, assignee],
  );
}
