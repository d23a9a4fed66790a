import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database';
import { inTransaction } from '../server/db/transaction';
import { holdChain } from '../server/modules/audit/appendAudit';
import { verifyAudit } from '../server/modules/audit/verifyAudit';
import { freePorts } from '../test/server/processes/freePorts';
import { sampleRegistration } from '../test/server/setup/sampleRegistration';
import { createClient } from '../test/server/setup/testClient';
import { type PortalSession, signIn } from './load/portalSession';
import { steadyRequests } from './load/steadyRequests';
import { embeddedPlace } from './restarts/places';
import { PASSWORD, startVictim } from './restarts/victim';

const READS = [
  '/api/home',
  '/api/notifications?pageSize=25',
  '/api/program',
  '/api/admin/refunds?pageSize=25',
];
const WRONG_SIGN_INS = 14;
const WRITES = 20;
const MOST_MS = 300;

/**
 * One transaction holds the end of the audit chain for 15 s while others want to write: what becomes of reads, the health check,
 * sign-ins and the writes. The same load with a free chain comes before it, so that one machine is compared with itself. Fails when
 * the p99 of the reads is above 300 ms and above that with a free chain, or when the health check was not green throughout. Needs no build.
 * Usage: node scripts/run.cjs bench/auditLock.ts [--seconds 15]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
  const seconds = Number(values.seconds);
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-lock-'));
  chmodSync(folder, 0o711);
  const place = await embeddedPlace(folder);
  const [port = 0] = await freePorts(1);
  const victim = await startVictim(place, port, path.join(folder, 'server.log'));
  const database = openDatabase(place.connection(), 4, {
    connectionLost: () => undefined,
    afterCommitFailed: () => undefined,
  });
  try {
    const session = await signIn(victim.url, 'verifier@northwood.example', PASSWORD);
    await steadyRequests(session, { paths: READS, perSecond: 30, count: 90 });
    const free = await underLoad(session, 'free', () => pause(seconds * 1_000));
    const held = await underLoad(session, 'held', () =>
      inTransaction(database, async (tx) => {
        await holdChain(tx);
        await pause(seconds * 1_000);
      }),
    );
    await pause(5_000);
    const waiting = await database.db.selectFrom('waiting_audit_entry').select('id').execute();
    const trail = await verifyAudit(database.db);
    console.log(JSON.stringify({ seconds, free, held, stillWaiting: waiting.length, trail }, null, 1));
    const isGreen = Object.keys(held.health).join() === '200';
    if (held.reads.p99 > Math.max(MOST_MS, free.reads.p99) || !isGreen || trail.kind !== 'whole')
      process.exitCode = 1;
  } finally {
    await database.close();
    await victim.stop();
    await place.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads and health checks all the time, and sign-ins and registrations once, while the work goes on. */
async function underLoad(session: PortalSession, name: string, work: () => Promise<unknown>) {
  const { url } = session;
  const end = new AbortController();
  const reads = steadyRequests(session, {
    paths: READS,
    perSecond: 30,
    count: Number.POSITIVE_INFINITY,
    enough: end.signal,
  });
  const health = watchHealth(url, end.signal);
  const working = work();
  await pause(500);
  const writes = statusesOf(WRITES, (n) =>
    createClient(url).post('/api/UserManager/register', sampleRegistration(`${name}${n}@bench.example`)),
  );
  const wrongSignIns = await timed(() =>
    statusesOf(WRONG_SIGN_INS, (n) =>
      createClient(url).signIn(`${name}${n}@nowhere.example`, 'not this one at all'),
    ),
  );
  const rightSignIn = await timed(() =>
    statusesOf(1, () => createClient(url).signIn('user@cedarline.example', PASSWORD)),
  );
  await working;
  end.abort();
  return { reads: await reads, health: await health, wrongSignIns, rightSignIn, writes: await writes };
}

async function watchHealth(url: string, enough: AbortSignal): Promise<Readonly<Record<string, number>>> {
  const statuses: Record<string, number> = {};
  while (!enough.aborted) {
    const { status } = await fetch(`${url}/api/health`);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await pause(500);
  }
  return statuses;
}

async function statusesOf(
  count: number,
  call: (n: number) => Promise<{ readonly status: number }>,
): Promise<Readonly<Record<string, number>>> {
  const statuses: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const { status } = await call(n);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  return statuses;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly statuses: T }> {
  const begin = performance.now();
  const statuses = await work();
  return { ms: Math.round(performance.now() - begin), statuses };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
