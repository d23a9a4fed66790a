import type { CalendarDate } from '../../../domain/calendarDate';
import { type Cents, formatMoney } from '../../../domain/money';
import type { LedgerKind } from '../../db/ledgerTables';
import type { Tx } from '../../db/transaction';
import type { RequestContext } from '../identity/requestContext';

/** Who enters something, when, and the board's date then. */
export interface Bookkeeper {
  /** Null for the product itself. */
  readonly userId: string | null;
  readonly at: Date;
  readonly today: CalendarDate;
}

/** The person of an action as the one who enters what follows from it. */
export const bookkeeperOf = ({
  caller,
  at,
  today,
}: Pick<RequestContext, 'caller' | 'at' | 'today'>): Bookkeeper => ({
  userId: caller.actor.userId,
  at,
  today,
});

export interface NewEntry {
  readonly kind: LedgerKind;
  /** Positive is owed to the board, negative is paid to it. Never zero. */
  readonly amount: Cents;
  readonly effectiveOn: CalendarDate;
  readonly reference: string;
  readonly reportId?: string | null;
  /** The outgrown exemption whose year a payment or write-off is meant for; never together with a report. */
  readonly exemptionId?: string | null;
  readonly refundId?: string | null;
  readonly reversalOf?: string | null;
  readonly accruesOn?: CalendarDate | null;
  readonly note?: string;
}

/** An entry as the audit repeats it, so that the balances can be calculated again from the audit alone. */
export interface PostedEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly amount: string;
  readonly effectiveOn: string;
  readonly reportId: string | null;
  readonly reversalOf: string | null;
}

/** Writes entries into a company's ledger, where they stay as they are. */
export async function postEntries(
  tx: Tx,
  by: Bookkeeper,
  companyId: string,
  entries: readonly NewEntry[],
): Promise<readonly PostedEntry[]> {
  if (entries.length === 0) return [];
  const rows = await tx
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        company_id: companyId,
        kind: entry.kind,
        amount: formatMoney(entry.amount),
        effective_date: entry.effectiveOn,
        reference: entry.reference,
        report_id: entry.reportId ?? null,
        exemption_id: entry.exemptionId ?? null,
        refund_id: entry.refundId ?? null,
        reversal_of: entry.reversalOf ?? null,
        accrues_on: entry.accruesOn ?? null,
        note: entry.note ?? '',
        created_by: by.userId,
        created_at: by.at,
      })),
    )
    .returning(['id', 'kind', 'amount', 'effective_date', 'report_id', 'reversal_of'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: row.amount,
    effectiveOn: row.effective_date,
    reportId: row.report_id,
    reversalOf: row.reversal_of,
  }));
}
