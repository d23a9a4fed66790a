import type { Role } from '../roles';
import type { NotificationKind } from '../texts/notifications';

/** Who can be notified about an event, and how. */
export interface EventRule {
  /** Whom it can concern; only they are offered the choice. */
  readonly recipients: readonly Role[];
  /** Who gets an email unless they have turned it off. */
  readonly mailed?: readonly Role[];
  /** Its reader must act on it, so it always appears in the list of notifications. */
  readonly isFixedInApp?: true;
}

/** The rules of some events, and of those alone. */
export type EventRules = Readonly<Partial<Record<NotificationKind, EventRule>>>;

export const COMPANY_SIDE = ['user'] as const;
export const BOARD_SIDE = ['verifier', 'approver', 'admin', 'readonly'] as const;
