import { mayCorrectAccounts } from '../../../domain/correctionPermissions';
import type { CorrectionKind } from '../../../domain/correction';
import { money } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { askCorrection, isCorrectionWaiting } from './askCorrection';
import { checkCorrection } from './carryOut';
import { lockCorrectedReport } from './corrected';
import type { Correction } from './loadCorrections';

export interface ProposeCorrection {
  readonly kind: CorrectionKind;
  readonly reportId: string;
  readonly version: number;
  /** Exact money; not looked at where a report is voided. */
  readonly amount: string;
  readonly reason: string;
}

/**
 * Writes off a part of what is owed on a report, or voids the report: at once up to the sum over which two people sign, above it
 * once somebody else agrees.
 */
export const proposeCorrection = (
  ctx: RequestContext,
  input: ProposeCorrection,
): Promise<Outcome<Correction>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayCorrectAccounts(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const { kind, reason, reportId } = input;
    if (reason === '') return fieldFailed('reason', 'reason-needed');
    const corrected = await lockCorrectedReport(tx, reportId);
    if (corrected === undefined) return failed('not-found');
    if (corrected.report?.version !== input.version)
      return fail(await staleRecord(tx, { type: 'report', id: corrected.subject.id }, ctx));
    if (await isCorrectionWaiting(tx, corrected)) return failed('correction-waits');
    const checked = await checkCorrection(tx, ctx, corrected, { kind, amount: money(input.amount) });
    if (!checked.ok) return checked;
    return ok(await askCorrection(tx, ctx, corrected, { kind, amount: checked.value, reason }));
  });
