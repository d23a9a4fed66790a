import * as contract from '../../contract/endpoints/pendingChanges';
import { decideChange } from '../modules/pendingChanges/decideChange';
import { listPendingChanges } from '../modules/pendingChanges/presentChanges';
import { mount, type RouteRegistry } from './pipeline/mount';

/** Changes that wait for a second administrator. */
export function mountPendingChanges(registry: RouteRegistry): void {
  const { services } = registry;
  mount(registry, contract.listPendingChanges, ({ ctx }) => listPendingChanges(services.database.db, ctx));
  mount(registry, contract.decidePendingChange, ({ ctx, params, body }) =>
    decideChange(services, ctx, { ...body, id: params.id }),
  );
}
