import * as contract from '../../../contract/endpoints/refunds/bulkApprovals';
import { approveTogether } from '../../modules/refunds/bulkApprovals/approveTogether';
import { getBulkApproval, openSampledClaim } from '../../modules/refunds/bulkApprovals/openSampledClaim';
import { startBulkApproval } from '../../modules/refunds/bulkApprovals/startBulkApproval';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** Approving many claims at once, after a sample of them was opened. */
export function mountBulkApprovals(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.startBulkApproval, ({ ctx, body }) => startBulkApproval(ctx, body));
  mount(registry, contract.getBulkApproval, ({ ctx, params }) => getBulkApproval(db, ctx, params.id));
  mount(registry, contract.openSampledClaim, ({ ctx, params, body }) =>
    openSampledClaim(ctx, { ...params, ...body }),
  );
  mount(registry, contract.approveTogether, ({ ctx, params, body }) =>
    approveTogether(ctx, { ...params, ...body }),
  );
}
