import type { CompanyProfile } from '../../../contract/entities/company';
import { parseImporterNumber } from '../../../domain/importerNumber';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { queueMail } from '../mail/queueMail';
import { notify } from '../notifications/notify';
import type { RequestContext } from '../identity/requestContext';
import { claimContact } from './contactAccount';
import { changeCompany } from '../companies/changeCompany';
import { lockImporterNumber } from '../companies/lockImporterNumber';
import { matchLines } from '../companies/matchLines';
import {
  mailTemporaryPassword,
  makeTemporaryPassword,
  temporaryPasswordColumns,
} from '../identity/temporaryPassword';

export interface Approval {
  readonly version: number;
  readonly isAssessmentPayer: boolean;
  readonly isRefundEligible: boolean;
  readonly importerNumbers: readonly string[];
}

/** A registration is decided once. */
const PENDING = { from: 'Pending', otherwise: 'company-decided' } as const;

/**
 * Approves a registration: the company is active, entry lines under its numbers that were nobody's are the company's, and its contact
 * gets a temporary password by email.
 */
export async function activateCompany(
  services: Services,
  ctx: RequestContext,
  companyId: string,
  approval: Approval,
): Promise<Outcome<CompanyProfile>> {
  const numbers = readNumbers(approval.importerNumbers);
  if (!numbers.ok) return numbers;
  const temporary = await makeTemporaryPassword(services);
  return changeCompany(ctx, { companyId, version: approval.version, ...PENDING }, async (tx, company) => {
    const { isAssessmentPayer, isRefundEligible } = approval;
    // In one order, so that two registrations with the same numbers wait for each other and not both.
    for (const number of [...numbers.value].sort()) await lockImporterNumber(tx, number);
    if (await isAnyTaken(tx, numbers.value)) return fieldFailed('importerNumbers', 'importer-number-taken');
    if (!(await claimContact(tx, companyId, temporary.hash, ctx.at))) return failed('email-taken');
    for (const number of numbers.value)
      await tx
        .insertInto('importer_number')
        .values({ number, company_id: companyId, added_on: ctx.today, closed_on: null })
        .onConflict((conflict) =>
          conflict
            .column('number')
            .doUpdateSet({ company_id: companyId, added_on: ctx.today, closed_on: null }),
        )
        .execute();
    const matchedLines = await matchNumbers(tx, companyId, numbers.value);
    if (matchedLines > 0) await notifyLines(tx, ctx, companyId);
    await tx
      .updateTable('company')
      .set({ status: 'Active', is_assessment_payer: isAssessmentPayer, is_refund_eligible: isRefundEligible })
      .where('id', '=', companyId)
      .execute();
    const contacts = await tx
      .updateTable('app_user')
      .set({ is_active: true, ...temporaryPasswordColumns(temporary, ctx.at) })
      .where('company_id', '=', companyId)
      .returning(['email', 'language'])
      .execute();
    for (const { email, language } of contacts)
      await mailTemporaryPassword(services, tx, ctx.at, {
        kind: 'registration-approved',
        to: email,
        language,
        temporary,
        values: { company: company.legal_name },
      });
    return ok({
      action: 'company-approved',
      details: { isAssessmentPayer, isRefundEligible, importerNumbers: numbers.value, matchedLines },
    });
  });
}

/** Refuses a registration with a reason. The contact's account goes, so that the address may register again. */
export const refuseCompany = (
  services: Services,
  ctx: RequestContext,
  companyId: string,
  refusal: { readonly version: number; readonly reason: string },
): Promise<Outcome<CompanyProfile>> =>
  changeCompany(ctx, { companyId, version: refusal.version, ...PENDING }, async (tx, company) => {
    await tx.updateTable('company').set({ status: 'Inactive' }).where('id', '=', companyId).execute();
    const contacts = await tx
      .deleteFrom('app_user')
      .where('company_id', '=', companyId)
      .returning(['email', 'language'])
      .execute();
    for (const { email, language } of contacts)
      await queueMail(services, tx, ctx.at, {
        kind: 'registration-refused',
        to: email,
        language,
        values: { company: company.legal_name, reason: refusal.reason },
      });
    return ok({ action: 'company-refused', details: { reason: refusal.reason } });
  });

async function matchNumbers(tx: Tx, companyId: string, numbers: readonly string[]): Promise<number> {
  let matched = 0;
  for (const number of numbers) matched += await matchLines(tx, companyId, number);
  return matched;
}

/** Screens that show entry lines move, without a word. */
const notifyLines = (tx: Tx, ctx: RequestContext, companyId: string): Promise<void> =>
  notify(tx, ctx, {
    kind: 'refund-moved',
    values: {},
    audience: { kind: 'staff' },
    touches: [{ type: 'customsLine' }, { type: 'company', id: companyId }],
    quiet: true,
  });

/** Each importer number is of one company. */
async function isAnyTaken(tx: Tx, numbers: readonly string[]): Promise<boolean> {
  if (numbers.length === 0) return false;
  const taken = await tx
    .selectFrom('importer_number')
    .select('number')
    .where('number', 'in', [...numbers])
    .where('closed_on', 'is', null)
    .executeTakeFirst();
  return taken !== undefined;
}

function readNumbers(texts: readonly string[]): Outcome<readonly string[]> {
  const numbers = new Set<string>();
  for (const text of texts) {
    const read = parseImporterNumber(text);
    if (!read.ok) return fieldFailed('importerNumbers', 'field-invalid');
    numbers.add(read.value.number);
  }
  return ok([...numbers]);
}
