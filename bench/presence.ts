import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type WebSocket from 'ws';
import { z } from 'zod';
import { HUB } from '../contract/hub';
import type { Product } from '../server/startProduct';
import { seededRandom } from '../test/server/payload/hostilePayload';
import { freePorts } from '../test/server/processes/freePorts';
import { openSocket, SEPARATOR } from './load/openSocket';
import { signIn } from './load/portalSession';
import { type Spread, spreadOf } from './load/spread';
import { boardVerifier } from './setup/boardVerifier';
import { startPortal } from './setup/startPortal';

const PASSWORD = 'presence bench 2026';
const CLAIMS = 12;
/** Longer than a message may take; whoever has not heard by then is counted as missed. */
const PATIENCE_MS = 2_000;

const viewers = z.object({
  type: z.literal(1),
  target: z.literal(HUB.viewers),
  arguments: z.tuple([z.object({ claimId: z.string(), people: z.array(z.object({ id: z.string() })) })]),
});

interface Reviewer {
  readonly userId: string;
  readonly socket: WebSocket;
  claimId: string;
}

/** A reviewer has opened a claim, and the others who have it open are to hear of it. */
interface Arrival {
  readonly userId: string;
  readonly claimId: string;
  readonly at: number;
  readonly waiting: Set<Reviewer>;
}

/**
 * Reviewers move from claim to claim, and each who has the claim open must be shown the new name: how long that takes, from the frame
 * that is sent to the frame that arrives. Usage: node scripts/run.cjs bench/presence.ts [--reviewers 50] [--moves 2000] [--between 20]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      reviewers: { type: 'string', default: '50' },
      moves: { type: 'string', default: '2000' },
      between: { type: 'string', default: '20' },
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-presence-'));
  const [port = 0] = await freePorts(1);
  const product = await startPortal({ port, dataDir: folder, webRoot: folder });
  try {
    const times: number[] = [];
    const open: Arrival[] = [];
    const reviewers = await gather(product, Number(values.reviewers), (reviewer, data) => {
      noteHeard(open, times, reviewer, data);
    });
    const random = seededRandom(1);
    let missed = 0;
    for (let move = 0; move < Number(values.moves); move += 1) {
      const arrival = moveOne(reviewers, random);
      withdraw(open, arrival.userId);
      open.push(arrival);
      await pause(Number(values.between));
      missed += dropOld(open);
    }
    await pause(PATIENCE_MS);
    missed += dropOld(open);
    for (const { socket } of reviewers) socket.terminate();
    report({ reviewers: reviewers.length, claims: CLAIMS, missed, ms: spreadOf(times) });
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function gather(
  product: Product,
  count: number,
  heard: (reviewer: Reviewer, data: string) => void,
): Promise<readonly Reviewer[]> {
  const { database, hasher } = product.services;
  const url = `http://127.0.0.1:${product.port}`;
  const passwordHash = await hasher.hash(PASSWORD);
  const reviewers: Reviewer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `reviewer-${number}@northwood.example`;
    const { caller } = await boardVerifier(database, { email, passwordHash });
    const { token } = await signIn(url, email, PASSWORD);
    const reviewer = { userId: caller.actor.userId, socket: await openSocket(url, token), claimId: '' };
    reviewer.socket.on('message', (data: Buffer) => {
      heard(reviewer, data.toString());
    });
    reviewers.push(reviewer);
  }
  return reviewers;
}

function moveOne(reviewers: readonly Reviewer[], random: () => number): Arrival {
  const mover = reviewers[Math.floor(random() * reviewers.length)];
  if (mover === undefined) throw new Error('there is nobody to move');
  const others = Array.from({ length: CLAIMS }, (_, n) => `${n + 1}`).filter((id) => id !== mover.claimId);
  const claimId = others[Math.floor(random() * others.length)] ?? '1';
  mover.claimId = claimId;
  mover.socket.send(JSON.stringify({ type: 1, target: HUB.viewClaim, arguments: [claimId] }) + SEPARATOR);
  const waiting = new Set(reviewers.filter((each) => each !== mover && each.claimId === claimId));
  return { userId: mover.userId, claimId, at: performance.now(), waiting };
}

function noteHeard(open: readonly Arrival[], times: number[], reviewer: Reviewer, data: string): void {
  const at = performance.now();
  for (const frame of data.split(SEPARATOR)) {
    if (!frame.includes(HUB.viewers)) continue;
    const read = viewers.safeParse(JSON.parse(frame));
    if (!read.success) continue;
    const [{ claimId, people }] = read.data.arguments;
    const names = new Set(people.map(({ id }) => id));
    for (const arrival of open)
      if (arrival.claimId === claimId && names.has(arrival.userId) && arrival.waiting.delete(reviewer))
        times.push(at - arrival.at);
  }
}

/** Whoever has gone on to another claim need not be shown at the one before. */
function withdraw(open: Arrival[], userId: string): void {
  for (let index = open.length - 1; index >= 0; index -= 1)
    if (open[index]?.userId === userId) open.splice(index, 1);
}

/** Arrivals that are done with leave the list. @returns who has not heard in time and still has the claim open beside the new one */
function dropOld(open: Arrival[]): number {
  let missed = 0;
  const now = performance.now();
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const arrival = open[index];
    if (arrival === undefined) continue;
    for (const reviewer of arrival.waiting)
      if (reviewer.claimId !== arrival.claimId) arrival.waiting.delete(reviewer);
    if (arrival.waiting.size > 0 && now - arrival.at < PATIENCE_MS) continue;
    missed += arrival.waiting.size;
    open.splice(index, 1);
  }
  return missed;
}

function report(figures: {
  readonly reviewers: number;
  readonly claims: number;
  readonly missed: number;
  readonly ms: Spread;
}): void {
  console.log(JSON.stringify(figures));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
