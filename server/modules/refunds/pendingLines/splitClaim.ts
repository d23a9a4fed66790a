import { partsOf } from '../../../../domain/calendarDate';
import { sql } from 'kysely';
import { nextRecordNumber } from '../../../db/recordNumber';
import type { Queries } from '../../../db/tables';
import type { RequestContext } from '../../identity/requestContext';
import type { ClaimRow } from '../claimRecord';

/** Writes the claim that takes over the lines another one waits for, with copies of its documents; equal content is kept once. */
export async function insertSplitClaim(
  tx: Queries,
  ctx: Pick<RequestContext, 'at' | 'today'>,
  from: ClaimRow,
): Promise<string> {
  const number = await nextRecordNumber(tx, `RF-${partsOf(ctx.today).year}`);
  const { rows } = await sql<{ id: string }>`
    insert into refund_claim (number, status, status_since, line_count, unsent_count, amount_collected, amount_claimed,
      exact_match, version, split_from, company_id, importer_number, fiscal_year, reason, applicant, certificate_number,
      explanation_text, explanation, payee_name, payee_address, pay_method, filed_by, filed_on_behalf, filed_at,
      decision_due, late_until, assigned_to)
    select ${number}, 'Submitted', ${ctx.at}, 0, unsent_count, 0, 0, false, 1, id, company_id, importer_number,
      fiscal_year, reason, applicant, certificate_number, explanation_text, explanation, payee_name, payee_address,
      pay_method, filed_by, filed_on_behalf, filed_at, decision_due, late_until, assigned_to
    from refund_claim where id = ${from.id}
    returning id::text`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`claim ${from.id} could not be split`);
  await sql`
    insert into document (company_id, kind, file_name, type, size_bytes, sha256, uploaded_by, uploaded_at, owner_type,
      owner_id)
    select company_id, kind, file_name, type, size_bytes, sha256, uploaded_by, uploaded_at, owner_type, ${id}
    from document where owner_type = 'refund' and owner_id = ${from.id} order by id`.execute(tx);
  return id;
}

export interface NamedClaim {
  readonly id: string;
  readonly number: string;
}

/** The claim a claim was split off from, and those that were split off from it. */
export async function findSplits(
  queries: Queries,
  { id, split_from: from }: Pick<ClaimRow, 'id' | 'split_from'>,
): Promise<{ splitFrom: NamedClaim | null; splitInto: NamedClaim[] }> {
  const rows = await queries
    .selectFrom('refund_claim')
    .select(['id', 'number'])
    .where((where) => where.or([where('id', '=', from), where('split_from', '=', id)]))
    .orderBy('id')
    .execute();
  return {
    splitFrom: rows.find((row) => row.id === from) ?? null,
    splitInto: rows.filter((row) => row.id !== from),
  };
}
