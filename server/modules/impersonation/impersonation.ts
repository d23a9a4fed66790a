import type { CompanyFlags } from '../../../contract/entities/session';
import { mayImpersonate } from '../../../domain/impersonationPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, refusalOf, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { findCompanyOfSession } from '../companies/companyFlags';

/** The company a session works in from now on. */
export interface ActingCompany extends CompanyFlags {
  readonly companyId: string;
  readonly companyName: string;
}

/**
 * Begins to act for a company (decision 6). From then on the session's calls name the company in a header, and every audit row
 * carries both people. There is no nesting: whoever acts for a company cannot begin to act for another, whether or not the call
 * names the first. Beginning again for the same company takes the new reason.
 */
export async function startImpersonation(
  ctx: RequestContext,
  wanted: { readonly companyId: string; readonly reason: string },
): Promise<Outcome<ActingCompany>> {
  const { caller, at } = ctx;
  const refusal = refusalOf(mayImpersonate(caller.actor));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(wanted.companyId) || wanted.companyId === caller.actor.companyId)
    return fail({ kind: 'not-found' });
  return ctx.transact(async (tx) => {
    const company = await findCompanyOfSession(tx, wanted.companyId, ctx.today);
    if (company === null) return fail({ kind: 'not-found' });
    if (company.status !== 'Active') return fail({ kind: 'company-not-active' });
    const other = await findOtherOpen(tx, ctx, company.companyId);
    if (other !== null) return failed('already-acting', { company: other });
    await endOpenOne(tx, ctx);
    await tx
      .insertInto('impersonation')
      .values({
        session_id: caller.sessionId,
        admin_id: caller.actor.userId,
        company_id: company.companyId,
        reason: wanted.reason,
        started_at: at,
      })
      .execute();
    await appendAudit(
      tx,
      { ...ctx, caller: { actor: { ...caller.actor, actingFor: { companyId: company.companyId } } } },
      {
        action: 'impersonation-started',
        subject: { type: 'company', id: company.companyId },
        companyId: company.companyId,
        details: { reason: wanted.reason },
      },
    );
    return ok(actingCompanyOf(company));
  });
}

/** Stops acting for a company; a second time changes nothing. Answers the person's own company, to be restored exactly. */
export async function endImpersonation(ctx: RequestContext): Promise<Outcome<ActingCompany>> {
  return ctx.transact(async (tx) => {
    await endOpenOne(tx, ctx);
    const own = await findCompanyOfSession(tx, ctx.caller.actor.companyId, ctx.today);
    if (own === null) throw new Error(`user ${ctx.caller.actor.userId} has no company`);
    return ok(actingCompanyOf(own));
  });
}

/** The name of another company the session acts for; null when there is none. Two requests of one session take turns from here. */
async function findOtherOpen(tx: Tx, { caller }: RequestContext, companyId: string): Promise<string | null> {
  await tx.selectFrom('user_session').select('id').where('id', '=', caller.sessionId).forUpdate().execute();
  const open = await tx
    .selectFrom('impersonation')
    .innerJoin('company', 'company.id', 'impersonation.company_id')
    .select('company.legal_name')
    .where('session_id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .where('impersonation.company_id', '<>', companyId)
    .executeTakeFirst();
  return open?.legal_name ?? null;
}

async function endOpenOne(tx: Tx, { caller, source, at }: RequestContext): Promise<void> {
  // Held so that two requests of one session take turns.
  await tx.selectFrom('user_session').select('id').where('id', '=', caller.sessionId).forUpdate().execute();
  const ended = await tx
    .updateTable('impersonation')
    .set({ ended_at: at })
    .where('session_id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .returning('company_id')
    .executeTakeFirst();
  if (ended === undefined) return;
  const actor = { ...caller.actor, actingFor: { companyId: ended.company_id } };
  await appendAudit(
    tx,
    { caller: { actor }, source, at },
    {
      action: 'impersonation-ended',
      subject: { type: 'company', id: ended.company_id },
      companyId: ended.company_id,
    },
  );
}

const actingCompanyOf = ({
  companyId,
  companyName,
  isAssessmentPayer,
  isExempt,
  isRefundEligible,
}: ActingCompany): ActingCompany => ({
  companyId,
  companyName,
  isAssessmentPayer,
  isExempt,
  isRefundEligible,
});
