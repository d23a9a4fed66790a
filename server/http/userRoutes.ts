import * as contract from '../../contract/endpoints/users';
import { changeUserRoles } from '../modules/identity/changeUserRoles';
import {
  endUserSessions,
  lockUser,
  switchUserOff,
  switchUserOn,
  unlockUser,
} from '../modules/identity/lockUser';
import { resendInvitation, resetUserPassword, resetUserSecondFactor } from '../modules/identity/renewAccess';
import { readUserHistory } from '../modules/identity/signInHistory';
import { readUser } from '../modules/identity/userRecord';
import { mount, type Frame } from './mount';

/** Looking after other people's accounts. */
export function mountUsers(frame: Frame): void {
  const { services } = frame;
  const { db } = services.database;
  mount(frame, contract.getUser, ({ deed, params }) => readUser(services, db, deed, params.id));
  mount(frame, contract.getUserHistory, ({ deed, params }) => readUserHistory(db, deed, params.id));
  mount(frame, contract.changeUserRoles, ({ deed, params, body }) =>
    changeUserRoles(services, deed, params.id, body),
  );
  mount(frame, contract.lockUser, ({ deed, params, body }) =>
    lockUser(services, deed, params.id, body.reason),
  );
  mount(frame, contract.unlockUser, ({ deed, params }) => unlockUser(services, deed, params.id));
  mount(frame, contract.resetUserPassword, ({ deed, params }) =>
    resetUserPassword(services, deed, params.id),
  );
  mount(frame, contract.resendInvitation, ({ deed, params }) => resendInvitation(services, deed, params.id));
  mount(frame, contract.resetUserSecondFactor, ({ deed, params }) =>
    resetUserSecondFactor(services, deed, params.id),
  );
  mount(frame, contract.endUserSessions, ({ deed, params }) => endUserSessions(services, deed, params.id));
  mount(frame, contract.switchUserOff, ({ deed, params, body }) =>
    switchUserOff(services, deed, params.id, body.reason),
  );
  mount(frame, contract.switchUserOn, ({ deed, params }) => switchUserOn(services, deed, params.id));
}
