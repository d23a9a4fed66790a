import { type Actor, ALLOWED, apartFrom, asStaff, type Decision, every, refuse } from './permissions';
import type { ProgramChange } from './programChange';
import type { Role } from './roles';

/** What an administrator asks for and a second one confirms before it is in force (decision 75). */
export const PENDING_CHANGE_KINDS = ['staff-account', 'staff-roles', 'configuration'] as const;
export type PendingChangeKind = (typeof PENDING_CHANGE_KINDS)[number];

export const PENDING_CHANGE_STATES = ['waiting', 'done', 'refused', 'withdrawn'] as const;
export type PendingChangeState = (typeof PENDING_CHANGE_STATES)[number];

export const PENDING_CHANGE_DECISIONS = ['confirm', 'refuse', 'withdraw'] as const;
export type PendingChangeDecision = (typeof PENDING_CHANGE_DECISIONS)[number];

/** An administrator who was locked or deactivated still counts so long, so that nobody makes themselves the only one. */
export const LOST_ADMIN_DAYS = 7;

/** Contact data of the board; everything else in the configuration moves money, or the rules it moves by. */
const CONTACT_FIELDS: ReadonlySet<string> = new Set(['address', 'phone', 'email']);

/** Whether a change of the configuration needs a second administrator. */
export const isControlledChange = (changes: readonly Pick<ProgramChange, 'field'>[]): boolean =>
  changes.some(({ field }) => !CONTACT_FIELDS.has(field));

/** Whether a change of somebody's roles needs one: it gives a role, or takes the administrator's. */
export const isControlledRoleChange = (before: readonly Role[], after: readonly Role[]): boolean =>
  after.some((role) => !before.includes(role)) || (before.includes('admin') && !after.includes('admin'));

/** The other administrators, as seen by who asks for a change. */
export interface OtherAdmins {
  /** There is one, or was one until a few days ago. */
  readonly exist: boolean;
  /** One of them is tied to who asks in no way. */
  readonly someApart: boolean;
}

export interface AskedChange {
  readonly proposedBy: string;
  readonly others: OtherAdmins;
}

/** Seeing what waits. */
export const maySeePendingChanges = (actor: Actor): Decision => asStaff(actor, 'admin', 'readonly');

/**
 * Confirming what another administrator asked for. One whose access came from the first, or the other way around, counts only as
 * long as there is nobody else.
 */
export const mayConfirmChange = (actor: Actor, { proposedBy, others }: AskedChange): Decision =>
  every(
    mayRefuseChange(actor, { proposedBy }),
    others.someApart ? apartFrom(actor, proposedBy, 'asked-by-you', 'admin') : ALLOWED,
  );

/** Refusing it: any other administrator. */
export const mayRefuseChange = (actor: Actor, { proposedBy }: Pick<AskedChange, 'proposedBy'>): Decision =>
  every(asStaff(actor, 'admin'), proposedBy === actor.userId ? refuse('asked-by-you', 'admin') : ALLOWED);

/** Taking back what one asked for. */
export const mayWithdrawChange = (actor: Actor, { proposedBy }: Pick<AskedChange, 'proposedBy'>): Decision =>
  every(asStaff(actor, 'admin'), proposedBy === actor.userId ? ALLOWED : refuse('role', 'admin'));
