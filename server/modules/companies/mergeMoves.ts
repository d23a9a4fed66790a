import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { MergePlan } from '../../../contract/entities/companyAdmin';
import { payableFrom } from '../../../domain/newAccount';
import type { Tx } from '../../db/transaction';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { announceAccount } from '../notifications/announceAccount';

/** What moving an account needs beside the database. */
export type MergeServices = MailServices;

const MOVED = ['importer_number', 'customs_line', 'refund_claim', 'exemption', 'document'] as const;

/** Whether a view's address is narrowed to a company. */
export const namesCompany = (address: RawBuilder<unknown>, companyId: RawBuilder<unknown>) =>
  sql<SqlBool>`'&' || ${address} || '&' like '%&companyId=' || ${companyId} || '&%'`;

/** Moves what belongs to the old record and is not bound to stay with it; drafts of the old record end. */
export async function moveRecords(
  services: MergeServices,
  tx: Tx,
  ctx: RequestContext,
  plan: MergePlan,
  reason: string,
): Promise<void> {
  const [fromId, intoId] = [plan.from.id, plan.into.id];
  for (const table of MOVED)
    await sql`update ${sql.table(table)} set company_id = ${intoId} where company_id = ${fromId}`.execute(tx);
  await sql`update refund_unsent_line set filed_for = ${intoId} where filed_for = ${fromId}`.execute(tx);
  for (const table of ['refund_draft', 'exemption_draft', 'report_draft'] as const)
    await sql`delete from ${sql.table(table)} where company_id = ${fromId}`.execute(tx);
  await moveWaivers(tx, ctx, fromId, intoId, reason);
  await moveFilingExtensions(tx, fromId, intoId);
  if (plan.moves.payeeAccounts > 0) await moveAccount(services, tx, ctx, plan);
  await sql`
    update saved_view set address =
      trim(both '&' from replace('&' || address || '&', ${`&companyId=${fromId}&`}, ${`&companyId=${intoId}&`}))
    where ${namesCompany(sql.ref('address'), sql`${fromId}::text`)}`.execute(tx);
}

/** A year waived by both is waived once: the old record's waiver is taken back, and stays to be read. */
async function moveWaivers(
  tx: Tx,
  ctx: RequestContext,
  fromId: string,
  intoId: string,
  reason: string,
): Promise<void> {
  await sql`
    update refund_waiver waiver
    set withdrawn_by = ${ctx.caller.actor.userId}, withdrawn_at = ${ctx.at}, withdrawn_reason = ${reason}
    where waiver.company_id = ${fromId} and waiver.withdrawn_by is null
      and exists (select 1 from refund_waiver other where other.company_id = ${intoId}
        and other.fiscal_year = waiver.fiscal_year and other.withdrawn_by is null)`.execute(tx);
  await tx
    .updateTable('refund_waiver')
    .set({ company_id: intoId })
    .where('company_id', '=', fromId)
    .execute();
}

/** Where both may claim a year late, the later day holds. */
async function moveFilingExtensions(tx: Tx, fromId: string, intoId: string): Promise<void> {
  await sql`
    insert into late_claim_leave (company_id, fiscal_year, until, reason, granted_by, granted_at)
    select ${intoId}, fiscal_year, until, reason, granted_by, granted_at
    from late_claim_leave where company_id = ${fromId}
    on conflict (company_id, fiscal_year) do update
    set until = excluded.until, reason = excluded.reason, granted_by = excluded.granted_by,
      granted_at = excluded.granted_at
    where excluded.until > late_claim_leave.until`.execute(tx);
  await tx.deleteFrom('late_claim_leave').where('company_id', '=', fromId).execute();
}

/** To the company that stays the account is a new one: whoever pays into it is told, and nothing is paid into it before it has waited. */
async function moveAccount(
  services: MergeServices,
  tx: Tx,
  ctx: RequestContext,
  plan: MergePlan,
): Promise<void> {
  const { last_four: lastFour } = await tx
    .updateTable('payee_account')
    .set({ company_id: plan.into.id, set_at: ctx.at })
    .where('company_id', '=', plan.from.id)
    .returning('last_four')
    .executeTakeFirstOrThrow();
  await announceAccount(services, tx, ctx, {
    companyId: plan.into.id,
    companyName: plan.into.name,
    lastFour,
    payableFrom: payableFrom(ctx.today, services.config.payeeWaitDays, ctx.today),
  });
}
