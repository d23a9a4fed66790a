import { type CompanyPermission, holdsPermission, type NeededPermission } from './companyAccess';
import type { Role } from './roles';

/** Who does an action. The person is always `userId`, also while an admin acts for a company. */
export interface Actor {
  readonly userId: string;
  readonly roles: readonly Role[];
  /** The person's own company; for staff the board's. */
  readonly companyId: string;
  /** What a company's person may do for the company; without meaning for staff. Absent: all, as `holdsPermission` says. */
  readonly permissions?: readonly CompanyPermission[];
  /** The company an admin acts for; absent or null otherwise. */
  readonly actingFor?: { readonly companyId: string } | null;
  /**
   * Staff whose account the actor created or gave roles to, and staff who did that for the actor. Neither counts as a second person
   * beside the other (decision 76). Only the server knows them.
   */
  readonly tiedTo?: readonly string[];
}

export type RefusalReason =
  /** No role the actor holds may do this. */
  | 'role'
  /** The readonly role writes nothing, anywhere. */
  | 'readonly'
  /** The record belongs to another company. */
  | 'other-company'
  /** Staff actions are not done while acting for a company. */
  | 'acting-for-company'
  /** Only somebody acting for a company could do it, and the actor does not. */
  | 'not-acting-for-company'
  /** The actor filed the claim. */
  | 'filed-by-you'
  /** The actor verified the claim. */
  | 'verified-by-you'
  /** The actor prepared the payment run. */
  | 'prepared-by-you'
  /** The actor asked for it, and another person must agree. */
  | 'asked-by-you'
  /** The actor rejected the claim. */
  | 'rejected-by-you'
  /** The actor has approved the claim already. */
  | 'approved-by-you'
  /** The actor and somebody who signed are one of them by the other's doing. */
  | 'tied-to-signer'
  /** The person may not prepare for the company. */
  | 'not-preparer'
  /** The person may not sign and submit for the company. */
  | 'not-signer'
  /** The person may not manage the company's people. */
  | 'not-people-manager'
  /** The board keeps the company from managing its own people. */
  | 'people-by-board'
  /** The company's kind does not have this (no payer, or not eligible for refunds). */
  | 'company-kind'
  /** The actor would take away their own access. */
  | 'yourself';

export type Decision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: RefusalReason;
      /** Roles whose holders could do it, another person where the reason is about the person. */
      readonly whoCould: readonly Role[];
    };

export const ALLOWED: Decision = { allowed: true };

/** A refusal with its reason and who could do it instead. */
export const refuse = (reason: RefusalReason, ...whoCould: readonly Role[]): Decision => ({
  allowed: false,
  reason,
  whoCould,
});

/** The first refusal of several conditions, or leave. */
export const every = (...decisions: readonly Decision[]): Decision =>
  decisions.find((decision) => !decision.allowed) ?? ALLOWED;

/**
 * Whether the actor counts as another person beside somebody: not the same one, and neither gave the other access.
 * @param reason why not, where it is the actor
 */
export function apartFrom(
  actor: Actor,
  personId: string | null | undefined,
  reason: RefusalReason,
  ...whoCould: readonly Role[]
): Decision {
  if (personId === actor.userId) return refuse(reason, ...whoCould);
  return actor.tiedTo?.some((tied) => tied === personId) === true
    ? refuse('tied-to-signer', ...whoCould)
    : ALLOWED;
}

/** Whether an admin is acting for a company. Acting counts for admins alone. */
export const isActing = (actor: Actor): boolean => actingCompanyOf(actor) !== null;

/** The company whose data the actor works in: the one acted for, else the own. */
export const companyOf = (actor: Actor): string => actingCompanyOf(actor) ?? actor.companyId;

/** A staff action for holders of one of the roles, never while acting for a company. */
export function asStaff(actor: Actor, ...roles: readonly Role[]): Decision {
  if (isActing(actor)) return refuse('acting-for-company', ...roles);
  if (roles.some((role) => actor.roles.includes(role))) return ALLOWED;
  return refuse(actor.roles.includes('readonly') ? 'readonly' : 'role', ...roles);
}

const LACKS = {
  view: 'role',
  prepare: 'not-preparer',
  sign: 'not-signer',
  managePeople: 'not-people-manager',
} as const satisfies Readonly<Record<NeededPermission, RefusalReason>>;

/** A company's own action: for those of its users who have the permission, and for an admin acting for it. */
export function asCompany(actor: Actor, companyId: string, needed: NeededPermission): Decision {
  const acting = actingCompanyOf(actor);
  if (acting !== null) return acting === companyId ? ALLOWED : refuse('other-company', 'user', 'admin');
  if (actor.roles.includes('user')) {
    if (actor.companyId !== companyId) return refuse('other-company', 'user', 'admin');
    return holdsPermission(actor.permissions, needed) ? ALLOWED : refuse(LACKS[needed], 'user');
  }
  if (actor.roles.includes('admin')) return refuse('not-acting-for-company', 'user', 'admin');
  return refuse(actor.roles.includes('readonly') ? 'readonly' : 'role', 'user', 'admin');
}

/**
 * Reading a company's data: its own people, and staff of the roles given. An admin acting for a company sees that company alone,
 * as its people would.
 */
export function asReader(actor: Actor, companyId: string, ...staffRoles: readonly Role[]): Decision {
  const acting = actingCompanyOf(actor);
  if (acting !== null) return acting === companyId ? ALLOWED : refuse('other-company', ...staffRoles);
  if (staffRoles.some((role) => actor.roles.includes(role))) return ALLOWED;
  if (actor.roles.includes('user') && actor.companyId === companyId) return ALLOWED;
  return refuse(actor.roles.includes('user') ? 'other-company' : 'role', 'user', ...staffRoles);
}

function actingCompanyOf(actor: Actor): string | null {
  return actor.roles.includes('admin') ? (actor.actingFor?.companyId ?? null) : null;
}
