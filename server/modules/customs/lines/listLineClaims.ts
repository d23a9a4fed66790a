import { sql } from 'kysely';
import type { LineClaim } from '../../../../contract/entities/customsImporter';
import { maySeeCustoms, maySeeEntryLines } from '../../../../domain/customsPermissions';
import type { Actor } from '../../../../domain/permissions';
import { ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome } from '../../../failure';

/** Claims name the line as it was first posted, so those of a correction are the line's it corrects; newest first. */
export async function listLineClaims(db: Queries, actor: Actor, id: string): Promise<Outcome<LineClaim[]>> {
  const line = isRowId(id)
    ? await db.selectFrom('customs_line').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (line === undefined) return failed('not-found');
  const maySee = line.company_id === null ? maySeeCustoms(actor) : maySeeEntryLines(actor, line.company_id);
  if (!maySee.allowed) return failed('not-found');
  const { rows } = await sql<LineClaim>`
    select claim.id::text as "claimId", claim.number as "claimNumber", claim.status,
      part.amount_claimed as "amountClaimed", part.amount_verified as "amountVerified",
      part.amount_approved as "amountApproved"
    from customs_line base
    join refund_claim_line part on part.customs_line_id = base.id
    join refund_claim claim on claim.id = part.claim_id
    where base.entry_number = ${line.entry_number} and base.line_no = ${line.line_no}
      and base.hts_code = ${line.hts_code} and base.fee_class = ${line.fee_class}
    order by claim.id desc`.execute(db);
  return ok(rows);
}
