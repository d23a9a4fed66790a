import type { BodyOf } from '../../../contract/endpoint';
import type { answerExemption as endpoint } from '../../../contract/endpoints/exemptions/applications';
import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { resumeClock } from '../../../domain/exemptionClock';
import { mayAnswerExemption } from '../../../domain/exemptionPermissions';
import { ok } from '../../../domain/result';
import { failed, fieldFailed, type Outcome } from '../../failure';
import { holdDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';
import type { MailServices } from '../mail/queueMail';
import { findApplyingCompany } from './applyingCompany';
import { clockOf } from './exemptionRows';
import { openExemption } from './openExemption';
import { presentExemption } from './presentExemption';
import { checkApplication } from './readApplication';
import { writeExemptionAction } from './writeExemptionAction';

export type ExemptionAnswer = BodyOf<typeof endpoint> & { readonly id: string };

/**
 * Sends a returned application again, with whatever was changed in it. The board's clock runs on, as many days later as it stood
 * still. Documents sent before stay with it; its kind and year do not change.
 */
export const answerExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: ExemptionAnswer,
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const opened = await openExemption(tx, ctx, { ...input, action: 'answerInfo' }, (subject) =>
      mayAnswerExemption(ctx.caller.actor, subject),
    );
    if (!opened.ok) return opened;
    const { row, program, toStatus } = opened.value;
    if (input.claim.kind !== row.kind) return fieldFailed('claim.kind', 'field-invalid');
    const company = await findApplyingCompany(tx, row.company_id);
    if (company === null) return failed('not-found');
    const target = { ...company, fiscalYear: row.fiscal_year, exemptionId: row.id };
    const checked = await checkApplication(tx, ctx, program, target, input);
    if (!checked.ok) return checked;
    await holdDocuments(tx, input.documentIds, row.company_id, { type: 'exemption', id: row.id });
    const clock = resumeClock(clockOf(row), ctx.today);
    const pause =
      row.clock_paused_on === null ? [] : [{ from: row.clock_paused_on, until: ctx.today as string }];
    await writeExemptionAction(mail, tx, ctx, row, {
      action: 'exemption-answered',
      toStatus,
      changes: {
        claim: JSON.stringify(input.claim),
        applicant: JSON.stringify(input.applicant),
        decision_due: clock.due,
        clock_paused_on: null,
        pauses: JSON.stringify([...row.pauses, ...pause]),
      },
      reason: input.comment,
      details: { claim: input.claim, decisionDue: clock.due },
    });
    return ok(await presentExemption(tx, ctx, row.id));
  });
