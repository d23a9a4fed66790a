import { getCompanyProfile, updateCompanyProfile } from '../../../contract/endpoints/identity';
import { readCompanyProfile } from '../../modules/companies/readCompanyProfile';
import { updateCompanyProfile as update } from '../../modules/companies/updateCompanyProfile';
import { mount, type RouteRegistry } from '../pipeline/mount';

export function mountCompanyProfiles(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, getCompanyProfile, ({ ctx, params }) => readCompanyProfile(db, ctx, params.companyId));
  mount(registry, updateCompanyProfile, ({ ctx, body }) => update(ctx, body));
}
