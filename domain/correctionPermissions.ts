import { type Actor, ALLOWED, apartFrom, asStaff, type Decision, every, refuse } from './permissions';

/** Writing off what is owed, and voiding a report. */
export const mayCorrectAccounts = (actor: Actor): Decision => asStaff(actor, 'admin');

/** Agreeing to a correction that needs a second person, or refusing it: not whoever asked for it. */
export const mayDecideCorrection = (actor: Actor, correction: { readonly proposedBy: string }): Decision =>
  every(mayCorrectAccounts(actor), apartFrom(actor, correction.proposedBy, 'asked-by-you', 'admin'));

/** Taking back what one asked for. */
export const mayWithdrawCorrection = (actor: Actor, correction: { readonly proposedBy: string }): Decision =>
  every(
    mayCorrectAccounts(actor),
    correction.proposedBy === actor.userId ? ALLOWED : refuse('role', 'admin'),
  );
