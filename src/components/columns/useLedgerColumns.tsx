import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ledgerEntryName } from '../../../contract/texts/ledgerNames';
import { formatMoney, money } from '../../../domain/money';
import { useExplain } from '../../i18n/useExplain';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import type { LedgerEntry } from '../ledger/statementPage';
import type { Column } from '../list/listTypes';
import { HowComputed } from '../record/HowComputed';
import { StatusBadge } from '../record/StatusBadge';

/** Whether an entry belongs to a refund claim: the balance leaves those out. */
export const isOfRefund = ({ kind }: LedgerEntry): boolean => kind.startsWith('REFUND');

/** Left to the View menu at first. */
export const RARE_LEDGER_COLUMNS = ['postedAt', 'enteredBy'];

/**
 * Columns of an account: what was charged, what was paid, and the balance after it. Refund claims stand in a column of their own:
 * they are money of Customs and leave the balance as it is.
 */
export function useLedgerColumns(hasRefunds: boolean): readonly Column<LedgerEntry>[] {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const format = useFormat();
  const explain = useExplain('');
  const turned = (amount: string): string => format.amount(formatMoney(-money(amount)));
  return [
    {
      key: 'effectiveDate',
      title: t('columns.date'),
      cell: ({ effectiveDate }) => format.date(effectiveDate),
      width: 6.5,
      card: 'plain',
      sort: 'descending',
    },
    {
      key: 'kind',
      title: t('columns.kind'),
      isName: true,
      width: 14,
      grow: 3,
      lines: 'all',
      cell: (entry) => (
        <>
          {ledgerEntryName(language, entry)}{' '}
          {entry.isReversed ? <StatusBadge tone="bad" label={t('reversed')} /> : null}
          {entry.note === '' ? null : <div className="text-body-secondary small">{entry.note}</div>}
          {entry.explanation.length === 0 ? null : (
            <HowComputed key={entry.id} summary={t('how')} steps={explain(entry.explanation)} />
          )}
        </>
      ),
    },
    {
      key: 'document',
      title: t('columns.document'),
      cell: (entry) => <EntryDocument entry={entry} />,
      width: 11,
      grow: 1,
      card: 'plain',
    },
    {
      key: 'debit',
      title: t('columns.debit'),
      isFigure: true,
      cell: (entry) => (!isOfRefund(entry) && money(entry.amount) > 0n ? format.amount(entry.amount) : ''),
      card: 'named',
    },
    {
      key: 'credit',
      title: t('columns.credit'),
      isFigure: true,
      width: 9,
      cell: (entry) => (!isOfRefund(entry) && money(entry.amount) < 0n ? turned(entry.amount) : ''),
      card: 'named',
    },
    ...(hasRefunds
      ? [
          {
            key: 'refund',
            title: t('columns.refund'),
            isFigure: true,
            width: 9,
            cell: (entry: LedgerEntry) => (isOfRefund(entry) ? turned(entry.amount) : ''),
            card: 'named',
          } as const,
        ]
      : []),
    {
      key: 'balance',
      title: t('columns.balance'),
      isFigure: true,
      cell: ({ balance }) => format.amount(balance),
      card: 'named',
    },
    {
      key: 'postedAt',
      title: t('columns.posted'),
      cell: ({ postedAt }) => format.instant(postedAt),
      width: 12,
    },
    { key: 'enteredBy', title: t('columns.by'), cell: ({ enteredBy }) => enteredBy ?? t('itself'), grow: 1 },
  ];
}

interface EntryDocumentProps {
  readonly entry: LedgerEntry;
}

/** The record an entry comes from, and the number it goes by where that is another one. */
function EntryDocument({ entry }: EntryDocumentProps) {
  const { reference, reportId, reportNumber, refundId } = entry;
  if (refundId !== null) return <Link to={`/refunds/details?id=${refundId}`}>{reference}</Link>;
  if (reportId === null) return reference;
  const number = reportNumber ?? reference;
  return (
    <>
      <Link to={`/assessments/details?id=${reportId}`} className="text-nowrap">
        {number}
      </Link>
      {reference === number ? null : <span className="cell-note">{reference}</span>}
    </>
  );
}
