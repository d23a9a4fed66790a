import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { newClient } from './newClient';
import type { Queries } from './tables';

export interface ListenEvents {
  notified(channel: string, payload: string): void;
  /** Listening again after a break. What was sent in the meantime is lost: read it again from its table. */
  reconnected(): void;
  /** Called once per break, with the reason. */
  lost(error: Error): void;
}

export interface Listener {
  close(): Promise<void>;
}

/** PostgreSQL refuses 8000 bytes and more; send an id and let the reader fetch the rest. */
const LARGEST_PAYLOAD = 7999;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const PROBE_MS = 20_000;
const PROBE_TIMEOUT_MS = 10_000;

/** Tells every listening process; inside a transaction it goes out with the commit, and not at all without one. */
export async function notify(db: Queries, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD)
    throw new Error(`a notification on ${channel} is too large`);
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/**
 * Listens on a connection of its own, and goes on listening when that breaks.
 * @returns once listening; rejects when even the first connection fails
 */
export async function listen(
  connection: pg.ClientConfig,
  channels: readonly string[],
  events: ListenEvents,
): Promise<Listener> {
  const stopping = new AbortController();
  const stopped = () => stopping.signal.aborted;
  let current = await open(connection, channels, events);

  const reopen = async (): Promise<Listening | null> => {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopped()) return null;
      const next = await open(connection, channels, events).catch(() => null);
      if (next !== null && !stopped()) return next;
      await next?.end();
    }
  };
  const keepListening = async () => {
    for (;;) {
      const reason = await current.broken;
      if (stopped()) return;
      events.lost(reason);
      const next = await reopen();
      if (next === null) return;
      current = next;
      events.reconnected();
    }
  };

  const running = keepListening();
  return {
    close: async () => {
      stopping.abort();
      await current.end();
      await running;
    },
  };
}

interface Listening {
  /** Settles with the reason when the connection breaks or ends. */
  readonly broken: Promise<Error>;
  end(): Promise<void>;
}

async function open(
  connection: pg.ClientConfig,
  channels: readonly string[],
  events: ListenEvents,
): Promise<Listening> {
  const client = newClient({
    ...connection,
    application_name: 'northwood listener',
    query_timeout: PROBE_TIMEOUT_MS,
  });
  let breakOff: (reason: Error) => void = () => undefined;
  const broken = new Promise<Error>((resolve) => {
    breakOff = resolve;
  });
  client.on('error', breakOff);
  client.on('end', () => {
    breakOff(new Error('the connection ended'));
  });
  client.on('notification', ({ channel, payload }) => {
    events.notified(channel, payload ?? '');
  });
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await end();
    throw error;
  }
  // A cut network says nothing by itself: a probe without an answer counts as a break.
  const probe = setInterval(() => {
    client.query('select 1').catch((error: unknown) => {
      breakOff(error instanceof Error ? error : new Error('the connection does not answer'));
      void end();
    });
  }, PROBE_MS);
  probe.unref();
  void broken.then(() => {
    clearInterval(probe);
  });
  return { broken, end };
}
