import type { Role } from '../roles';
import type { NotificationKind } from '../texts/notifications';
import type { Language } from '../texts/sentence';

/** Who can be told of an event, and how. */
export interface EventRule {
  /** Whom it can concern; only they are offered the choice. */
  readonly hearers: readonly Role[];
  /** Who is written to as long as they have not chosen otherwise. */
  readonly mailed?: readonly Role[];
  /** It waits for its reader, so it always stands in the list of notifications. */
  readonly isFixedInApp?: true;
  /** The event in a table of choices and as the subject of its mail. */
  readonly name: Readonly<Record<Language, string>>;
}

/** The rules of some events, and of those alone. */
export type EventRules = Readonly<Partial<Record<NotificationKind, EventRule>>>;

export const COMPANY_SIDE = ['user'] as const;
export const BOARD_SIDE = ['verifier', 'approver', 'admin', 'readonly'] as const;
