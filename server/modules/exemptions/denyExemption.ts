import type { BodyOf } from '../../../contract/endpoint';
import type { denyExemption as endpoint } from '../../../contract/endpoints/exemptions/applications';
import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayDecideExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { storeExemptionLetter } from './letter/storeExemptionLetter';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionAction } from './writeExemptionAction';

/** Denies an application with a reason that the company reads in the letter; it may apply again. */
export const denyExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: BodyOf<typeof endpoint> & { readonly id: string },
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const opened = await openExemption(tx, ctx, { ...input, action: 'deny' }, (subject) =>
      mayDecideExemption(actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { row, program, toStatus } = opened.value;
    const letterId = await storeExemptionLetter(tx, ctx, program, row, {
      kind: 'denial',
      reason: input.reason,
    });
    await writeExemptionAction(mail, tx, ctx, row, {
      action: 'exemption-denied',
      toStatus,
      changes: {
        clock_paused_on: null,
        decided_by: actor.userId,
        decided_at: ctx.at,
        reason: input.reason,
        decision_document_id: letterId,
      },
      reasonCode: input.reasonCode,
      reason: input.reason,
    });
    return ok(await presentExemption(tx, ctx, row.id));
  });
