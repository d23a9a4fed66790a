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
import { holdDocuments } from '../documents/documentRepository';
import type { Deed } from '../identity/caller';
import type { ClaimSubmission } from './claimContent';
import { type CompanyToPay, findClaimingCompany } from './claimingCompany';
import { findClaim } from './claimRecord';
import { type PreparedClaim, prepareClaim } from './prepareClaim';
import { presentRefund } from './presentRefund';
import { recordDeed } from './recordDeed';
import { writeUnsentLines } from './unsent/unsentLines';
import { claimTotals, writeClaimLines } from './writeClaimLines';

/**
 * Files a certified claim. Everything is calculated again on the board's records of this moment; the lines are held from here until the
 * claim is decided. The verifiers hear of it, the draft is gone.
 */
export const submitRefund = (deed: Deed, input: ClaimSubmission): Promise<Outcome<RefundDetails>> =>
  deed.transact(async (tx) => {
    const { actor } = deed.caller;
    const company = await findClaimingCompany(tx, companyOf(actor));
    if (company === null) return failed('not-found');
    const refused = refusalOf(maySubmitRefund(actor, company));
    if (refused !== null) return fail(refused);

    const program = await programInForce(tx, deed.at);
    const of = { ...input, companyId: company.companyId, claimId: null };
    const prepared = await prepareClaim(tx, deed, program, of, input);
    if (!prepared.ok) return prepared;
    const claimId = await insertClaim(tx, deed, program, company, input, prepared.value);
    await writeClaimLines(tx, claimId, prepared.value.lines);
    await writeUnsentLines(tx, { id: claimId, companyId: company.companyId }, prepared.value.unsent);
    await holdDocuments(tx, input.documentIds, company.companyId, { type: 'refund', id: claimId });
    await tx
      .deleteFrom('refund_draft')
      .where('user_id', '=', actor.userId)
      .where('company_id', '=', company.companyId)
      .execute();
    const claim = await findClaim(tx, claimId, false);
    if (claim === null) throw new Error('a claim just written is not there');
    await recordDeed(
      tx,
      deed,
      { ...claim.row, status: 'Draft', version: 0 },
      {
        action: 'refund-submitted',
        toStatus: 'Submitted',
        amount: prepared.value.lines.reduce((sum, line) => sum + line.claimed, 0n),
      },
    );
    return ok(await presentRefund(tx, deed, claimId));
  });

async function insertClaim(
  tx: Tx,
  deed: Deed,
  program: Program,
  company: CompanyToPay,
  input: ClaimSubmission,
  prepared: PreparedClaim,
): Promise<string> {
  const { id } = await tx
    .insertInto('refund_claim')
    .values({
      number: await nextRecordNumber(tx, `RF-${partsOf(deed.today).year}`),
      company_id: company.companyId,
      importer_number: input.importerNumber,
      fiscal_year: input.fiscalYear,
      reason: input.reason,
      status: 'Submitted',
      status_since: deed.at,
      applicant: JSON.stringify(input.applicant),
      certificate_number: input.certificateNumber,
      explanation_text: input.explanation,
      explanation: JSON.stringify(prepared.explanation),
      payee_name: company.payee.name,
      payee_address: company.payee.address,
      pay_method: 'CHECK',
      ...claimTotals(prepared),
      filed_by: deed.caller.actor.userId,
      filed_on_behalf: isActing(deed.caller.actor),
      filed_at: deed.at,
      decision_due: refundDecisionDue(deed.today, program),
      late_until: prepared.lateUntil,
      exact_match: prepared.exactMatch,
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
