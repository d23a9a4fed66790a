import * as contract from '../../contract/endpoints/registrations';
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
}
