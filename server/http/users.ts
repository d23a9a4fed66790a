import { createUser as invite } from '../../contract/endpoints/users/invite';
import { listUsers as list } from '../../contract/endpoints/users/list';
import * as contract from '../../contract/endpoints/users/record';
import * as people from '../../contract/endpoints/users/people';
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
import { invitePerson } from '../modules/users/people/invitePerson';
import { listPeople } from '../modules/users/people/listPeople';
import {
  changePermissions,
  endPersonAccess,
  resendPersonInvitation,
  restorePersonAccess,
} from '../modules/users/people/personAccess';
import { changeUserPermissions } from '../modules/users/setPermissions';
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
  mount(registry, contract.changeUserPermissions, ({ ctx, params, body }) =>
    changeUserPermissions(services, ctx, params.id, body),
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

/** A company's people looking after their colleagues. */
export function mountPeople(registry: RouteRegistry): void {
  const { services } = registry;
  mount(registry, people.listPeople, ({ ctx }) => listPeople(services.database.db, ctx));
  mount(registry, people.invitePerson, ({ ctx, body }) => invitePerson(services, ctx, body));
  mount(registry, people.changePermissions, ({ ctx, params, body }) =>
    changePermissions(services, ctx, params.id, body),
  );
  mount(registry, people.endPersonAccess, ({ ctx, params, body }) =>
    endPersonAccess(services, ctx, params.id, body),
  );
  mount(registry, people.restorePersonAccess, ({ ctx, params, body }) =>
    restorePersonAccess(services, ctx, params.id, body),
  );
  mount(registry, people.resendPersonInvitation, ({ ctx, params }) =>
    resendPersonInvitation(services, ctx, params.id),
  );
}
