import type { Selectable } from 'kysely';
import { mayDecideCorrection, mayWithdrawCorrection } from '../../../domain/correctionPermissions';
import type { CorrectionDecision, CorrectionState } from '../../../domain/correction';
import { money } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import type { AccountCorrectionTable } from '../../db/correctionTables';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { getCorrection } from './askCorrection';
import { carryOut, checkCorrection } from './carryOut';
import { type Corrected, lockCorrectedReport, lockCorrectedYear } from './corrected';
import type { Correction } from './loadCorrections';

export interface DecideCorrection {
  readonly id: string;
  readonly decision: CorrectionDecision;
  /** Needed where it is refused. */
  readonly reason: string;
}

const STATES: Readonly<Record<CorrectionDecision, CorrectionState>> = {
  confirm: 'done',
  refuse: 'refused',
  withdraw: 'withdrawn',
};

/**
 * Agrees to a correction that waits for a second person, refuses it, or takes it back. What it would do is checked again: an amount
 * that is not open any more is not written off.
 */
export const decideCorrection = (
  ctx: RequestContext,
  input: DecideCorrection,
): Promise<Outcome<Correction>> =>
  ctx.transact(async (tx) => {
    const { decision, reason } = input;
    const asked = await findCorrection(tx, input.id);
    if (asked === undefined) return failed('not-found');
    const refused = refusalOf(
      (decision === 'withdraw' ? mayWithdrawCorrection : mayDecideCorrection)(ctx.caller.actor, {
        proposedBy: asked.proposed_by,
      }),
    );
    if (refused !== null) return fail(refused);
    if (decision === 'refuse' && reason === '') return fieldFailed('reason', 'reason-needed');
    const corrected = await lockCorrected(tx, asked);
    if (corrected === undefined) return failed('not-found');
    // The company's group is locked now: nobody decides it at the same moment.
    if ((await findCorrection(tx, input.id))?.state !== 'waiting') return failed('correction-decided');

    if (decision === 'confirm') {
      const { kind, amount, reason: why, proposed_by: proposedBy } = asked;
      const checked = await checkCorrection(tx, ctx, corrected, { kind, amount: money(amount) });
      if (!checked.ok) return checked;
      if (checked.value !== money(amount)) return failed('report-not-possible-now');
      await carryOut(tx, ctx, corrected, { kind, amount: money(amount), reason: why, proposedBy });
    } else
      await appendAudit(tx, ctx, {
        action: decision === 'refuse' ? 'correction-refused' : 'correction-withdrawn',
        subject: corrected.subject,
        companyId: corrected.companyId,
        details: { number: corrected.number, kind: asked.kind, amount: asked.amount, reason },
      });
    await tx
      .updateTable('account_correction')
      .set({
        state: STATES[decision],
        decided_by: ctx.caller.actor.userId,
        decided_at: ctx.at,
        decision_reason: reason,
      })
      .where('id', '=', asked.id)
      .execute();
    return ok(await getCorrection(tx, asked.id));
  });

type Asked = Selectable<AccountCorrectionTable>;

async function lockCorrected(
  tx: Tx,
  { report_id: reportId, company_id: companyId, exemption_id: exemptionId }: Asked,
): Promise<Corrected | undefined> {
  if (reportId !== null) return lockCorrectedReport(tx, reportId);
  return exemptionId === null ? undefined : lockCorrectedYear(tx, companyId, exemptionId);
}

const findCorrection = async (tx: Tx, id: string) =>
  isRowId(id)
    ? tx.selectFrom('account_correction').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
