import type { ConnectionPool } from './db/database';
import { inTransaction } from './db/transaction';
import { deleteFreeDocuments } from './modules/documents/documentRepository';
import { forgetUnknownAddresses } from './modules/identity/signInAttempts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long what nobody needs any more is kept. */
const STORED = {
  /** A request may be sent again for a day at least. */
  idempotencyKeys: 7 * DAY_MS,
  /** Ended sessions, so that a stolen credential still shows as one. */
  sessions: 30 * DAY_MS,
  /** Quiet events only carry progress. */
  quietEvents: DAY_MS,
  /** Uploaded as evidence, and then named by no claim. */
  freeDocuments: DAY_MS,
  /** Sent or given up: who was written to, and what for. */
  mails: 30 * DAY_MS,
  /** Links and codes that have run out. */
  spentSecrets: DAY_MS,
  /** Wrong tries for an address nobody has: longer than anybody waits to learn that nobody has it. */
  strangersTries: 90 * DAY_MS,
  /** Counts of requests, whose window is ten minutes at most. */
  requestCounts: HOUR_MS,
} as const;

/** Removes what has been kept long enough at an instant. Any number of processes may do it at once. */
export async function tidyUp(database: ConnectionPool, now: Date): Promise<void> {
  const { db } = database;
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db.deleteFrom('idempotency_key').where('created_at', '<', before(STORED.idempotencyKeys)).execute();
  await db.deleteFrom('user_session').where('absolute_expires_at', '<', before(STORED.sessions)).execute();
  await db
    .deleteFrom('notification_event')
    .where('quiet', '=', true)
    .where('at', '<', before(STORED.quietEvents))
    .execute();
  await db.deleteFrom('password_link').where('expires_at', '<', before(STORED.spentSecrets)).execute();
  await db.deleteFrom('awaited_code').where('expires_at', '<', before(STORED.spentSecrets)).execute();
  await db.deleteFrom('confirmation_code').where('expires_at', '<', before(STORED.spentSecrets)).execute();
  await db.deleteFrom('email_change').where('expires_at', '<', before(STORED.spentSecrets)).execute();
  await db.deleteFrom('request_count').where('ends_at', '<', before(STORED.requestCounts)).execute();
  await forgetUnknownAddresses(db, { lastTryBefore: before(STORED.strangersTries), now });
  await db.deleteFrom('mail').where('created_at', '<', before(STORED.mails)).execute();
  await inTransaction(database, (tx) =>
    deleteFreeDocuments(tx, { uploadedBefore: before(STORED.freeDocuments) }),
  );
}
