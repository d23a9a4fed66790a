import type { Selectable } from 'kysely';
import type { NotificationEventTable } from '../../db/notificationTables';
import type { Queries } from '../../db/tables';
import { liveMessageOf, type LiveMessage } from './liveMessage';

type Event = Selectable<NotificationEventTable>;

export interface NotificationFeed {
  /** An event was committed somewhere. */
  announced(eventId: string): void;
  /** Announcements were missed: read from the table what came in the meantime. */
  catchUp(): void;
  /** Settles once everything announced so far is delivered. */
  settled(): Promise<void>;
}

/** Ids are given before commits, so one may still appear below the newest delivered; this many are looked at again. */
const OVERLAP = 1_000n;
const REMEMBERED = 5_000;
const AT_MOST = 500;
/** After a read that failed, as at a restart of the database: what was announced then is read again. */
const AGAIN_MS = 1_000;

/**
 * Hands every committed event to `deliver` exactly once, in order of announcement, also across a lost listener or a database that
 * was away when it was to be read.
 * @param since the newest event id when this process began to listen; older ones are not told again
 */
export function createNotificationFeed(
  db: Queries,
  since: string,
  deliver: (message: LiveMessage) => void,
  failed: (error: unknown) => void,
): NotificationFeed {
  const start = BigInt(since);
  const delivered = new Set<string>();
  let newest = start;
  let queue: Promise<void> = Promise.resolve();

  const hand = (event: Event): void => {
    if (delivered.has(event.id)) return;
    delivered.add(event.id);
    if (delivered.size > REMEMBERED) delivered.delete(delivered.values().next().value ?? '');
    if (BigInt(event.id) > newest) newest = BigInt(event.id);
    const message = liveMessageOf(event);
    if (message !== null) deliver(message);
  };
  let again: NodeJS.Timeout | null = null;
  const inTurn = (work: () => Promise<void>): void => {
    queue = queue.then(work).catch((error: unknown) => {
      failed(error);
      again ??= setTimeout(() => {
        again = null;
        inTurn(readMissed);
      }, AGAIN_MS).unref();
    });
  };
  const readMissed = async (): Promise<void> => {
    const from = newest - OVERLAP > start ? newest - OVERLAP : start;
    const missed = await db
      .selectFrom('notification_event')
      .selectAll()
      .where('id', '>', String(from))
      .orderBy('id', 'desc')
      .limit(AT_MOST)
      .execute();
    for (const event of missed.reverse()) hand(event);
  };

  return {
    announced: (eventId) => {
      inTurn(async () => {
        const event = await db
          .selectFrom('notification_event')
          .selectAll()
          .where('id', '=', eventId)
          .executeTakeFirst();
        if (event !== undefined) hand(event);
      });
    },
    catchUp: () => {
      inTurn(readMissed);
    },
    settled: async () => {
      clearTimeout(again ?? undefined);
      await queue;
    },
  };
}

/** The id of the newest event, '0' when there is none. */
export async function newestEventId(db: Queries): Promise<string> {
  const row = await db
    .selectFrom('notification_event')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? '0';
}
