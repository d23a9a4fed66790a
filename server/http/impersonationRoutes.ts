import * as contract from '../../contract/endpoints/impersonation';
import { endImpersonation, startImpersonation } from '../modules/identity/impersonation';
import { mount, type Frame } from './mount';

export function mountImpersonation(frame: Frame): void {
  mount(frame, contract.startImpersonation, ({ deed, body }) => startImpersonation(deed, body));
  mount(frame, contract.endImpersonation, ({ deed }) => endImpersonation(deed));
}
