import { type Actor, ALLOWED, asStaff, type Decision, every, refuse } from './permissions';

/** Seeing the list of users. */
export const mayListUsers = (actor: Actor): Decision =>
  asStaff(actor, 'admin', 'approver', 'verifier', 'readonly');

/** Inviting users, setting roles, unlocking, switching off. */
export const mayManageUsers = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Changing a user's roles or switching the user off; nobody does that to themselves. */
export const mayManageUser = (actor: Actor, user: { readonly userId: string }): Decision =>
  every(mayManageUsers(actor), user.userId === actor.userId ? refuse('yourself', 'admin') : ALLOWED);
