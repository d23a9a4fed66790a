import { mayCorrectAccounts } from '../../../domain/correctionPermissions';
import { money } from '../../../domain/money';
import { fail, ok } from '../../../domain/result';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { askCorrection, isCorrectionWaiting } from './askCorrection';
import { checkCorrection } from './carryOut';
import { lockCorrectedYear } from './corrected';
import type { Correction } from './loadCorrections';

export interface WriteOffYear {
  /** Whose charge it is: a year's charge may fall on another company of the group than the exemption's. */
  readonly companyId: string;
  readonly exemptionId: string;
  /** Exact money. */
  readonly amount: string;
  readonly reason: string;
}

/**
 * Writes off a part of what a closed year made due beyond the exempt quantity, by the rules of a write-off on a report (decision 55).
 * What is open is looked at under the group's lock, so that no version has to be named.
 */
export const writeOffYear = (ctx: RequestContext, input: WriteOffYear): Promise<Outcome<Correction>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayCorrectAccounts(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const { reason, companyId, exemptionId } = input;
    if (reason === '') return fieldFailed('reason', 'reason-needed');
    const corrected = await lockCorrectedYear(tx, companyId, exemptionId);
    if (corrected === undefined) return failed('not-found');
    if (await isCorrectionWaiting(tx, corrected)) return failed('correction-waits');
    const kind = 'write-off';
    const checked = await checkCorrection(tx, ctx, corrected, { kind, amount: money(input.amount) });
    if (!checked.ok) return checked;
    return ok(await askCorrection(tx, ctx, corrected, { kind, amount: checked.value, reason }));
  });
