import type { z } from 'zod';
import type { CompanyProfile, companyProfileEdit } from '../../../contract/entities/company';
import { mayEditCompanyProfile } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import { refusalOf, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { findCompanyProfile } from './companyProfile';
import { staleRecord } from '../identity/staleRecord';

export type CompanyProfileEdit = z.output<typeof companyProfileEdit>;

/**
 * Changes what a company may change about itself. Name, kind, flags, tax and importer numbers are the board's to change. A version
 * that is not the newest is refused with what changed, by whom and when (decision 11).
 */
export async function updateCompanyProfile(
  ctx: RequestContext,
  edit: CompanyProfileEdit,
): Promise<Outcome<CompanyProfile>> {
  const { companyId, version } = edit;
  const refusal = refusalOf(mayEditCompanyProfile(ctx.caller.actor, companyId));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(companyId)) return fail({ kind: 'not-found' });
  return ctx.transact(async (tx) => {
    const locked = await tx
      .selectFrom('company')
      .select('version')
      .where('id', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    if (locked === undefined) return fail({ kind: 'not-found' });
    if (locked.version !== version)
      return fail(await staleRecord(tx, { type: 'company', id: companyId }, ctx));
    const before = await findCompanyProfile(tx, companyId, ctx.today, false);
    await tx
      .updateTable('company')
      .set({
        dba_name: edit.dbaName,
        street1: edit.address.street1,
        street2: edit.address.street2,
        city: edit.address.city,
        region: edit.address.region,
        postal_code: edit.address.postalCode,
        country: edit.address.country,
        contact_name: edit.contactName,
        contact_title: edit.contactTitle,
        phone: edit.phone,
        email: edit.email,
        language: edit.language,
        version: version + 1,
      })
      .where('id', '=', companyId)
      .execute();
    const after = await findCompanyProfile(tx, companyId, ctx.today, false);
    if (after === null) throw new Error(`company ${companyId} is gone inside its own transaction`);
    await appendAudit(tx, ctx, {
      action: 'company-profile-changed',
      subject: { type: 'company', id: companyId },
      companyId,
      details: { before, after },
    });
    return ok(after);
  });
}
