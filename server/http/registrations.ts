import * as contract from '../../contract/endpoints/registrations';
import { activateCompany, refuseCompany } from '../modules/registrations/decideRegistration';
import { mount, type RouteRegistry } from './pipeline/mount';

export function mountRegistrations(registry: RouteRegistry): void {
  const { services } = registry;
  mount(registry, contract.activateCompany, ({ ctx, params, body }) =>
    activateCompany(services, ctx, params.id, body),
  );
  mount(registry, contract.refuseCompany, ({ ctx, params, body }) =>
    refuseCompany(services, ctx, params.id, body),
  );
}
