import * as z from 'zod/mini';
import type { DataOf } from '../../../contract/endpoint';
import type { getLedger } from '../../../contract/endpoints/ledger';
import { balanceBasis, LEDGER_KINDS } from '../../../contract/entities/ledger';
import { date } from '../../../contract/fields';
import { listQuery, several } from '../../../contract/list';

export type LedgerEntry = DataOf<typeof getLedger>['entries'][number];

/** What an account's list can be asked for in the address. The days and the basis are the server's, the rest narrows what it sent. */
export const statementQuery = listQuery(['effectiveDate'], '-effectiveDate', {
  kind: several(LEDGER_KINDS),
  from: z.optional(date),
  to: z.optional(date),
  basis: z.optional(balanceBasis),
});
type StatementQuery = z.input<typeof statementQuery>;

/** The page of a statement that was asked for, newest first unless asked otherwise; balances stay those of the whole statement. */
export function statementPage(
  entries: readonly LedgerEntry[],
  asked: StatementQuery,
): { readonly rows: readonly LedgerEntry[]; readonly total: number } {
  const { page, pageSize } = z.parse(statementQuery, asked);
  const matching = matchingEntries(entries, asked);
  return { rows: matching.slice((page - 1) * pageSize, page * pageSize), total: matching.length };
}

/** All pages of the same. */
export const everyEntry = (
  entries: readonly LedgerEntry[] | undefined,
  asked: StatementQuery,
): readonly LedgerEntry[] | null => (entries === undefined ? null : matchingEntries(entries, asked));

function matchingEntries(entries: readonly LedgerEntry[], asked: StatementQuery): readonly LedgerEntry[] {
  const { kind, q = '', sort } = z.parse(statementQuery, asked);
  const wanted = plain(q);
  const matching = entries.filter(
    (entry) =>
      (kind === undefined || kind.length === 0 || kind.includes(entry.kind)) &&
      [entry.reference, entry.note, entry.reportNumber ?? ''].some((text) => plain(text).includes(wanted)),
  );
  return sort === '-effectiveDate' ? matching.toReversed() : matching;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
