import type { CompanyProfile } from '../../../contract/entities/company';
import type { AuditAction } from '../../../contract/texts/auditActions';
import { mayManageCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { failed, refusalOf, type Failure, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { findCompanyProfile } from './companyProfile';
import { staleRecord } from '../identity/staleRecord';

interface CompanyChange {
  readonly companyId: string;
  /** The version the administrator looked at. */
  readonly version: number;
  /** The status it is possible in, and the failure where the company has another. */
  readonly from: CompanyProfile['status'] | 'any';
  readonly otherwise: Failure['kind'];
}

/** What an action did, for the audit; or why it was not done. */
type Changed = Outcome<{ readonly action: AuditAction; readonly details: Readonly<Record<string, unknown>> }>;

type CarryOut = (tx: Tx, company: { readonly legal_name: string }) => Promise<Changed>;

/** Does something to a company that is not the board, once, on the version looked at, with one row in the audit. */
export const changeCompany = (
  ctx: RequestContext,
  change: CompanyChange,
  carryOut: CarryOut,
): Promise<Outcome<CompanyProfile>> => changeCompanyWith(ctx, change, carryOut, (profile) => profile);

/**
 * The same with an answer of its own, made inside the transaction, where idempotent calls store it.
 * @param answerOf makes the answer of the company's profile once everything is done
 */
export async function changeCompanyWith<T>(
  ctx: RequestContext,
  { companyId, version, from, otherwise }: CompanyChange,
  carryOut: CarryOut,
  answerOf: (profile: CompanyProfile) => T,
): Promise<Outcome<T>> {
  const refusal = refusalOf(mayManageCompanies(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  if (!isRowId(companyId)) return failed('not-found');
  return ctx.transact(async (tx) => {
    const company = await tx
      .selectFrom('company')
      .select(['status', 'version', 'legal_name'])
      .where('id', '=', companyId)
      .where('is_board', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (company === undefined) return failed('not-found');
    if (from !== 'any' && company.status !== from) return failed(otherwise);
    if (company.version !== version)
      return fail(await staleRecord(tx, { type: 'company', id: companyId }, ctx));
    const changed = await carryOut(tx, company);
    if (!changed.ok) return changed;
    await tx
      .updateTable('company')
      .set({ version: version + 1 })
      .where('id', '=', companyId)
      .execute();
    await appendAudit(tx, ctx, {
      ...changed.value,
      subject: { type: 'company', id: companyId },
      companyId,
    });
    const profile = await findCompanyProfile(tx, companyId, ctx.today, true);
    if (profile === null) throw new Error(`company ${companyId} is gone inside its own transaction`);
    return ok(answerOf(profile));
  });
}
