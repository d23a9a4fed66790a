import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { mayWithdrawExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { Deed } from '../identity/caller';
import type { MailServices } from '../mail/queueMail';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionDeed } from './writeExemptionDeed';

/** Takes back an application that is not decided; another one may be filed. */
export const withdrawExemption = (
  mail: MailServices | null,
  deed: Deed,
  input: { readonly id: string; readonly version: number; readonly reason: string },
): Promise<Outcome<ExemptionDetails>> =>
  deed.transact(async (tx) => {
    const opened = await openExemption(tx, deed, { ...input, deed: 'withdraw' }, (subject) =>
      mayWithdrawExemption(deed.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { row, toStatus } = opened.value;
    await writeExemptionDeed(mail, tx, deed, row, {
      action: 'exemption-withdrawn',
      toStatus,
      changes: { clock_paused_on: null },
      reason: input.reason,
    });
    return ok(await presentExemption(tx, deed, row.id));
  });
