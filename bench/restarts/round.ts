import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '../../server/db/database';
import { verifyAudit } from '../../server/modules/audit/verifyAudit';
import { AcknowledgedWrites } from '../../test/server/kill/acknowledgedWrites';
import { registrationOf } from '../kill/registrationOf';
import { openSocket, SEPARATOR } from '../load/openSocket';
import { signIn, type PortalSession } from '../load/portalSession';
import { sendFile, postFile } from './importFile';
import type { Outage } from './outages';
import type { Place } from './places';
import { PASSWORD, type Victim } from './victim';

export interface RoundOptions {
  readonly mode: string;
  readonly outage: Outage;
  readonly place: Place;
  readonly victim: Victim;
  readonly rows: number;
  /** What the Customs file is made of. */
  readonly seed: number;
  readonly strike: () => Promise<void>;
}

export interface Round {
  readonly mode: string;
  readonly outage: Outage;
  readonly survived: boolean;
  /** From the outage to the first write acknowledged after it. */
  readonly awayMs: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly otherFaults: number;
  readonly lost: number;
  readonly imported: string;
  readonly messages: string;
  readonly isClean: boolean;
  readonly notes: readonly string[];
}

const WRITERS = 16;
const BEFORE_MS = 3_000;
const AFTER_MS = 4_000;
const MAY_TAKE_MS = 120_000;
/** A Customs file whose checker was interrupted is taken up again when its lease runs out. */
const MESSAGES_MAY_TAKE_MS = 15_000;
const PING_MS = 5_000;
let written = 0;

interface Answers {
  /** Moments of acknowledged writes, in milliseconds. */
  readonly acknowledgedAt: number[];
  refused: number;
  unanswered: number;
  readonly otherFaults: number[];
}

/** One outage in the middle of writing, importing and listening, and what became of everything. */
export async function runRound(options: RoundOptions): Promise<Round> {
  const { mode, outage, place, victim, rows, seed } = options;
  const session = await signIn(victim.url, 'admin@northwood.example', PASSWORD);
  const first = written + 1;
  const heard = await listenTo(session);
  const importing = sendFile(session, { rows, seed, name: `${mode} ${outage}` });
  const writes = new AcknowledgedWrites();
  const answers: Answers = { acknowledgedAt: [], refused: 0, unanswered: 0, otherFaults: [] };
  const enough = new AbortController();
  const writing = Array.from({ length: WRITERS }, () =>
    writeOn(victim.url, writes, answers, enough.signal, victim),
  );
  await pause(BEFORE_MS);
  const struckAt = performance.now();
  await options.strike();
  const backAt = await firstAfter(answers, performance.now(), victim);
  await pause(AFTER_MS);
  enough.abort();
  await Promise.all(writing);
  const imported = victim.isAlive() ? await postFile(session, importing) : 'process gone';
  const { found, trail } = await asOwner(place, victim, async ({ db }) => {
    const users = await db.selectFrom('app_user').select('email').where('email', 'like', 'kill-%').execute();
    const state = await verifyAudit(db);
    return {
      found: new Set(users.map(({ email }) => email).filter((email) => numberOf(email) >= first)),
      trail: state.kind === 'whole' ? [] : [`the audit trail is broken at ${state.position}`],
    };
  });
  await heard.until((counts) => [...found].every((email) => counts.has(numberOf(email))));
  heard.close();
  const { lost, unasked, acknowledged } = writes.compare(found);
  const times = [...found].map((email) => heard.counts.get(numberOf(email)) ?? 0);
  const once = times.filter((count) => count === 1).length;
  const survived = victim.isAlive();
  const notes = [
    ...trail,
    ...(heard.closed() ? ['the live connection was closed'] : []),
    ...(unasked.length > 0 ? [`${unasked.length} writes are there that were refused`] : []),
    ...(answers.otherFaults.length > 0 ? [`statuses: ${[...new Set(answers.otherFaults)].join(', ')}`] : []),
    `writes there: ${found.size}; messages missing ${times.filter((count) => count === 0).length}, twice ${times.filter((count) => count > 1).length}`,
  ];
  return {
    mode,
    outage,
    survived,
    awayMs: Math.round(backAt - struckAt),
    acknowledged,
    refused: answers.refused,
    unanswered: answers.unanswered,
    otherFaults: answers.otherFaults.length,
    lost: lost.length,
    imported,
    messages: `${once} of ${found.size}`,
    isClean:
      survived &&
      lost.length + answers.otherFaults.length + trail.length === 0 &&
      once === found.size &&
      imported.startsWith('posted'),
    notes,
  };
}

