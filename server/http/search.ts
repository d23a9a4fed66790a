import * as contract from '../../contract/endpoints/records';
import { listAllExemptions, listExemptions } from '../modules/exemptions/listExemptions';
import { listAllReports, listReports } from '../modules/reports/listReports';
import { searchRecords } from '../modules/search/searchRecords';
import { mount, type RouteRegistry } from './pipeline/mount';

/** Reports, exemptions, and the search over all records. */
export function mountSearch(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.listReports, ({ ctx, query }) => listReports(db, ctx, query));
  mount(registry, contract.listAllReports, ({ ctx, query }) => listAllReports(db, ctx, query));
  mount(registry, contract.listExemptions, ({ ctx, query }) => listExemptions(db, ctx, query));
  mount(registry, contract.listAllExemptions, ({ ctx, query }) => listAllExemptions(db, ctx, query));
  mount(registry, contract.searchRecords, ({ ctx, query }) => searchRecords(db, ctx, query.q));
}
