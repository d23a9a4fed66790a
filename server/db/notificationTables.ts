import type { StatusMessage } from '../../contract/hub';
import type { Generated } from 'kysely';
import type { FixedInstant, Identity, Instant, Json } from './columns';

/** Who is to hear of something. Every kind but `user` is calculated when the event is written. */
export type Audience =
  | { readonly kind: 'staff' }
  | { readonly kind: 'roles'; readonly roles: readonly string[] }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'user'; readonly userId: string };

export interface NotificationEventTable {
  id: Identity;
  at: FixedInstant;
  kind: string;
  text_values: Json<Readonly<Record<string, string | number>>>;
  /** `error` in any letter case is shown as a danger, anything else as a success. */
  state: string;
  audience: Json<Audience>;
  touches: Json<NonNullable<StatusMessage['touches']>>;
  progress: Json<StatusMessage['progress'] | null> | null;
  quiet: boolean;
  /** People who want no alert of it: their screens move without one. */
  silent_for: Json<readonly string[]>;
}

export interface UserNotificationTable {
  id: Identity;
  event_id: string;
  user_id: string;
  read_at: Instant | null;
  /** Stands in its reader's list; if not, it waits for its email alone. */
  in_app: Generated<boolean>;
  mail_wanted: Generated<boolean>;
}

/** What somebody has chosen about one kind of event. */
export interface NotificationChoiceTable {
  user_id: string;
  kind: string;
  in_app: boolean;
  mail: boolean;
}

export interface NotificationTables {
  notification_event: NotificationEventTable;
  user_notification: UserNotificationTable;
  notification_choice: NotificationChoiceTable;
}
