import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundSummary } from '../../../contract/entities/refund';
import type { Column } from '../../components/list/listTypes';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useBoardZone } from '../../i18n/boardZone';
import { useBoardToday } from '../../i18n/useBoardToday';
import { useFormat } from '../../i18n/useFormat';
import { claimTone } from './claimTone';
import { ownHolder } from './ownHolder';
import { daysSince } from './clock';
import { DecisionClock } from './DecisionClock';
import { RiskCell } from './RiskCell';
import { useClaimWords } from './useClaimWords';
import { useCompanySide } from './useCompanySide';

/** Out of sight at first: of the board's queue what no one is decided by, of a company's list what its record says. */
export const RARE_CLAIM_COLUMNS = {
  queue: ['holder', 'amountCollected', 'fiscalYear', 'reason', 'lineCount', 'filedAt'],
  company: ['amountCollected', 'reason', 'lineCount'],
} as const;

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
      width: 7.25,
      grow: 3,
      card: 'plain',
      sort: 'ascending',
    };
    const match: Column<RefundSummary> = {
      key: 'exactMatch',
      title: t('column.exactMatch'),
      width: 6,
      card: 'plain',
      cell: ({ exactMatch, changedSinceFiled, pendingCount }) =>
        pendingCount > 0 ? (
          <StatusBadge tone="waiting" label={t('column.waitsFor', { count: pendingCount })} />
        ) : (
          <StatusBadge
            tone={exactMatch ? 'good' : 'neutral'}
            label={t(changedSinceFiled ? 'changed' : exactMatch ? 'exact' : 'differs')}
          />
        ),
    };
    const risk: Column<RefundSummary> = {
      key: 'risk',
      title: t('column.risk'),
      width: 3.75,
      grow: 2,
      cell: (claim) => <RiskCell claim={claim} />,
      sort: 'descending',
    };
    const assignee: Column<RefundSummary> = {
      key: 'assignedTo',
      title: t('column.assignee'),
      cell: ({ assignedTo }) => assignedTo?.name ?? '–',
      width: 7.5,
      grow: 1,
    };
    const approved: Column<RefundSummary> = {
      key: 'amountApproved',
      title: t('column.amountApproved'),
      unit: '$',
      cell: ({ amountApproved }) => (amountApproved === null ? '–' : format.amount(amountApproved)),
      card: 'named',
      isFigure: true,
    };
    return [
      {
        key: 'number',
        title: t('column.number'),
        cell: ({ number }) => number,
        width: 7.25,
        isName: true,
        sort: 'ascending',
      },
      ...(isQueue ? [company, assignee] : []),
      {
        key: 'status',
        title: t('column.status'),
        cell: ({ status }) => <StatusBadge tone={claimTone(status)} label={words.status(status)} />,
        width: 10.25,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'holder',
        title: t('column.holder'),
        cell: ({ status, heldBy, statusSince }) => {
          const own = ownHolder({ status, heldBy });
          if (heldBy === 'nobody' || own === null) return '–';
          return isStaff
            ? t('column.with', { holder: t(`holder.${heldBy}`), age: age(statusSince) })
            : t(`column.own.${own}`, { age: age(statusSince) });
        },
        width: 11,
        grow: 1,
        // A company's own words are a sentence; a queue keeps to one line.
        ...(isStaff ? {} : { lines: 'two' as const }),
      },
      {
        key: 'decisionDue',
        title: t('column.decisionDue'),
        cell: (claim) => <DecisionClock claim={claim} />,
        width: 11.75,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'amountClaimed',
        title: t('column.amountClaimed'),
        unit: '$',
        cell: ({ amountClaimed }) => format.amount(amountClaimed),
        isFigure: true,
        width: 5.75,
        card: 'beside-name',
        sort: 'descending',
      },
      // Whether it matches is what a verifier sorts the morning by; the figure itself is a column further.
      ...(isQueue ? [match, risk] : []),
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
        cell: ({ fiscalYear }) => fiscalYear,
        width: 4,
        sort: 'descending',
      },
      {
        key: 'reason',
        title: t('filter.reason'),
        cell: ({ reason }) => words.reason(reason),
        width: 12,
        grow: 2,
      },
      {
        key: 'lineCount',
        title: t('column.lineCount'),
        cell: ({ lineCount, pendingCount }) => (
          <>
            {pendingCount === 0 || isQueue ? null : (
              <small className="cell-note">{t('column.pendingAtCustoms', { count: pendingCount })}</small>
            )}{' '}
            {format.count(lineCount)}
          </>
        ),
        isFigure: true,
        width: isQueue ? 4 : 7,
      },
      {
        key: 'filedAt',
        title: t('column.filedAt'),
        cell: ({ filedAt }) => (filedAt === null ? '–' : format.dayOf(filedAt)),
        width: 6.5,
        sort: 'descending',
      },
    ];
  }, [t, format, words, today, zone, isQueue, isStaff]);
}
