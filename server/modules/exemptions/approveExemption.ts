import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { validityOf } from '../../../domain/exemption';
import { mayDecideExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import { newCertificateNumber } from '../../system/ids';
import type { Deed } from '../identity/caller';
import type { MailServices } from '../mail/queueMail';
import { keepExemptionLetter } from './letter/keepExemptionLetter';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionDeed } from './writeExemptionDeed';

/** Grants an exemption: the certificate gets its number, its days by kind and program, and its paper. */
export const approveExemption = (
  mail: MailServices | null,
  deed: Deed,
  input: { readonly id: string; readonly version: number; readonly comment: string },
): Promise<Outcome<ExemptionDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const opened = await openExemption(tx, deed, { ...input, deed: 'approve' }, (subject) =>
      mayDecideExemption(actor, subject),
    );
    if (!opened.ok) return opened;
    const { row, program, toStatus } = opened.value;
    const { from, to } = validityOf(row.kind, deed.today, row.fiscal_year, program);
    const certificate = await freeCertificateNumber(tx);
    const letterId = await keepExemptionLetter(tx, deed, program, row, {
      kind: 'certificate',
      certificate,
      from,
      to,
    });
    await writeExemptionDeed(mail, tx, deed, row, {
      action: 'exemption-approved',
      toStatus,
      changes: {
        certificate_number: certificate,
        valid_from: from,
        valid_to: to,
        decided_by: actor.userId,
        decided_at: deed.at,
        reason: input.comment,
        decision_document_id: letterId,
      },
      reason: input.comment,
      values: { certificate, from, to },
      details: { certificate, validFrom: from, validTo: to },
    });
    return ok(await presentExemption(tx, deed, row.id));
  });

/** Drawn at random, so that nobody guesses another holder's; the column's own rule keeps two from being equal. */
async function freeCertificateNumber(queries: Queries): Promise<string> {
  for (;;) {
    const number = newCertificateNumber();
    const taken = await queries
      .selectFrom('exemption')
      .select('id')
      .where('certificate_number', '=', number)
      .executeTakeFirst();
    if (taken === undefined) return number;
  }
}
