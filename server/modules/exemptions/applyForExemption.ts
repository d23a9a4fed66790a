import { mayApplyForExemption } from '../../../domain/companyPermissions';
import { exemptionDecisionDue, type ExemptionKind } from '../../../domain/exemption';
import { companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { nextRecordNumber } from '../../db/recordNumber';
import { type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from '../identity/caller';

export interface ApplyForExemption {
  readonly kind: ExemptionKind;
  readonly fiscalYear: number;
}

export interface AppliedExemption {
  readonly id: string;
  readonly number: string;
}

/** Files an application for exemption. Only organic ones have a day by which the board must decide. */
export const applyForExemption = (deed: Deed, input: ApplyForExemption): Promise<Outcome<AppliedExemption>> =>
  deed.transact(async (tx) => {
    const companyId = companyOf(deed.caller.actor);
    const refused = refusalOf(mayApplyForExemption(deed.caller.actor, companyId));
    if (refused !== null) return fail(refused);
    const program = await programInForce(tx, deed.at);
    const applied = await tx
      .insertInto('exemption')
      .values({
        number: await nextRecordNumber(tx, `EX-${input.fiscalYear}`),
        company_id: companyId,
        kind: input.kind,
        fiscal_year: input.fiscalYear,
        status: 'Submitted',
        submitted_at: deed.at,
        decision_due: exemptionDecisionDue(input.kind, deed.today, program),
        certificate_number: null,
        valid_from: null,
        valid_to: null,
        created_at: deed.at,
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    await appendAudit(tx, deed, {
      action: 'exemption-submitted',
      subject: { type: 'exemption', id: applied.id },
      companyId,
      details: { number: applied.number, kind: input.kind, fiscalYear: input.fiscalYear },
    });
    return ok(applied);
  });
