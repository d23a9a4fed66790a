import type { BodyOf } from '../../../contract/endpoint';
import type { revokeExemption as endpoint } from '../../../contract/endpoints/exemptions/applications';
import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { parseCalendarDate } from '../../../domain/calendarDate';
import { mayRevokeExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionAction } from './writeExemptionAction';

/** Takes a certificate back from today or a later day of its time on; what was exempt before stays so. */
export const revokeExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: BodyOf<typeof endpoint> & { readonly id: string },
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const opened = await openExemption(tx, ctx, { ...input, action: 'revoke' }, () =>
      mayRevokeExemption(actor),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { row, toStatus } = opened.value;
    const from = parseCalendarDate(input.effectiveFrom);
    const last = row.valid_to ?? ctx.today;
    if (!from.ok || from.value < ctx.today || from.value > last)
      return fieldFailed('effectiveFrom', 'exemption-revocation-date', { first: ctx.today, last });
    await writeExemptionAction(mail, tx, ctx, row, {
      action: 'exemption-revoked',
      toStatus,
      changes: {
        revoked_from: from.value,
        decided_by: actor.userId,
        decided_at: ctx.at,
        reason: input.reason,
      },
      reasonCode: input.reasonCode,
      reason: input.reason,
      values: { date: from.value },
      details: { certificate: row.certificate_number, revokedFrom: from.value },
    });
    return ok(await presentExemption(tx, ctx, row.id));
  });
