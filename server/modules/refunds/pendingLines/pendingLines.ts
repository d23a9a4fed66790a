import type { PendingLine } from '../../../../contract/entities/refund';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatMoney } from '../../../../domain/money';
import type { Queries } from '../../../db/tables';
import type { PreparedPending } from './preparePending';

/** Writes the lines a claim waits for in the place of those it waited for; what became of earlier ones stays told. */
export async function writePendingLines(
  tx: Queries,
  claim: { readonly id: string; readonly companyId: string },
  lines: readonly PreparedPending[],
): Promise<void> {
  await tx
    .deleteFrom('refund_unsent_line')
    .where('claim_id', '=', claim.id)
    .where('state', '=', 'waiting')
    .execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('refund_unsent_line')
    .values(
      lines.map((line, position) => ({
        claim_id: claim.id,
        filed_for: claim.companyId,
        position,
        entry_number: line.entryNumber,
        line_no: line.lineNo,
        entry_date: line.entryDate,
        amount_asked: line.asked === null ? null : formatMoney(line.asked),
        state: 'waiting' as const,
        is_open: true,
        resolved_at: null,
      })),
    )
    .execute();
}

/** Lines a claim waits or waited for, those that wait first. */
export async function findPendingLines(queries: Queries, claimId: string): Promise<PendingLine[]> {
  const rows = await queries
    .selectFrom('refund_unsent_line')
    .selectAll()
    .where('claim_id', '=', claimId)
    .orderBy((order) => order('state', '=', 'waiting'), 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    entryNumber: formatEntryNumber(row.entry_number),
    lineNo: row.line_no,
    entryDate: row.entry_date,
    amountAsked: row.amount_asked,
    state: row.state,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  }));
}
