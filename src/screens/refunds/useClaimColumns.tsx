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
import { DaysLeft } from './DaysLeft';
import { DecisionClock } from './DecisionClock';
import { RiskCell } from './RiskCell';
import { useClaimWords } from './useClaimWords';
import { useCompanySide } from './useCompanySide';

/** Out of sight at first: of the board's queue what no one is decided by, of a company's list what its record says. */
export const RARE_CLAIM_COLUMNS = {
  queue: ['holder', 'amountCollected', 'fiscalYear', 'reason', 'lineCount', 'filedAt'],
  company: ['amountCollected', 'reason', 'lineCount'],
} as const;

/** A queue is read from the left, and a narrow screen ends early: what and how much first, then what speaks for a look, then the rest. */
const OF_ALL = [
  'number',
  'companyName',
  'amountClaimed',
  'exactMatch',
  'risk',
  'decisionDue',
  'status',
] as const;
const RARE = ['holder', 'amountCollected', 'fiscalYear', 'reason', 'lineCount', 'filedAt'] as const;
const ORDER = {
  queue: [...OF_ALL, 'assignedTo', ...RARE],
  mine: [...OF_ALL, ...RARE],
  company: [
    ...['number', 'status', 'holder', 'decisionDue', 'amountClaimed', 'amountCollected', 'amountApproved'],
    ...['fiscalYear', 'reason', 'lineCount', 'filedAt'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Columns of the lists of claims: of one company, of all, or of those that are assigned to the reader. */
export function useClaimColumns(list: keyof typeof ORDER): readonly Column<RefundSummary>[] {
  const isQueue = list !== 'company';
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
      width: 9,
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
      width: 8.75,
      grow: 3,
      cell: (claim) => <RiskCell claim={claim} />,
      sort: 'descending',
    };
    const assignee: Column<RefundSummary> = {
      key: 'assignedTo',
      title: t('column.assignee'),
      cell: ({ assignedTo }) => assignedTo?.name ?? '–',
      width: 6.75,
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
    const columns: readonly Column<RefundSummary>[] = [
      company,
      match,
      risk,
      assignee,
      approved,
      {
        key: 'number',
        title: t('column.number'),
        cell: ({ number }) => number,
        width: 7.25,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'status',
        title: t('column.status'),
        cell: ({ status }) => <StatusBadge tone={claimTone(status)} label={words.status(status)} />,
        width: isQueue ? 9 : 10.25,
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
        cell: (claim) => (isQueue ? <DaysLeft claim={claim} /> : <DecisionClock claim={claim} />),
        width: isQueue ? 7 : 11.75,
        grow: isQueue ? 1 : 0,
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
      {
        key: 'amountCollected',
        title: t('column.amountCollected'),
        unit: '$',
        cell: ({ amountCollected }) => format.amount(amountCollected),
        isFigure: true,
        sort: 'descending',
      },
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
    return ORDER[list].flatMap((wanted) => columns.find(({ key }) => key === wanted) ?? []);
  }, [t, format, words, today, zone, list, isQueue, isStaff]);
}
