import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ledgerKindName } from '../../../contract/texts/ledgerNames';
import { formatMoney, money } from '../../../domain/money';
import { useExplain } from '../../i18n/useExplain';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import type { LedgerEntry } from '../ledger/statementPage';
import type { Column } from '../list/listTypes';
import { HowComputed } from '../record/HowComputed';
import { StatusBadge } from '../record/StatusBadge';

/** Left to the View menu at first. */
export const RARE_LEDGER_COLUMNS = ['postedAt', 'enteredBy'];

/** Columns of an account: what was charged, what was paid, and the balance after it. */
export function useLedgerColumns(): readonly Column<LedgerEntry>[] {
  const { t } = useTranslation('ledger');
  const language = useLanguage();
  const format = useFormat();
  const explain = useExplain('');
  return [
    {
      key: 'effectiveDate',
      title: t('columns.date'),
      isWhole: true,
      cell: ({ effectiveDate }) => format.date(effectiveDate),
      sort: 'descending',
    },
    {
      key: 'kind',
      title: t('columns.kind'),
      isName: true,
      cell: (entry) => (
        <>
          {ledgerKindName(language, entry.kind, entry.reversalOf !== null)}{' '}
          {entry.isReversed ? <StatusBadge tone="bad" label={t('takenBack')} /> : null}
          {entry.note === '' ? null : <div className="text-body-secondary small">{entry.note}</div>}
          {entry.explanation.length === 0 ? null : (
            <HowComputed summary={t('how')} steps={explain(entry.explanation)} />
          )}
        </>
      ),
    },
    { key: 'document', title: t('columns.document'), cell: (entry) => <EntryDocument entry={entry} /> },
    {
      key: 'debit',
      title: t('columns.debit'),
      isFigure: true,
      cell: ({ amount }) => (money(amount) > 0n ? format.amount(amount) : ''),
    },
    {
      key: 'credit',
      title: t('columns.credit'),
      isFigure: true,
      cell: ({ amount }) => (money(amount) < 0n ? format.amount(formatMoney(-money(amount))) : ''),
    },
    {
      key: 'balance',
      title: t('columns.balance'),
      isFigure: true,
      cell: ({ balance }) => format.amount(balance),
    },
    {
      key: 'postedAt',
      title: t('columns.posted'),
      isWhole: true,
      cell: ({ postedAt }) => format.instant(postedAt),
    },
    { key: 'enteredBy', title: t('columns.by'), cell: ({ enteredBy }) => enteredBy ?? t('itself') },
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
      {reference === number ? null : <div className="text-body-secondary small">{reference}</div>}
    </>
  );
}
