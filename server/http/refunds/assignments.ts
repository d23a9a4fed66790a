import * as contract from '../../../contract/endpoints/refunds/assignments';
import { assignClaims, previewAssignment } from '../../modules/refunds/assignments/assignClaims';
import { setAbsence } from '../../modules/refunds/assignments/setAbsence';
import { undoAssignment } from '../../modules/refunds/assignments/undoAssignment';
import { getWorkload } from '../../modules/refunds/assignments/workload';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** Who has which claims: workloads, assigning many at once, and absences. */
export function mountRefundAssignments(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.getWorkload, ({ ctx }) => getWorkload(db, ctx));
  mount(registry, contract.previewAssignment, ({ ctx, body }) => previewAssignment(db, ctx, body));
  mount(registry, contract.assignClaims, ({ ctx, body }) => assignClaims(ctx, body));
  mount(registry, contract.undoAssignment, ({ ctx, params }) => undoAssignment(ctx, params));
  mount(registry, contract.setAbsence, ({ ctx, body }) => setAbsence(ctx, body));
}
