import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePorts } from '../test/server/processes/freePorts';
import { lookAtProcess } from './crowd/processLook';
import { importOver } from './load/importFigure';
import { type PortalSession, signIn } from './load/portalSession';
import { stalledUpload } from './load/stalledUpload';
import { steadyRequests } from './load/steadyRequests';
import { zipBomb } from './load/zipBomb';
import { embeddedPlace } from './restarts/places';
import { PASSWORD, startVictim } from './restarts/victim';
import { sampleFile } from './setup/postCustomsFile';

const READS = [
  '/api/home',
  '/api/notifications?pageSize=25',
  '/api/program',
  '/api/admin/refunds?pageSize=25',
];
const STAFF = ['verifier', 'verifier2', 'approver', 'admin', 'admin2'];
const COMPANIES = ['cedarline', 'pinegrove', 'lakehead', 'harborpine', 'boreal'];
const BOMBS = 8;
const BOMB_MEGABYTES = 500;
const UPLOADS = 60;
const UPLOAD_BYTES = 15 * 1024 ** 2;
const EXPORTS = 10;
const EXPORT = '/api/customs/lines/export?format=csv&fiscalYear=2025';
const MOST_MEGABYTES = 512;
const MOST_MS = 300;
const LOOK_MS = 100;
const ATTEMPTS = 120;

/**
 * Eight zip bombs, sixty uploads that stall, and ten exports of many lines at once, beside reads: the most memory that the process
 * had, and the times of the reads with and without the rest. Fails above 512 MB, and when the p95 of the reads is above 300 ms
 * and above that without the rest. Usage, after `npm run build:server`: node scripts/run.cjs bench/heavyWork.ts [--lines 100000]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { lines: { type: 'string', default: '100000' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-heavy-'));
  chmodSync(folder, 0o711);
  const place = await embeddedPlace(folder);
  const [port = 0] = await freePorts(1);
  const start = () => startVictim(place, port, path.join(folder, 'server.log'), ['build/server/main.js']);
  let victim = await start();
  try {
    const file = await sampleFile({ rows: Number(values.lines), format: 'csv', seed: 7 });
    await importOver(await staff(victim.url, 'verifier'), file);
    // The import's own memory is none of this.
    await victim.stop();
    victim = await start();
    const { url, pid } = victim;
    const exporters = await Promise.all(STAFF.map((name) => staff(url, name)));
    const companies = await Promise.all(
      COMPANIES.map((name) => signIn(url, `user@${name}.example`, PASSWORD)),
    );
    const failures: string[] = [];
    const own = await staff(url, 'readonly');
    /** A read that fails is a figure, not the end. */
    const reader: PortalSession = {
      ...own,
      send: (path) =>
        own.send(path).catch((error: unknown) => {
          failures.push(String(error).slice(0, 120));
          return '';
        }),
    };
    const bomb = await zipBomb(BOMB_MEGABYTES);
    const quiet = await steadyRequests(reader, { paths: READS, perSecond: 30, count: 300 });

    const end = new AbortController();
    const memory = watchMemory(pid, end.signal);
    const reads = steadyRequests(reader, {
      paths: READS,
      perSecond: 30,
      count: Number.POSITIVE_INFINITY,
      enough: end.signal,
    });
    const begin = performance.now();
    const [bombs, uploads, exports] = await Promise.all([
      counted(BOMBS, (n) => sendBomb(pick(companies, n), bomb)),
      counted(UPLOADS, (n) => stalledUpload(url, pick(companies, n).token, UPLOAD_BYTES)),
      counted(EXPORTS, (n) => exportOnce(pick(exporters, n))),
    ]);
    const seconds = Math.round((performance.now() - begin) / 1_000);
    end.abort();
    const [beside, most] = [await reads, await memory];
    console.log(JSON.stringify({ seconds, bombs, uploads, exports, quiet, beside, failures, most }, null, 1));
    if (failures.length > 0 || most > MOST_MEGABYTES || beside.p95 > Math.max(MOST_MS, quiet.p95))
      process.exitCode = 1;
  } finally {
    await victim.stop();
    await place.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const staff = (url: string, name: string): Promise<PortalSession> =>
  signIn(url, `${name}@northwood.example`, PASSWORD);

function pick(sessions: readonly PortalSession[], number: number): PortalSession {
  const session = sessions[number % sessions.length];
  if (session === undefined) throw new Error('nobody is signed in');
  return session;
}

/** The most megabytes the process had while it was watched. */
async function watchMemory(pid: number, enough: AbortSignal): Promise<number> {
  let most = 0;
  while (!enough.aborted) {
    most = Math.max(most, lookAtProcess(pid).residentMegabytes);
    await pause(LOOK_MS);
  }
  return most;
}

async function sendBomb({ url, token }: PortalSession, bomb: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([bomb]), 'rows.xlsx');
  try {
    const answer = await fetch(`${url}/api/refunds/rows`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    await answer.text();
    return String(answer.status);
  } catch {
    return 'no answer';
  }
}

/** Waits for its turn as a person would, who is told to try again. */
async function exportOnce({ url, token }: PortalSession): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // On a busy machine a connection may take longer than the client waits for it.
    const answer = await fetch(url + EXPORT, { headers: { authorization: `Bearer ${token}` } }).catch(
      () => null,
    );
    if (answer === null) continue;
    if (answer.status !== 429) {
      let bytes = 0;
      for await (const part of answer.body ?? []) bytes += part.length;
      return `${answer.status}, ${Math.round(bytes / 1e6)} MB`;
    }
    await answer.text();
    await pause(1_000);
  }
  return 'never';
}

async function counted(
  count: number,
  work: (n: number) => Promise<string>,
): Promise<Readonly<Record<string, number>>> {
  const outcomes: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const outcome = await work(n);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
  );
  return outcomes;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
