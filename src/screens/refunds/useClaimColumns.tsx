import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useBoardZone } from '../../i18n/boardZone';
import { useBoardToday } from '../../i18n/useBoardToday';
import { useFormat } from '../../i18n/useFormat';
import { claimTone } from './claimTone';
import { daysSince } from './clock';
import { DecisionClock } from './DecisionClock';
import { useClaimWords } from './useClaimWords';
import { useCompanySide } from './useCompanySide';

/** Columns of the lists of claims; the queue of all companies has the company's and how long each step has waited. */
export function useClaimColumns(isQueue: boolean): readonly Column<RefundSummary>[] {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const words = useClaimWords();
  const isStaff = useCompanySide() === 'staff';
  const today = useBoardToday();
  const zone = useBoardZone();
  return useMemo((): readonly Column<RefundSummary>[] => {
    const age = (since: string): string => {
      const days = daysSince(since, today, zone);
      return days === 0 ? t('clock.waitingToday') : t('clock.waiting', { count: days });
    };
    const company: Column<RefundSummary> = {
      key: 'companyName',
      title: t('column.companyName'),
      cell: ({ companyName }) => companyName,
      sort: 'ascending',
    };
    const match: Column<RefundSummary> = {
      key: 'exactMatch',
      title: t('column.exactMatch'),
      cell: ({ exactMatch, changedSinceFiled, pendingCount }) =>
        pendingCount > 0 ? (
          <>
            <StatusBadge tone="waiting" label={t('waits')} />
            <small className="cell-note">{t('column.waitsFor', { count: pendingCount })}</small>
          </>
        ) : (
          <StatusBadge
            tone={exactMatch ? 'good' : 'neutral'}
            label={t(changedSinceFiled ? 'changed' : exactMatch ? 'exact' : 'differs')}
          />
        ),
    };
    const assignee: Column<RefundSummary> = {
      key: 'assignedTo',
      title: t('column.assignee'),
      cell: ({ assignedTo }) => assignedTo?.name ?? '–',
    };
    const approved: Column<RefundSummary> = {
      key: 'amountApproved',
      title: t('column.amountApproved'),
      unit: '$',
      cell: ({ amountApproved }) => (amountApproved === null ? '–' : format.amount(amountApproved)),
      isFigure: true,
    };
    return [
      {
        key: 'number',
        title: t('column.number'),
        cell: ({ number }) => number,
        isName: true,
        sort: 'ascending',
      },
      ...(isQueue ? [company, assignee] : []),
      {
        key: 'status',
        title: t('column.status'),
        cell: ({ status, heldBy, statusSince }) => (
          <>
            <StatusBadge tone={claimTone(status)} label={words.status(status)} />
            {heldBy === 'nobody' ? null : (
              <small className="cell-note">
                {heldBy === 'company' && !isStaff
                  ? t('column.withYou', { age: age(statusSince) })
                  : t('column.with', { holder: t(`holder.${heldBy}`), age: age(statusSince) })}
              </small>
            )}
          </>
        ),
        sort: 'ascending',
      },
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
      // Whether it matches is what a verifier sorts the morning by; the figure itself is a column further.
      ...(isQueue ? [match] : []),
      {
        key: 'amountCollected',
        title: t('column.amountCollected'),
        unit: '$',
        cell: ({ amountCollected }) => format.amount(amountCollected),
        isFigure: true,
        sort: 'descending',
      },
      ...(isQueue ? [] : [approved]),
      {
        key: 'fiscalYear',
        title: t('column.fiscalYear'),
        cell: ({ fiscalYear, reason }) => (
          <>
            {fiscalYear}
            <small className="cell-note">{words.reason(reason)}</small>
          </>
        ),
        sort: 'descending',
      },
      {
        key: 'lineCount',
        title: t('column.lineCount'),
        cell: ({ lineCount, pendingCount }) => (
          <>
            {format.count(lineCount)}
            {pendingCount === 0 ? null : (
              <small className="cell-note">{t('column.pendingAtCustoms', { count: pendingCount })}</small>
            )}
          </>
        ),
        isFigure: true,
      },
      {
        key: 'filedAt',
        title: t('column.filedAt'),
        cell: ({ filedAt }) => (
          <span className="text-nowrap">{filedAt === null ? '–' : format.dayOf(filedAt)}</span>
        ),
        sort: 'descending',
      },
    ];
  }, [t, format, words, today, zone, isQueue, isStaff]);
}
