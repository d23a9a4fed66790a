import type { BodyOf } from '../../../contract/endpoint';
import type { applyForExemption as endpoint } from '../../../contract/endpoints/exemptions/applications';
import type { ExemptionDetails } from '../../../contract/entities/exemption';
import { exemptionStatusName } from '../../../contract/texts/exemptionNames';
import { calendarDate } from '../../../domain/calendarDate';
import { mayApplyForExemption } from '../../../domain/exemptionPermissions';
import { type ExemptionKind, exemptionDecisionDue, LIVE_EXEMPTIONS } from '../../../domain/exemption';
import { renewalOpensOn } from '../../../domain/exemptionClock';
import { companyOf, isActing } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { nextRecordNumber } from '../../db/recordNumber';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import { holdDocuments } from '../documents/documentRepository';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import type { MailServices } from '../mail/queueMail';
import { findApplyingCompany } from './applyingCompany';
import { removeExemptionDraft } from './exemptionDraft';
import { selectExemptions, statusSeenOn } from './exemptionRows';
import { presentExemption } from './presentExemption';
import { checkApplication } from './readApplication';
import { writeExemptionAction } from './writeExemptionAction';

export type ExemptionApplication = BodyOf<typeof endpoint>;

/**
 * Files a certified application. One of a kind and year is open or granted at a time; only organic ones have a day by which the
 * board must decide. The draft is gone.
 */
export const applyForExemption = (
  mail: MailServices | null,
  ctx: RequestContext,
  input: ExemptionApplication,
): Promise<Outcome<ExemptionDetails>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const company = await findApplyingCompany(tx, companyOf(actor));
    if (company === null) return failed('not-found');
    const { companyId } = company;
    const refused = refusalOf(mayApplyForExemption(actor, companyId));
    if (refused !== null) return fail(refused);
    await lockGroup(tx, companyId);
    const program = await programInForce(tx, ctx.at);
    const target = { ...company, fiscalYear: input.fiscalYear, exemptionId: null };
    const checked = await checkApplication(tx, ctx, program, target, input);
    if (!checked.ok) return checked;
    const { kind } = input.claim;
    const free = await isFree(tx, ctx, companyId, kind, input.fiscalYear);
    if (!free.ok) return free;
    const renews = await checkRenewed(tx, ctx, companyId, kind, input.renewsId);
    if (!renews.ok) return renews;

    const preparedBy = await removeExemptionDraft(tx, actor, input.preparer);
    const { id } = await tx
      .insertInto('exemption')
      .values({
        number: await nextRecordNumber(tx, `EX-${input.fiscalYear}`),
        company_id: companyId,
        kind,
        fiscal_year: input.fiscalYear,
        status: 'Submitted',
        submitted_at: ctx.at,
        decision_due: exemptionDecisionDue(kind, ctx.today, program),
        certificate_number: null,
        valid_from: null,
        valid_to: null,
        version: 0,
        created_at: ctx.at,
        claim: JSON.stringify(input.claim),
        applicant: JSON.stringify(input.applicant),
        filed_by: actor.userId,
        filed_on_behalf: isActing(actor),
        prepared_by: preparedBy === actor.userId ? null : preparedBy,
        renews_id: input.renewsId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await holdDocuments(tx, input.documentIds, companyId, { type: 'exemption', id });
    const row = await selectExemptions(tx).where('exemption.id', '=', id).executeTakeFirstOrThrow();
    await writeExemptionAction(
      mail,
      tx,
      ctx,
      { ...row, status: 'Draft' },
      {
        action: 'exemption-submitted',
        toStatus: 'Submitted',
        details: { kind, fiscalYear: input.fiscalYear, claim: input.claim },
      },
    );
    return ok(await presentExemption(tx, ctx, id));
  });

/** Whether nothing of the kind and year is open or granted; the refusal names what is. */
async function isFree(
  tx: Tx,
  ctx: RequestContext,
  companyId: string,
  kind: ExemptionKind,
  year: number,
): Promise<Outcome<null>> {
  const there = await tx
    .selectFrom('exemption')
    .select(['number', 'status', 'valid_to'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('fiscal_year', '=', year)
    .where('status', 'in', [...LIVE_EXEMPTIONS])
    .executeTakeFirst();
  if (there === undefined) return ok(null);
  return failed('exemption-there-already', {
    year,
    number: there.number,
    status: exemptionStatusName(ctx.language, statusSeenOn(there, ctx.today)),
  });
}

async function checkRenewed(
  tx: Tx,
  ctx: RequestContext,
  companyId: string,
  kind: ExemptionKind,
  renewsId: string | null,
): Promise<Outcome<null>> {
  if (renewsId === null) return ok(null);
  if (!isRowId(renewsId)) return failed('exemption-renews-unknown');
  const earlier = await tx
    .selectFrom('exemption')
    .select(['valid_to'])
    .where('id', '=', renewsId)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('status', 'in', ['Approved', 'Expired'])
    .executeTakeFirst();
  if (earlier === undefined || earlier.valid_to === null) return failed('exemption-renews-unknown');
  const opens = renewalOpensOn(calendarDate(earlier.valid_to));
  return ctx.today < opens ? failed('exemption-renewal-early', { date: opens }) : ok(null);
}
