import type { z } from 'zod';
import type { enteredCompany } from '../../../../contract/entities/company';
import type { ImporterCompany } from '../../../../contract/entities/customsImporter';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { parseCountry } from '../../../../domain/country';
import { parseImporterNumber } from '../../../../domain/importerNumber';
import { fail, ok } from '../../../../domain/result';
import { fieldFailed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { giveNumber, holderOf } from './assignImporter';
import { sumByYear } from './sumByYear';

type Entered = z.output<typeof enteredCompany> & { readonly importerNumber: string };

/**
 * Creates a company for a number that nobody holds, and gives it the number with its lines, in one transaction. It is an importer with
 * the rights that an approved importer usually has; its contact stays unknown until somebody enters it (decision 117).
 */
export async function createImporterCompany(
  ctx: RequestContext,
  { importerNumber, legalName, address }: Entered,
): Promise<Outcome<ImporterCompany>> {
  const refusal = refusalOf(mayManageCompanies(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const read = parseImporterNumber(importerNumber);
  if (!read.ok) return fieldFailed('importerNumber', 'importer-number-invalid');
  const { number } = read.value;
  if (parseCountry(address.country) === null) return fieldFailed('address.country', 'field-invalid');
  return ctx.transact(async (tx) => {
    const held = await holderOf(tx, number);
    if (held !== undefined)
      return fieldFailed('importerNumber', 'importer-number-held', { number, company: held.legal_name });
    const { id: companyId } = await tx
      .insertInto('company')
      .values({
        legal_name: legalName,
        kind: 'IMPORTER',
        status: 'Active',
        is_refund_eligible: true,
        tax_id: null,
        street1: address.street1,
        street2: address.street2,
        city: address.city,
        region: address.region,
        postal_code: address.postalCode,
        country: address.country,
        created_at: ctx.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await appendAudit(tx, ctx, {
      action: 'company-created',
      subject: { type: 'company', id: companyId },
      companyId,
      details: { kind: 'IMPORTER', number, isAssessmentPayer: false, isRefundEligible: true },
    });
    const found = await sumByYear(tx, number, null);
    await giveNumber(tx, ctx, { companyId, number }, found);
    return ok({ ...found, isDone: true, companyId, companyName: legalName });
  });
}
