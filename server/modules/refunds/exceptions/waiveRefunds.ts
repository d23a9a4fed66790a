import { sql } from 'kysely';
import type { RefundWaiver } from '../../../../contract/entities/refundException';
import { companyOf } from '../../../../domain/permissions';
import { mayWaiveRefunds } from '../../../../domain/refundPermissions';
import { fail, ok } from '../../../../domain/result';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { lockGroup } from '../../companies/companyGroup';
import { findClaimingCompany } from '../claimingCompany';
import { findWaivers } from './waivers';

/** Waives a year's refunds. Refused while a claim of the year is under way; later claims are refused until staff take it back. */
export const waiveRefunds = (
  ctx: RequestContext,
  input: { readonly fiscalYear: number; readonly signerName: string },
): Promise<Outcome<RefundWaiver>> =>
  ctx.transact(async (tx) => {
    const { actor } = ctx.caller;
    const company = await findClaimingCompany(tx, companyOf(actor));
    if (company === null) return failed('not-found');
    const refused = refusalOf(mayWaiveRefunds(actor, company));
    if (refused !== null) return fail(refused);
    const { companyId } = company;
    const { fiscalYear, signerName } = input;
    await lockGroup(tx, companyId);
    const open = await tx
      .selectFrom('refund_claim')
      .select('number')
      .where('company_id', '=', companyId)
      .where('fiscal_year', '=', fiscalYear)
      .where(
        sql<boolean>`status in ('Submitted', 'InVerification', 'MoreInfo', 'Verified', 'ReturnedToVerifier', 'Appealed')`,
      )
      .orderBy('id')
      .executeTakeFirst();
    if (open !== undefined) return failed('waiver-claim-under-way', { number: open.number });
    const inForce = (await findWaivers(tx, companyId)).some(
      (waiver) => waiver.fiscalYear === fiscalYear && waiver.withdrawn === null,
    );
    if (inForce) return failed('waiver-on-file-already', { year: fiscalYear });

    const { id } = await tx
      .insertInto('refund_waiver')
      .values({
        company_id: companyId,
        fiscal_year: fiscalYear,
        signer_name: signerName,
        signed_by: actor.userId,
        signed_at: ctx.at,
        withdrawn_by: null,
        withdrawn_at: null,
        withdrawn_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await appendAudit(tx, ctx, {
      action: 'refunds-waived',
      subject: { type: 'refundWaiver', id },
      companyId,
      details: { fiscalYear, signerName },
    });
    const written = (await findWaivers(tx, companyId)).find((waiver) => waiver.id === id);
    if (written === undefined) throw new Error('a waiver just written is not there');
    return ok(written);
  });
