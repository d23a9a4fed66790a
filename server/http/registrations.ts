import * as contract from '../../contract/endpoints/registrations';
import { deactivateCompany, reactivateCompany } from '../modules/companies/closeCompany';
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
  mount(registry, contract.deactivateCompany, ({ ctx, params, body }) =>
    deactivateCompany(services, ctx, params.id, body),
  );
  mount(registry, contract.reactivateCompany, ({ ctx, params, body }) =>
    reactivateCompany(services, ctx, params.id, body),
  );
}
