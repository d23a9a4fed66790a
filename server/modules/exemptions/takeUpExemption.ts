import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayDecideExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionAction } from './writeExemptionAction';

/** Begins to look at an application, so that others see that somebody is at it. */
export const takeUpExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const opened = await openExemption(tx, ctx, { ...input, action: 'takeUp' }, (subject) =>
      mayDecideExemption(actor, subject),
    );
    if (!opened.ok) return opened;
    const { row, toStatus } = opened.value;
    await writeExemptionAction(mail, tx, ctx, row, {
      action: 'exemption-taken-up',
      toStatus,
      changes: { taken_up_by: actor.userId },
    });
    return ok(await presentExemption(tx, ctx, row.id));
  });
