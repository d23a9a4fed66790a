import type { PendingChangeKind, PendingChangeState } from '../../domain/pendingChange';
import type { Generated } from 'kysely';
import type { FixedInstant, Identity, Instant, Json } from './columns';

/** What an administrator asked for, and what a second one said to it. */
export interface PendingChangeTable {
  id: Identity;
  kind: PendingChangeKind;
  /** Whose roles change, or the account that was made; null otherwise. */
  user_id: string | null;
  content: Json<unknown>;
  state: PendingChangeState;
  proposed_by: string;
  proposed_at: FixedInstant;
  /** Null while it waits, and where it was done without a second administrator. */
  decided_by: string | null;
  decided_at: Instant | null;
  decision_reason: Generated<string>;
  /** When the others were notified of one that was done without a second administrator. */
  announced_at: Instant | null;
}

export interface PendingChangeTables {
  pending_change: PendingChangeTable;
}
