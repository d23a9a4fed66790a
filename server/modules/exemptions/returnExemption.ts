import type { BodyOf } from '../../../contract/endpoint';
import type { returnExemption as endpoint } from '../../../contract/endpoints/exemptions/applications';
import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayDecideExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionAction } from './writeExemptionAction';

/** Asks the company for more, in words. The board's clock is paused from today until the answer. */
export const returnExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: BodyOf<typeof endpoint> & { readonly id: string },
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openExemption(tx, ctx, { ...input, action: 'returnForInfo' }, (subject) =>
      mayDecideExemption(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { row, toStatus } = opened.value;
    await writeExemptionAction(mail, tx, ctx, row, {
      action: 'exemption-returned',
      toStatus,
      changes: { clock_paused_on: ctx.today, reason: input.reason },
      reasonCode: input.reasonCode,
      reason: input.reason,
    });
    return ok(await presentExemption(tx, ctx, row.id));
  });
