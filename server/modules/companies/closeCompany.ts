import type { CompanyProfile } from '../../../contract/entities/company';
import type { Values } from '../../../contract/texts/sentence';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import type { Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import { queueMail } from '../mail/queueMail';
import type { RequestContext } from '../identity/requestContext';
import { changeCompany } from './changeCompany';
import { invalidatePendingSecrets } from '../identity/newPassword';
import { revokeSessions } from '../identity/revokeSessions';

/** Closes the portal to a company: sessions of its people, and of admins acting for it, end within seconds. What it filed stays. */
export const deactivateCompany = (
  services: Services,
  ctx: RequestContext,
  companyId: string,
  wanted: { readonly version: number; readonly reason: string },
): Promise<Outcome<CompanyProfile>> =>
  changeCompany(
    ctx,
    { companyId, version: wanted.version, from: 'Active', otherwise: 'company-not-possible-now' },
    async (tx, company) => {
      await tx.updateTable('company').set({ status: 'Inactive' }).where('id', '=', companyId).execute();
      await endActing(tx, ctx, companyId);
      const values = { company: company.legal_name, reason: wanted.reason };
      for (const { id } of await mailPeople(services, tx, ctx, companyId, 'company-deactivated', values)) {
        await revokeSessions(tx, id, 'company-deactivated', ctx.at);
        await invalidatePendingSecrets(tx, id);
      }
      return ok({ action: 'company-deactivated', details: { reason: wanted.reason } });
    },
  );

/** Opens the portal to an inactive company again; its people sign in with their passwords of before. */
export const reactivateCompany = (
  services: Services,
  ctx: RequestContext,
  companyId: string,
  wanted: { readonly version: number },
): Promise<Outcome<CompanyProfile>> =>
  changeCompany(
    ctx,
    { companyId, version: wanted.version, from: 'Inactive', otherwise: 'company-not-possible-now' },
    async (tx, company) => {
      await tx.updateTable('company').set({ status: 'Active' }).where('id', '=', companyId).execute();
      const values = { company: company.legal_name, link: services.config.publicUrl };
      await mailPeople(services, tx, ctx, companyId, 'company-reactivated', values);
      return ok({ action: 'company-reactivated', details: {} });
    },
  );

/** Tells those of the company's people whose accounts are open. */
async function mailPeople(
  services: Services,
  tx: Tx,
  ctx: RequestContext,
  companyId: string,
  kind: 'company-deactivated' | 'company-reactivated',
  values: Values,
): Promise<readonly { readonly id: string }[]> {
  const people = await tx
    .selectFrom('app_user')
    .select(['id', 'email', 'language'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  for (const { email, language } of people)
    await queueMail(services, tx, ctx.at, { kind, to: email, language, values });
  return people;
}

async function endActing(tx: Tx, ctx: RequestContext, companyId: string): Promise<void> {
  const ended = await tx
    .updateTable('impersonation')
    .set({ ended_at: ctx.at })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .returning('admin_id')
    .execute();
  for (const { admin_id: adminId } of ended)
    await appendAudit(tx, ctx, {
      action: 'impersonation-ended',
      subject: { type: 'company', id: companyId },
      companyId,
      details: { adminId, because: 'company-deactivated' },
    });
}
