import { getCompanyProfile, updateCompanyProfile } from '../../../contract/endpoints/companies/profile';
import * as status from '../../../contract/endpoints/companies/status';
import { setPeopleManager } from '../../modules/companies/setPeopleManager';
import { deactivateCompany, reactivateCompany } from '../../modules/companies/closeCompany';
import { readCompanyProfile } from '../../modules/companies/readCompanyProfile';
import { updateCompanyProfile as update } from '../../modules/companies/updateCompanyProfile';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** A company's profile, and whether the company is active. */
export function mountCompanyProfiles(registry: RouteRegistry): void {
  const { services } = registry;
  const { db } = services.database;
  mount(registry, getCompanyProfile, ({ ctx, params }) => readCompanyProfile(db, ctx, params.companyId));
  mount(registry, updateCompanyProfile, ({ ctx, body }) => update(ctx, body));
  mount(registry, status.setPeopleManager, ({ ctx, params, body }) => setPeopleManager(ctx, params.id, body));
  mount(registry, status.deactivateCompany, ({ ctx, params, body }) =>
    deactivateCompany(services, ctx, params.id, body),
  );
  mount(registry, status.reactivateCompany, ({ ctx, params, body }) =>
    reactivateCompany(services, ctx, params.id, body),
  );
}
