import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { validityOf } from '../../../domain/exemption';
import { mayDecideExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import { newCertificateNumber } from '../../system/ids';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { storeExemptionLetter } from './letter/storeExemptionLetter';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { writeExemptionAction } from './writeExemptionAction';

/** Grants an exemption: the certificate gets its number, its days by kind and program, and its letter. */
export const approveExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: { readonly id: string; readonly version: number; readonly comment: string },
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const opened = await openExemption(tx, ctx, { ...input, action: 'approve' }, (subject) =>
      mayDecideExemption(actor, subject),
    );
    if (!opened.ok) return opened;
    const { row, program, toStatus } = opened.value;
    const { from, to } = validityOf(row.kind, ctx.today, row.fiscal_year, program);
    const certificate = await freeCertificateNumber(tx);
    const letterId = await storeExemptionLetter(tx, ctx, program, row, {
      kind: 'certificate',
      certificate,
      from,
      to,
    });
    await writeExemptionAction(mail, tx, ctx, row, {
      action: 'exemption-approved',
      toStatus,
      changes: {
        certificate_number: certificate,
        valid_from: from,
        valid_to: to,
        decided_by: actor.userId,
        decided_at: ctx.at,
        reason: input.comment,
        decision_document_id: letterId,
      },
      reason: input.comment,
      values: { certificate, from, to },
      details: { certificate, validFrom: from, validTo: to },
    });
    return ok(await presentExemption(tx, ctx, row.id));
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
