import type { CompanyProfile } from '../../../contract/entities/company';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { changeCompany } from './changeCompany';

/** Lets a company manage its own people, or keeps it from that: then the board's administrators do it. */
export const setPeopleManager = (
  ctx: RequestContext,
  companyId: string,
  wanted: { readonly version: number; readonly managesPeople: boolean; readonly reason: string },
): Promise<Outcome<CompanyProfile>> =>
  changeCompany(
    ctx,
    { companyId, version: wanted.version, from: 'any', otherwise: 'company-not-possible-now' },
    async (tx) => {
      const { managesPeople, reason } = wanted;
      const changed = await tx
        .updateTable('company')
        .set({ manages_people: managesPeople })
        .where('id', '=', companyId)
        .where('manages_people', '<>', managesPeople)
        .returning('id')
        .executeTakeFirst();
      if (changed === undefined) return failed('company-not-possible-now');
      return ok({
        action: managesPeople ? 'people-management-allowed' : 'people-management-forbidden',
        details: { reason },
      });
    },
  );
