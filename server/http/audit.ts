import * as contract from '../../contract/endpoints/audit';
import { exportAudit } from '../modules/audit/trail/exportAudit';
import { listAudit } from '../modules/audit/trail/listAudit';
import { mount, type RouteRegistry } from './pipeline/mount';

export function mountAudit(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.listAudit, ({ ctx, query }) => listAudit(db, ctx, query));
  mount(registry, contract.exportAudit, ({ ctx, query }) => exportAudit(db, ctx, query));
}
