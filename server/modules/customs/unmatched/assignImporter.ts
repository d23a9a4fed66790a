import type { ImporterAssignment } from '../../../../contract/entities/customsImporter';
import { mayAssignLines } from '../../../../domain/customsPermissions';
import { parseImporterNumber } from '../../../../domain/importerNumber';
import { fail, ok } from '../../../../domain/result';
import { isRowId } from '../../../db/rowId';
import type { Tx } from '../../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import { lockImporterNumber } from '../../companies/lockImporterNumber';
import type { RequestContext } from '../../identity/requestContext';
import { notify } from '../../notifications/notify';
import { sumByYear } from './sumByYear';

interface Assignment {
  readonly importerNumber: string;
  readonly companyId: string;
  readonly dryRun: boolean;
}

/**
 * Gives a number that nobody holds to a company: its lines that belonged to nobody become the company's, in one transaction. A dry
 * run counts them and changes nothing.
 */
export async function assignImporter(
  ctx: RequestContext,
  { importerNumber, companyId, dryRun }: Assignment,
): Promise<Outcome<ImporterAssignment>> {
  const refusal = refusalOf(mayAssignLines(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const read = parseImporterNumber(importerNumber);
  if (!read.ok) return fieldFailed('importerNumber', 'importer-number-invalid');
  const { number } = read.value;
  return ctx.transact(async (tx) => {
    const company = isRowId(companyId)
      ? await tx
          .selectFrom('company')
          .leftJoin('company as kept', 'kept.id', 'company.merged_into')
          .select(['company.id', 'company.legal_name', 'kept.legal_name as kept_name'])
          .where('company.id', '=', companyId)
          .where('company.is_board', '=', false)
          .executeTakeFirst()
      : undefined;
    if (company === undefined) return failed('not-found');
    if (company.kept_name !== null)
      return fieldFailed('companyId', 'company-merged-away', {
        company: company.legal_name,
        into: company.kept_name,
      });
    const held = await holderOf(tx, number);
    if (held !== undefined && held.id !== company.id)
      return fieldFailed('importerNumber', 'importer-number-held', { number, company: held.legal_name });
    const found = await sumByYear(tx, number, null);
    if (dryRun) return ok({ ...found, isDone: false });
    await giveNumber(tx, ctx, { companyId: company.id, number }, found);
    return ok({ ...found, isDone: true });
  });
}

/** Writes the number of a company, moves the lines under it that are nobody's, and says so. */
export async function giveNumber(
  tx: Tx,
  ctx: RequestContext,
  { companyId, number }: { readonly companyId: string; readonly number: string },
  { lines, amountCollected }: Omit<ImporterAssignment, 'isDone'>,
): Promise<void> {
  const row = { company_id: companyId, added_on: ctx.today, closed_on: null };
  await tx
    .insertInto('importer_number')
    .values({ number, ...row })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(row))
    .execute();
  await tx
    .updateTable('customs_line')
    .set({ company_id: companyId })
    .where('importer_number', '=', number)
    .where('company_id', 'is', null)
    .execute();
  await notify(tx, ctx, {
    kind: 'refund-moved',
    values: { number },
    audience: { kind: 'staff' },
    touches: [{ type: 'customsLine' }, { type: 'company', id: companyId }],
    quiet: true,
  });
  await appendAudit(tx, ctx, {
    action: 'importer-assigned',
    subject: { type: 'company', id: companyId },
    companyId,
    details: { number, lines, amountCollected },
  });
}

/** Who holds a number, which nobody else can give to a company until the transaction ends. */
export async function holderOf(tx: Tx, number: string) {
  await lockImporterNumber(tx, number);
  return tx
    .selectFrom('importer_number')
    .innerJoin('company', 'company.id', 'importer_number.company_id')
    .select(['company.id', 'company.legal_name'])
    .where('number', '=', number)
    .where('closed_on', 'is', null)
    .executeTakeFirst();
}
