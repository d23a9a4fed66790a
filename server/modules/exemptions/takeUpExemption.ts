import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayDecideExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import type { MailServices } from '../mail/queueMail';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionDeed } from './writeExemptionDeed';

/** Begins to look at an application, so that others see that somebody is at it. */
export const takeUpExemption = (
  mail: MailServices | null,
  deed: Deed,
  input: { readonly id: string; readonly version: number },
): Promise<Outcome<ExemptionDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const opened = await openExemption(tx, deed, { ...input, deed: 'takeUp' }, (subject) =>
      mayDecideExemption(actor, subject),
    );
    if (!opened.ok) return opened;
    const { row, toStatus } = opened.value;
    await writeExemptionDeed(mail, tx, deed, row, {
      action: 'exemption-taken-up',
      toStatus,
      changes: { taken_up_by: actor.userId },
    });
    return ok(await presentExemption(tx, deed, row.id));
  });
