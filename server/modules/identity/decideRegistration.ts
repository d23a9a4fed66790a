import type { CompanyProfile } from '../../../contract/entities/company';
import { mayManageCompanies } from '../../../domain/companyPermissions';
import { parseImporterNumber } from '../../../domain/importerNumber';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, refusalOf, type Failure, type Outcome } from '../../failure';
import type { Services } from '../../services';
import { appendAudit } from '../audit/appendAudit';
import { queueMail } from '../mail/queueMail';
import type { Deed } from './caller';
import { findCompanyProfile } from './companyProfile';
import { staleRecord } from './staleRecord';
import { mailTemporaryPassword, makeTemporaryPassword, temporaryPasswordColumns } from './temporaryPassword';

export interface Approval {
  readonly version: number;
  readonly isAssessmentPayer: boolean;
  readonly isRefundEligible: boolean;
  readonly importerNumbers: readonly string[];
}

/** Approves a registration: the company is active, and its contact gets a temporary password by mail. */
export async function activateCompany(
  services: Services,
  deed: Deed,
  companyId: string,
  approval: Approval,
): Promise<Outcome<CompanyProfile>> {
  const numbers = readNumbers(approval.importerNumbers);
  if (!numbers.ok) return numbers;
  const temporary = await makeTemporaryPassword(services);
  return decide(deed, companyId, approval.version, async (tx, company) => {
    const { isAssessmentPayer, isRefundEligible } = approval;
    if (await isAnyTaken(tx, numbers.value)) return fieldFailed('importerNumbers', 'importer-number-taken');
    for (const number of numbers.value)
      await tx.insertInto('importer_number').values({ number, company_id: companyId }).execute();
    await tx
      .updateTable('company')
      .set({ status: 'Active', is_assessment_payer: isAssessmentPayer, is_refund_eligible: isRefundEligible })
      .where('id', '=', companyId)
      .execute();
    const contacts = await tx
      .updateTable('app_user')
      .set({ is_active: true, ...temporaryPasswordColumns(temporary, deed.at) })
      .where('company_id', '=', companyId)
      .returning(['email', 'language'])
      .execute();
    for (const { email, language } of contacts)
      await mailTemporaryPassword(services, tx, deed.at, {
        kind: 'registration-approved',
        to: email,
        language,
        temporary,
        values: { company: company.legal_name },
      });
    return ok({ action: 'company-approved', details: { isAssessmentPayer, isRefundEligible } });
  });
}

/** Refuses a registration with a reason. The contact's account goes, so that the address may register anew. */
export const refuseCompany = (
  services: Services,
  deed: Deed,
  companyId: string,
  refusal: { readonly version: number; readonly reason: string },
): Promise<Outcome<CompanyProfile>> =>
  decide(deed, companyId, refusal.version, async (tx, company) => {
    await tx.updateTable('company').set({ status: 'Inactive' }).where('id', '=', companyId).execute();
    const contacts = await tx
      .deleteFrom('app_user')
      .where('company_id', '=', companyId)
      .returning(['email', 'language'])
      .execute();
    for (const { email, language } of contacts)
      await queueMail(services, tx, deed.at, {
        kind: 'registration-refused',
        to: email,
        language,
        values: { company: company.legal_name, reason: refusal.reason },
      });
    return ok({ action: 'company-refused', details: { reason: refusal.reason } });
  });

/** Each importer number is of one company. */
async function isAnyTaken(tx: Tx, numbers: readonly string[]): Promise<boolean> {
  if (numbers.length === 0) return false;
  const taken = await tx
    .selectFrom('importer_number')
    .select('number')
    .where('number', 'in', [...numbers])
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

interface Decided {
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Decides a registration once, on the version the administrator looked at, with one row in the audit. */
async function decide(
  deed: Deed,
  companyId: string,
  version: number,
  carryOut: (tx: Tx, company: { readonly legal_name: string }) => Promise<Outcome<Decided>>,
): Promise<Outcome<CompanyProfile>> {
  const refusal = refusalOf(mayManageCompanies(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(companyId)) return failed('not-found');
  return deed.transact(async (tx) => {
    const company = await tx
      .selectFrom('company')
      .select(['status', 'version', 'legal_name'])
      .where('id', '=', companyId)
      .where('is_board', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (company === undefined) return failed('not-found');
    if (company.status !== 'Pending') return failed('company-decided');
    if (company.version !== version)
      return fail<Failure>(await staleRecord(tx, { type: 'company', id: companyId }, deed));
    const decided = await carryOut(tx, company);
    if (!decided.ok) return decided;
    await tx
      .updateTable('company')
      .set({ version: version + 1 })
      .where('id', '=', companyId)
      .execute();
    await appendAudit(tx, deed, {
      ...decided.value,
      subject: { type: 'company', id: companyId },
      companyId,
    });
    const profile = await findCompanyProfile(tx, companyId, deed.today, true);
    if (profile === null) throw new Error(`company ${companyId} is gone inside its own transaction`);
    return ok(profile);
  });
}
