import { createUser as invite } from '../../contract/endpoints/users/invite';
import { listUsers as list } from '../../contract/endpoints/users/list';
import * as contract from '../../contract/endpoints/users/record';
import { changeUserRoles } from '../modules/users/changeUserRoles';
import { createUser } from '../modules/users/createUser';
import { listUsers } from '../modules/users/listUsers';
import {
  endUserSessions,
  lockUser,
  switchUserOff,
  switchUserOn,
  unlockUser,
} from '../modules/users/lockUser';
import { resendInvitation, resetUserPassword, resetUserSecondFactor } from '../modules/users/renewAccess';
import { readUserHistory } from '../modules/account/signInHistory';
import { readUserRoles } from '../modules/users/readUserRoles';
import { readUser } from '../modules/users/userRecord';
import { mount, type RouteRegistry } from './pipeline/mount';

/** Looking after other people's accounts. */
export function mountUsers(registry: RouteRegistry): void {
  const { services } = registry;
  const { db } = services.database;
  mount(registry, list, ({ ctx, query }) => listUsers(db, ctx, query));
  mount(registry, contract.getUser, ({ ctx, params }) => readUser(services, db, ctx, params.id));
  mount(registry, invite, ({ ctx, body }) => createUser(services, ctx, body));
  mount(registry, contract.getCompanyUserRoles, ({ ctx, params }) => readUserRoles(db, ctx, params.id));
  mount(registry, contract.getUserHistory, ({ ctx, params }) => readUserHistory(db, ctx, params.id));
  mount(registry, contract.changeUserRoles, ({ ctx, params, body }) =>
    changeUserRoles(services, ctx, params.id, body),
  );
  mount(registry, contract.lockUser, ({ ctx, params, body }) =>
    lockUser(services, ctx, params.id, body.reason),
  );
  mount(registry, contract.unlockUser, ({ ctx, params }) => unlockUser(services, ctx, params.id));
  mount(registry, contract.resetUserPassword, ({ ctx, params }) =>
    resetUserPassword(services, ctx, params.id),
  );
  mount(registry, contract.resendInvitation, ({ ctx, params }) => resendInvitation(services, ctx, params.id));
  mount(registry, contract.resetUserSecondFactor, ({ ctx, params }) =>
    resetUserSecondFactor(services, ctx, params.id),
  );
  mount(registry, contract.endUserSessions, ({ ctx, params }) => endUserSessions(services, ctx, params.id));
  mount(registry, contract.switchUserOff, ({ ctx, params, body }) =>
    switchUserOff(services, ctx, params.id, body.reason),
  );
  mount(registry, contract.switchUserOn, ({ ctx, params }) => switchUserOn(services, ctx, params.id));
}
