import * as contract from '../../contract/endpoints/impersonation';
import { endImpersonation, startImpersonation } from '../modules/impersonation/impersonation';
import { mount, type RouteRegistry } from './pipeline/mount';

export function mountImpersonation(registry: RouteRegistry): void {
  mount(registry, contract.startImpersonation, ({ ctx, body }) => startImpersonation(ctx, body));
  mount(registry, contract.endImpersonation, ({ ctx }) => endImpersonation(ctx));
}
