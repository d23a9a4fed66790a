import type { RefundDetails } from '../../../contract/entities/refund';
import { partsOf } from '../../../domain/calendarDate';
import { refundDecisionDue } from '../../../domain/deadlines';
import { companyOf, isActing } from '../../../domain/permissions';
import type { Program } from '../../../domain/program';
import { maySubmitRefund } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../failure';
import { nextRecordNumber } from '../../db/recordNumber';
import type { Tx } from '../../db/transaction';
import { programInForce } from '../configuration/programInForce';
import { lockGroup } from '../companies/companyGroup';
import { holdDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';
import type { ClaimSubmission } from './claimContent';
import { type CompanyToPay, findClaimingCompany } from './claimingCompany';
import { refuseFiledDraft } from './claimOfDraft';
import { findClaim } from './claimRecord';
import { type PreparedClaim, prepareClaim } from './prepareClaim';
import { presentRefund } from './presentRefund';
import { removeRefundDraft } from './refundDraft';
import { recordFiling } from './recordAction';
import { writePendingLines } from './pendingLines/pendingLines';
import { claimTotals, writeClaimLines } from './writeClaimLines';

/**
 * Files a certified claim. Everything is calculated again on the board's records of this moment; the lines are held from here until the
 * claim is decided. The verifiers hear of it, and the draft that it was written as is gone; others stay.
 */
export const submitRefund = (ctx: RequestContext, input: ClaimSubmission): Promise<Outcome<RefundDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const company = await findClaimingCompany(tx, companyOf(actor));
    if (company === null) return failed('not-found');
    const refused = refusalOf(maySubmitRefund(actor, company));
    if (refused !== null) return fail(refused);
    // Before the look: another submission of the same draft may be on its way.
    await lockGroup(tx, company.companyId);
    const filed = input.draft === undefined ? null : await refuseFiledDraft(tx, actor, input.draft);
    if (filed !== null) return filed;

    const program = await programInForce(tx, ctx.at);
    const target = { ...input, companyId: company.companyId, claimId: null };
    const prepared = await prepareClaim(tx, ctx, program, target, input);
    if (!prepared.ok) return prepared;
    const preparedBy =
      input.draft === undefined ? actor.userId : await removeRefundDraft(tx, actor, input.draft);
    const claimId = await insertClaim(tx, ctx, program, company, { ...input, preparedBy }, prepared.value);
    await writeClaimLines(tx, claimId, prepared.value.lines);
    await writePendingLines(
      tx,
      { id: claimId, companyId: company.companyId },
      prepared.value.pendingAtCustoms,
    );
    await holdDocuments(tx, input.documentIds, company.companyId, { type: 'refund', id: claimId });
    const claim = await findClaim(tx, claimId, false);
    if (claim === null) throw new Error('a claim just written is not there');
    await recordFiling(tx, ctx, claim.row, {
      action: 'refund-submitted',
      amount: prepared.value.lines.reduce((sum, line) => sum + line.claimed, 0n),
    });
    return ok(await presentRefund(tx, ctx, claimId));
  });

async function insertClaim(
  tx: Tx,
  ctx: RequestContext,
  program: Program,
  company: CompanyToPay,
  input: ClaimSubmission & { readonly preparedBy: string },
  prepared: PreparedClaim,
): Promise<string> {
  const { id } = await tx
    .insertInto('refund_claim')
    .values({
      number: await nextRecordNumber(tx, `RF-${partsOf(ctx.today).year}`),
      company_id: company.companyId,
      importer_number: input.importerNumber,
      fiscal_year: input.fiscalYear,
      reason: input.reason,
      status: 'Submitted',
      status_since: ctx.at,
      applicant: JSON.stringify(input.applicant),
      certificate_number: input.certificateNumber,
      explanation_text: input.explanation,
      explanation: JSON.stringify(prepared.explanation),
      payee_name: company.payee.name,
      payee_address: company.payee.address,
      pay_method: 'CHECK',
      ...claimTotals(prepared),
      filed_by: ctx.caller.actor.userId,
      filed_on_behalf: isActing(ctx.caller.actor),
      draft_key: input.draft ?? null,
      prepared_by: input.preparedBy === ctx.caller.actor.userId ? null : input.preparedBy,
      filed_at: ctx.at,
      decision_due: refundDecisionDue(ctx.today, program),
      late_until: prepared.lateUntil,
      exact_match: prepared.exactMatch,
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
