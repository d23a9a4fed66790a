import { sql } from 'kysely';
import { type CalendarDate, isCalendarDate } from '../../../../domain/calendarDate';
import { formatEntryNumber, parseEntryNumber } from '../../../../domain/entryNumber';
import { type Cents, money } from '../../../../domain/money';
import type { PendingClaimLine } from '../../../../domain/refundClaim';
import { fail, ok } from '../../../../domain/result';
import type { FieldFailure, Outcome } from '../../../failure';
import type { Queries } from '../../../db/tables';
import type { ClaimContent, ClaimOf } from '../claimContent';

/** A line claimed before Customs has sent it, read and looked up. */
export interface PreparedPending {
  readonly entryNumber: string;
  readonly lineNo: number;
  readonly entryDate: CalendarDate;
  readonly asked: Cents | null;
  readonly isSent: boolean;
  readonly inClaim: string | null;
}

/** Reads the lines a claim is to wait for, and looks up whether Customs has sent them by now or another claim waits for them. */
export async function preparePending(
  tx: Queries,
  target: ClaimOf,
  content: Pick<ClaimContent, 'pendingAtCustoms'>,
): Promise<Outcome<readonly PreparedPending[]>> {
  const fields: FieldFailure[] = [];
  const read = (content.pendingAtCustoms ?? []).flatMap((line, index) => {
    const number = parseEntryNumber(line.entryNumber);
    if (!number.ok) fields.push({ field: `pendingAtCustoms.${index}`, kind: 'claim-pending-entry-number' });
    const { entryDate } = line;
    if (!isCalendarDate(entryDate))
      fields.push({ field: `pendingAtCustoms.${index}`, kind: 'field-invalid' });
    if (!number.ok || !isCalendarDate(entryDate)) return [];
    const asked = line.amountClaimed === null ? null : money(line.amountClaimed);
    return [{ entryNumber: number.value, lineNo: line.lineNo, entryDate, asked }];
  });
  if (fields.length > 0) return fail({ kind: 'invalid-input', fields });
  const known = await lookUp(tx, target, read);
  return ok(read.map((line, index) => ({ ...line, ...(known[index] ?? { isSent: false, inClaim: null }) })));
}

async function lookUp(
  tx: Queries,
  target: ClaimOf,
  lines: readonly { readonly entryNumber: string; readonly lineNo: number }[],
) {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ is_sent: boolean; in_claim: string | null }>`
    select exists (select from customs_line line
        where line.entry_number = given.entry_number::char(11) and line.line_no = given.line_no
          and line.adjustment_seq = 0 and line.company_id = ${target.companyId}) as is_sent,
      (select claim.number from refund_unsent_line pending join refund_claim claim on claim.id = pending.claim_id
        where pending.entry_number = given.entry_number::char(11) and pending.line_no = given.line_no and pending.is_open
          and claim.company_id = ${target.companyId} and claim.id is distinct from ${target.claimId}::bigint limit 1) as in_claim
    from unnest(${lines.map(({ entryNumber }) => entryNumber)}::text[], ${lines.map(({ lineNo }) => lineNo)}::int[])
      with ordinality as given (entry_number, line_no, place)
    order by given.place`.execute(tx);
  return rows.map((row) => ({ isSent: row.is_sent, inClaim: row.in_claim }));
}

/** The line as the rules of a claim look at it; its number as people read it. */
export const toPendingClaimLine = (line: PreparedPending): PendingClaimLine => ({
  ...line,
  entryNumber: formatEntryNumber(line.entryNumber),
});
