import * as contract from '../../contract/endpoints/registrations';
import { ok } from '../../domain/result';
import { activateCompany, refuseCompany } from '../modules/registrations/decideRegistration';
import { register } from '../modules/registrations/register';
import { mount, mountPublic, type RouteRegistry } from './pipeline/mount';

export function mountRegistrations(registry: RouteRegistry): void {
  const { services } = registry;
  mountPublic(registry, contract.register, async (call) => {
    await register(services, call.body, call);
    return ok(null);
  });
  mount(registry, contract.activateCompany, ({ ctx, params, body }) =>
    activateCompany(services, ctx, params.id, body),
  );
  mount(registry, contract.refuseCompany, ({ ctx, params, body }) =>
    refuseCompany(services, ctx, params.id, body),
  );
}
