import { sql } from 'kysely';
import type { ImporterReturn } from '../../../../contract/entities/customsImporter';
import { mayAssignLines } from '../../../../domain/customsPermissions';
import { parseImporterNumber } from '../../../../domain/importerNumber';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Tx } from '../../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { notify } from '../../notifications/notify';
import { sumByYear } from './sumByYear';

interface Return {
  readonly importerNumber: string;
  readonly companyId: string;
  readonly reason: string;
  readonly dryRun: boolean;
}

/**
 * Takes a number back from a company that should not have it: all its lines under the number are nobody's again, in one
 * transaction. Not done while a claim names one of them. A dry run tells what it would do and changes nothing.
 */
export async function takeImporterBack(
  ctx: RequestContext,
  { importerNumber, companyId, reason, dryRun }: Return,
): Promise<Outcome<ImporterReturn>> {
  const refusal = refusalOf(mayAssignLines(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const read = parseImporterNumber(importerNumber);
  if (!read.ok) return fieldFailed('importerNumber', 'importer-number-invalid');
  const { number } = read.value;
  if (!isRowId(companyId)) return failed('not-found');
  return ctx.transact(async (tx) => {
    if (!(await isHeld(tx, number, companyId))) return failed('importer-number-not-open', { number });
    await lockLines(tx, number, companyId);
    const found = {
      ...(await sumByYear(tx, number, companyId)),
      claims: await findClaims(tx, number, companyId),
    };
    if (dryRun) return ok({ ...found, isDone: false });
    if (reason === '') return fieldFailed('reason', 'reason-needed');
    if (found.claims.length > 0)
      return failed('importer-number-depended-on', {
        claims: found.claims
          .slice(0, 5)
          .map((claim) => claim.number)
          .join(', '),
      });
    await tx.deleteFrom('importer_number').where('number', '=', number).execute();
    await tx
      .updateTable('customs_line')
      .set({ company_id: null })
      .where('importer_number', '=', number)
      .where('company_id', '=', companyId)
      .execute();
    await notify(tx, ctx, {
      kind: 'refund-moved',
      values: { number },
      audience: { kind: 'staff' },
      touches: [{ type: 'customsLine' }, { type: 'company', id: companyId }],
      quiet: true,
    });
    await appendAudit(tx, ctx, {
      action: 'importer-taken-back',
      subject: { type: 'company', id: companyId },
      companyId,
      details: { number, lines: found.lines, amountCollected: found.amountCollected, reason },
    });
    return ok({ ...found, isDone: true });
  });
}

/** Whether the company holds the number; nobody else changes that until the end of the transaction. */
const isHeld = async (tx: Tx, number: string, companyId: string): Promise<boolean> =>
  (await tx
    .selectFrom('importer_number')
    .select('number')
    .where('number', '=', number)
    .where('company_id', '=', companyId)
    .where('closed_on', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** Nobody names one of them in a claim between the look and the commit. */
const lockLines = (tx: Tx, number: string, companyId: string) =>
  tx
    .selectFrom('customs_line')
    .select('id')
    .where('importer_number', '=', number)
    .where('company_id', '=', companyId)
    // In the order in which claims lock them, so that neither waits for the other for ever.
    .orderBy('id')
    .forUpdate()
    .execute();

async function findClaims(tx: Tx, number: string, companyId: string): Promise<ImporterReturn['claims']> {
  const { rows } = await sql<ImporterReturn['claims'][number]>`
    select distinct claim.id::text as id, claim.number
    from customs_line line
    join refund_claim_line part on part.customs_line_id = line.id
    join refund_claim claim on claim.id = part.claim_id
    where line.importer_number = ${number} and line.company_id = ${companyId}
    order by claim.number`.execute(tx);
  return rows;
}
