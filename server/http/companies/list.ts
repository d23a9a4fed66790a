import * as contract from '../../../contract/endpoints/companies/list';
import { findCompanies } from '../../modules/companies/findCompanies';
import { getCompany } from '../../modules/companies/getCompany';
import { listCompanies } from '../../modules/companies/listCompanies';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** Companies, for staff. */
export function mountCompanies(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.listCompanies, ({ ctx, query }) => listCompanies(db, ctx, query));
  mount(registry, contract.findCompanies, ({ ctx, query }) => findCompanies(db, ctx, query.q));
  mount(registry, contract.getCompany, ({ ctx, params }) => getCompany(db, ctx, params.id));
}
