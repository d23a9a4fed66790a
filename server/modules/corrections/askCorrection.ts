import { needsSecondPerson } from '../../../domain/correction';
import { formatMoney } from '../../../domain/money';
import type { Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import { carryOut, type CorrectionToDo } from './carryOut';
import type { Corrected } from './corrected';
import { type Correction, loadCorrections } from './loadCorrections';

/**
 * Does a checked correction at once up to the sum over which two people sign; above it keeps it until somebody else agrees, and
 * tells the administrators. Until then nothing is moved.
 */
export async function askCorrection(
  tx: Tx,
  ctx: RequestContext,
  corrected: Corrected,
  todo: Omit<CorrectionToDo, 'proposedBy'>,
): Promise<Correction> {
  const { companyId, companyName, number, subject, ids } = corrected;
  const { kind, reason } = todo;
  const amount = formatMoney(todo.amount);
  const waits = needsSecondPerson(todo.amount, await programInForce(tx, ctx.at));
  const { id } = await tx
    .insertInto('account_correction')
    .values({
      kind,
      company_id: companyId,
      report_id: ids.reportId,
      exemption_id: ids.exemptionId,
      amount,
      reason,
      state: waits ? 'waiting' : 'done',
      proposed_by: ctx.caller.actor.userId,
      proposed_at: ctx.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (waits) {
    await appendAudit(tx, ctx, {
      action: 'correction-asked',
      subject,
      companyId,
      details: { number, kind, amount, reason },
    });
    await notify(tx, ctx, {
      kind: 'correction-waiting',
      values: { number, company: companyName, amount },
      audience: { kind: 'roles', roles: ['admin'] },
      touches: [{ type: 'report', ...(ids.reportId === null ? {} : { id: ids.reportId }) }],
    });
  } else await carryOut(tx, ctx, corrected, { ...todo, proposedBy: null });
  return getCorrection(tx, id);
}

/** Whether a correction of the same report or closed year waits for a second person: one waits at a time. */
export async function isCorrectionWaiting(tx: Tx, { companyId, ids }: Corrected): Promise<boolean> {
  const row = await tx
    .selectFrom('account_correction')
    .select('id')
    .where('company_id', '=', companyId)
    .where('report_id', 'is not distinct from', ids.reportId)
    .where('exemption_id', 'is not distinct from', ids.exemptionId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws where there is none of that id */
export async function getCorrection(tx: Tx, id: string): Promise<Correction> {
  const [found] = await loadCorrections(tx, [id]);
  if (found === undefined) throw new Error(`no correction ${id}`);
  return found;
}
