import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayWithdrawExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionAction } from './writeExemptionAction';

/** Takes back an application that is not decided; another one may be filed. */
export const withdrawExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openExemption(tx, ctx, { ...input, action: 'withdraw' }, (subject) =>
      mayWithdrawExemption(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { row, toStatus } = opened.value;
    await writeExemptionAction(mail, tx, ctx, row, {
      action: 'exemption-withdrawn',
      toStatus,
      changes: { clock_paused_on: null },
      reason: input.reason,
    });
    return ok(await presentExemption(tx, ctx, row.id));
  });
