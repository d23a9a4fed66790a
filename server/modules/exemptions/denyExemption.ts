import type { BodyOf } from '../../../contract/endpoint';
import type { denyExemption as endpoint } from '../../../contract/endpoints/exemptions';
import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayDecideExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import { fieldFailed, type Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import type { MailServices } from '../mail/queueMail';
import { keepExemptionLetter } from './letter/keepExemptionLetter';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionDeed } from './writeExemptionDeed';

/** Denies an application with a reason that the company reads in the letter; it may apply again. */
export const denyExemption = (
  mail: MailServices | null,
  deed: Deed,
  input: BodyOf<typeof endpoint> & { readonly id: string },
): Promise<Outcome<ExemptionDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const opened = await openExemption(tx, deed, { ...input, deed: 'deny' }, (subject) =>
      mayDecideExemption(actor, subject),
    );
    if (!opened.ok) return opened;
    if (input.reason === '') return fieldFailed('reason', 'reason-needed');
    const { row, program, toStatus } = opened.value;
    const letterId = await keepExemptionLetter(tx, deed, program, row, {
      kind: 'denial',
      reason: input.reason,
    });
    await writeExemptionDeed(mail, tx, deed, row, {
      action: 'exemption-denied',
      toStatus,
      changes: {
        clock_paused_on: null,
        decided_by: actor.userId,
        decided_at: deed.at,
        reason: input.reason,
        decision_document_id: letterId,
      },
      reasonCode: input.reasonCode,
      reason: input.reason,
    });
    return ok(await presentExemption(tx, deed, row.id));
  });
