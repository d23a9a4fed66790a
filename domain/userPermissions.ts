import { type Actor, ALLOWED, asCompany, asStaff, type Decision, every, refuse } from './permissions';

/** Seeing the list of users. */
export const mayListUsers = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'approver', 'verifier', 'readonly');

/** Inviting users, setting roles, unlocking, switching off. */
export const mayManageUsers = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Changing a user's roles or switching the user off; nobody does that to themselves. */
export const mayManageUser = (actor: Actor, user: { readonly userId: string }): Decision =>
  every(mayManageUsers(actor), user.userId === actor.userId ? refuse('yourself', 'admin') : ALLOWED);

/** Seeing the people of the own company. */
export const maySeePeople = (actor: Actor): Decision => asCompany(actor, actor.companyId, 'view');

/** Inviting colleagues, changing what they may do, ending their access; the board can keep a company from it. */
export const mayManagePeople = (actor: Actor, company: { readonly managesPeople: boolean }): Decision =>
  every(
    asCompany(actor, actor.companyId, 'managePeople'),
    company.managesPeople ? ALLOWED : refuse('people-by-board', 'admin'),
  );

/** The same for one colleague; no one changes their own access. */
export const mayManagePerson = (
  actor: Actor,
  company: { readonly managesPeople: boolean },
  person: { readonly userId: string },
): Decision =>
  every(
    mayManagePeople(actor, company),
    person.userId === actor.userId ? refuse('yourself', 'user') : ALLOWED,
  );
