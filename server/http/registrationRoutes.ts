import * as contract from '../../contract/endpoints/registrations';
import { deactivateCompany, reactivateCompany } from '../modules/identity/closeCompany';
import { activateCompany, refuseCompany } from '../modules/identity/decideRegistration';
import { mount, type Frame } from './mount';

export function mountRegistrations(frame: Frame): void {
  const { services } = frame;
  mount(frame, contract.activateCompany, ({ deed, params, body }) =>
    activateCompany(services, deed, params.id, body),
  );
  mount(frame, contract.refuseCompany, ({ deed, params, body }) =>
    refuseCompany(services, deed, params.id, body),
  );
  mount(frame, contract.deactivateCompany, ({ deed, params, body }) =>
    deactivateCompany(services, deed, params.id, body),
  );
  mount(frame, contract.reactivateCompany, ({ deed, params, body }) =>
    reactivateCompany(services, deed, params.id, body),
  );
}
