import { sql } from 'kysely';
import type { MergePlan } from '../../../contract/entities/companyAdmin';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { changeCompanyWith } from './changeCompany';
import { revokeSessions } from '../identity/revokeSessions';
import { notify } from '../notifications/notify';
import { type MergeServices, moveRecords } from './mergeMoves';
import { findMergePlan } from './mergePlan';

/**
 * Merges a company into another one. People, importer numbers, entry lines, claims, exemptions, documents, waivers, leaves for late
 * claims and, where the other one has none, the account for refunds move; reports and the ledger, which are never rewritten, stay with the old record, whose use of the exempt quantity the new one shares. The old record is
 * inactive and leads to the new one.
 */
export function mergeCompany(
  services: MergeServices,
  ctx: RequestContext,
  fromId: string,
  wanted: { readonly version: number; readonly intoId: string; readonly reason: string },
): Promise<Outcome<MergePlan>> {
  let done: MergePlan | null = null;
  const { version, intoId, reason } = wanted;
  const change = { companyId: fromId, version, from: 'any', otherwise: 'company-not-possible-now' } as const;
  const carryOut: Parameters<typeof changeCompanyWith>[2] = async (tx, company) => {
    await sql`select id from company where id in (${fromId}, ${intoId}) order by id for update`.execute(tx);
    const plan = await findMergePlan(tx, fromId, intoId);
    if (plan === null) return failed('not-found');
    if (plan.conflicts.length > 0) return failed('merge-conflicts');
    await movePeople(tx, ctx, fromId, intoId);
    await shareYears(tx, ctx, fromId, intoId);
    await moveRecords(services, tx, ctx, plan, reason);
    await keepOld(tx, fromId, intoId);
    await notify(tx, ctx, {
      kind: 'company-merged',
      values: { old: company.legal_name, company: plan.into.name },
      audience: { kind: 'company', companyId: intoId },
      touches: [{ type: 'company', id: intoId }, { type: 'company', id: fromId }, { type: 'customsLine' }],
    });
    done = plan;
    return ok({ action: 'company-merged', details: { into: plan.into, moves: plan.moves, reason } });
  };
  return changeCompanyWith(ctx, change, carryOut, () => {
    if (done === null) throw new Error('a merge that was done has a plan');
    return done;
  });
}

/** People sign in again: what they see is another company's from now on. */
async function movePeople(tx: Tx, ctx: RequestContext, fromId: string, intoId: string): Promise<void> {
  const people = await tx
    .updateTable('app_user')
    .set({ company_id: intoId })
    .where('company_id', '=', fromId)
    .returning('id')
    .execute();
  for (const { id } of people) await revokeSessions(tx, id, 'company-merged', ctx.at);
  await tx
    .updateTable('impersonation')
    .set({ ended_at: ctx.at })
    .where('company_id', '=', fromId)
    .where('ended_at', 'is', null)
    .execute();
}

/** What the old record reported counts toward the new one's exempt quantity, from the first year of either to this one. */
async function shareYears(tx: Tx, ctx: RequestContext, fromId: string, intoId: string): Promise<void> {
  const program = await programInForce(tx, ctx.at);
  const thisYear = fiscalYearOf(ctx.today, program.fiscalYearStart);
  const { rows } = await sql<{ first: number | null }>`
    select min(fiscal_year) as first from assessment_report where company_id = ${fromId}`.execute(tx);
  const first = rows[0]?.first ?? null;
  const open = await tx
    .selectFrom('company_group_member')
    .select(['company_id', 'group_id'])
    .where('company_id', 'in', [fromId, intoId])
    .where('to_date', 'is', null)
    .execute();
  const isShared = open.some(({ company_id: id }) => id === fromId);
  if (isShared) {
    await tx
      .updateTable('company_group_member')
      .set({ to_date: ctx.today, last_year: thisYear })
      .where('company_id', '=', fromId)
      .where('to_date', 'is', null)
      .execute();
    return;
  }
  if (first === null) return;
  const groupId = open[0]?.group_id ?? intoId;
  const values = {
    group_id: groupId,
    from_date: ctx.today,
    first_year: first,
    to_date: ctx.today,
    last_year: thisYear,
  };
  const ids = open.length === 0 ? [fromId, intoId] : [fromId];
  await tx
    .insertInto('company_group_member')
    .values(ids.map((id) => ({ ...values, company_id: id })))
    .execute();
}

/** The old record closes; the new one can do what either could. */
async function keepOld(tx: Tx, fromId: string, intoId: string): Promise<void> {
  await sql`
    update company kept set
      kind = case when kept.kind = old.kind then kept.kind else 'BOTH' end,
      is_assessment_payer = kept.is_assessment_payer or old.is_assessment_payer,
      is_refund_eligible = kept.is_refund_eligible or old.is_refund_eligible,
      version = kept.version + 1
    from company old where kept.id = ${intoId} and old.id = ${fromId}`.execute(tx);
  await tx
    .updateTable('company')
    .set({ status: 'Inactive', merged_into: intoId, is_assessment_payer: false, is_refund_eligible: false })
    .where('id', '=', fromId)
    .execute();
}
