import { searchRecords as contract } from '../../contract/endpoints/search';
import { searchRecords } from '../modules/search/searchRecords';
import { mount, type RouteRegistry } from './pipeline/mount';

/** The search over all records. */
export function mountSearch(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract, ({ ctx, query }) => searchRecords(db, ctx, query.q));
}
