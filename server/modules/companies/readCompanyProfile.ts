import type { CompanyProfile } from '../../../contract/entities/company';
import { mayManageCompanies, mayReadCompany } from '../../../domain/companyPermissions';
import { isActing } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { refusalOf, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { findCompanyProfile } from './companyProfile';

/**
 * A company's profile, for its own people and staff. Only an administrator who acts for no company sees the tax number whole.
 * Another company's is refused exactly as one that does not exist.
 */
export async function readCompanyProfile(
  db: Queries,
  ctx: RequestContext,
  companyId: string,
): Promise<Outcome<CompanyProfile>> {
  const { actor } = ctx.caller;
  const refusal = refusalOf(mayReadCompany(actor, companyId));
  if (refusal !== null) return fail(refusal);
  const whole = mayManageCompanies(actor).allowed && !isActing(actor);
  const profile = await findCompanyProfile(db, companyId, ctx.today, whole);
  return profile === null ? fail({ kind: 'not-found' }) : ok(profile);
}