export const lineOf = (round: Round): string =>
  `| ${[
    round.mode,
    round.outage,
    round.survived ? 'alive' : 'gone',
    `${(round.awayMs / 1000).toFixed(1)} s`,
    round.acknowledged,
    round.refused,
    round.unanswered,
    round.otherFaults,
    round.lost,
    round.imported,
    round.messages,
  ].join(' | ')} |`;

const numberOf = (email: string): number => Number(/\d+/.exec(email)?.[0]);

/** One writer: registrations, each from an address of its own, until it is told to end. */
async function writeOn(
  url: string,
  writes: AcknowledgedWrites,
  answers: Answers,
  enough: AbortSignal,
  victim: Victim,
): Promise<void> {
  while (!enough.aborted && victim.isAlive()) {
    const number = (written += 1);
    const form = registrationOf(number);
    writes.sent(form.email);
    const answer = await fetch(`${url}/api/UserManager/register`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(form),
    }).catch(() => null);
    if (answer === null) answers.unanswered += 1;
    else if (answer.ok) {
      writes.answered(form.email, 'acknowledged');
      answers.acknowledgedAt.push(performance.now());
    } else if (answer.status === 503) answers.refused += 1;
    else {
      // 503 leaves open whether a commit under way got through; anything else is a clear refusal.
      writes.answered(form.email, 'refused');
      answers.otherFaults.push(answer.status);
    }
    if (answer?.ok !== true) await pause(100);
  }
}

async function firstAfter(answers: Answers, moment: number, victim: Victim): Promise<number> {
  const deadline = Date.now() + MAY_TAKE_MS;
  for (;;) {
    const at = answers.acknowledgedAt.find((each) => each > moment);
    if (at !== undefined) return at;
    if (Date.now() > deadline || !victim.isAlive()) return performance.now();
    await pause(10);
  }
}

interface Heard {
  /** How often each registration was told of, by its number. */
  readonly counts: ReadonlyMap<number, number>;
  readonly closed: () => boolean;
  until(whole: (counts: ReadonlyMap<number, number>) => boolean): Promise<void>;
  close(): void;
}

async function listenTo(session: PortalSession): Promise<Heard> {
  const counts = new Map<number, number>();
  let wasClosed = false;
  const socket = await openSocket(session.url, session.token);
  socket.on('message', (data: Buffer) => {
    for (const [, number] of data.toString('utf8').matchAll(/Kill Round Lumber (\d+)/g))
      counts.set(Number(number), (counts.get(Number(number)) ?? 0) + 1);
  });
  socket.on('close', () => (wasClosed = true));
  const pinging = setInterval(() => {
    socket.send(`{"type":6}${SEPARATOR}`);
  }, PING_MS);
  return {
    counts,
    closed: () => wasClosed,
    until: async (whole) => {
      const deadline = Date.now() + MESSAGES_MAY_TAKE_MS;
      while (!whole(counts) && Date.now() < deadline) await pause(50);
      // What comes twice comes after it came once.
      await pause(1_500);
    },
    close: () => {
      clearInterval(pinging);
      socket.removeAllListeners('close');
      socket.terminate();
    },
  };
}

/** Looks at the database itself; when the server is gone its embedded database may be too, and is waited for in vain. */
async function asOwner<T>(
  place: Place,
  victim: Victim,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (!victim.isAlive()) await place.release();
  const ignore = () => undefined;
  const database = openDatabase(place.connection(), 1, { connectionLost: ignore, afterCommitFailed: ignore });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
