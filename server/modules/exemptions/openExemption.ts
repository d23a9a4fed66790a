import {
  exemptionActionName,
  exemptionStatusName,
  isExemptionAction,
} from '../../../contract/texts/exemptionNames';
import { instantText } from '../../../contract/texts/instantText';
import { EXEMPTION_TRANSITIONS, type ExemptionAction, type ExemptionStatus } from '../../../domain/exemption';
import { type ExemptionSubject, mayReadExemption } from '../../../domain/exemptionPermissions';
import type { Decision } from '../../../domain/permissions';
import type { Program } from '../../../domain/program';
import { fail, ok } from '../../../domain/result';
import { moveIn } from '../../../domain/stateTable';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { type Failure, failed, type Outcome, refusalOf } from '../../failure';
import { findLastAction } from '../audit/findLastAction';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { type ExemptionRow, selectExemptions, statusSeenOn } from './exemptionRows';

export interface OpenedExemption {
  readonly row: ExemptionRow;
  readonly program: Program;
  /** Where the action leads. */
  readonly toStatus: ExemptionStatus;
}

/** What the policies ask of an application. */
export const subjectOf = (row: Pick<ExemptionRow, 'company_id' | 'filed_by'>): ExemptionSubject => ({
  companyId: row.company_id,
  filedBy: row.filed_by,
});

/**
 * Opens an application for an action and keeps others from deciding on it in the meantime. Refused, in this order: not there or not the
 * reader's to see; changed since it was looked at (decision 11); not possible in its state for anybody; not theirs to do.
 */
export async function openExemption(
  tx: Queries,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly version: number; readonly action: ExemptionAction },
  policy: (subject: ExemptionSubject) => Decision,
): Promise<Outcome<OpenedExemption>> {
  if (!isRowId(wanted.id)) return failed('not-found');
  const row = await selectExemptions(tx)
    .where('exemption.id', '=', wanted.id)
    .forUpdate('exemption')
    .executeTakeFirst();
  if (row === undefined || !mayReadExemption(ctx.caller.actor, subjectOf(row)).allowed)
    return failed('not-found');
  const program = await programInForce(tx, ctx.at);
  if (row.version !== wanted.version) return fail(await stale(tx, ctx, row.id));
  const status = statusSeenOn(row, ctx.today);
  const move = moveIn(EXEMPTION_TRANSITIONS, status, wanted.action);
  if (!move.ok)
    return failed('exemption-not-possible-now', { status: exemptionStatusName(ctx.language, status) });
  const refused = refusalOf(policy(subjectOf(row)));
  if (refused !== null) return fail(refused);
  return ok({ row, program, toStatus: move.value });
}

async function stale(queries: Queries, ctx: RequestContext, id: string): Promise<Failure> {
  const last = await findLastAction(queries, 'exemption', id, ctx.at);
  if (last === null || !isExemptionAction(last.action))
    throw new Error(`exemption ${id} has no action in the audit`);
  const when = instantText(ctx.language, ctx.boardZone, last.at.getTime());
  return {
    kind: 'stale-version',
    values: { what: exemptionActionName(ctx.language, last.action), who: last.by, when },
  };
}
