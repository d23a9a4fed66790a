import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { claimTone } from './claimTone';
import { daysSince } from './clock';
import { DecisionClock } from './DecisionClock';
import { useClaimWords } from './useClaimWords';
import { useToday } from './useToday';

/** Columns of the lists of claims; the queue of all companies has the company's and how long each step has waited. */
export function useClaimColumns(isQueue: boolean): readonly Column<RefundSummary>[] {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const words = useClaimWords();
  const today = useToday();
  return useMemo((): readonly Column<RefundSummary>[] => {
    const age = (since: string): string => {
      const days = daysSince(since, today);
      return days === 0 ? t('clock.waitingToday') : t('clock.waiting', { count: days });
    };
    const queueOnly: readonly Column<RefundSummary>[] = [
      { key: 'age', title: t('column.age'), cell: ({ statusSince }) => age(statusSince) },
      {
        key: 'exactMatch',
        title: t('column.exactMatch'),
        cell: ({ exactMatch }) => (
          <StatusBadge tone={exactMatch ? 'good' : 'neutral'} label={t(exactMatch ? 'exact' : 'differs')} />
        ),
      },
    ];
    return [
      {
        key: 'number',
        title: t('column.number'),
        cell: ({ number }) => number,
        isName: true,
        sort: 'ascending',
      },
      ...(isQueue
        ? [
            {
              key: 'companyName',
              title: t('column.companyName'),
              cell: ({ companyName }: RefundSummary) => companyName,
              sort: 'ascending' as const,
            },
          ]
        : []),
      {
        key: 'status',
        title: t('column.status'),
        cell: ({ status }) => <StatusBadge tone={claimTone(status)} label={words.status(status)} />,
        sort: 'ascending',
      },
      { key: 'heldBy', title: t('column.heldBy'), cell: ({ heldBy }) => t(`holder.${heldBy}`) },
      ...(isQueue ? queueOnly : []),
      {
        key: 'decisionDue',
        title: t('column.decisionDue'),
        cell: (claim) => <DecisionClock claim={claim} />,
        sort: 'ascending',
      },
      {
        key: 'amountClaimed',
        title: t('column.amountClaimed'),
        unit: '$',
        cell: ({ amountClaimed }) => format.amount(amountClaimed),
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountCollected',
        title: t('column.amountCollected'),
        unit: '$',
        cell: ({ amountCollected }) => format.amount(amountCollected),
        isFigure: true,
        sort: 'descending',
      },
      {
        key: 'amountApproved',
        title: t('column.amountApproved'),
        unit: '$',
        cell: ({ amountApproved }) => (amountApproved === null ? '–' : format.amount(amountApproved)),
        isFigure: true,
      },
      {
        key: 'lineCount',
        title: t('column.lineCount'),
        cell: ({ lineCount }) => format.count(lineCount),
        isFigure: true,
      },
      { key: 'reason', title: t('column.reason'), cell: ({ reason }) => words.reason(reason) },
      {
        key: 'fiscalYear',
        title: t('column.fiscalYear'),
        cell: ({ fiscalYear }) => fiscalYear,
        sort: 'descending',
      },
      {
        key: 'filedAt',
        title: t('column.filedAt'),
        cell: ({ filedAt }) => (filedAt === null ? '–' : format.instant(filedAt)),
        sort: 'descending',
      },
    ];
  }, [t, format, words, today, isQueue]);
}
