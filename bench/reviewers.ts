import { parseArgs } from 'node:util';
import { verifyAudit } from '../server/modules/audit/verifyAudit';
import { type Decision, judgeHistory } from '../test/server/kill/decisionHistory';
import { seededRandom } from '../test/server/payload/hostilePayload';
import { freePorts } from '../test/server/processes/freePorts';
import { openRefundRoom, type RefundRoom } from '../test/server/refunds/refundRoom';
import { startCuttingProxy } from '../test/server/setup/cuttingProxy';
import { signInByMail } from '../test/server/setup/signInByMail';
import { startSmtpRelay } from '../test/server/setup/smtpRelay';
import { startTestServer, stopTestServer } from '../test/server/setup/testServer';
import { openClaims } from './reviewers/openClaims';
import { type Notes, type OpenClaim, review, type Reviewer } from './reviewers/reviewer';
import { makeTrouble } from './reviewers/trouble';
import { serverProcess } from './setup/serverProcess';

/** Requests under way for each of the two. */
const AT_ONCE = 6;

/**
 * Two reviewers decide the same claims, each in an order of their own, one approving and one rejecting, while the server is killed,
 * frozen and cut off; then everything they were told is held against what is kept. PostgreSQL goes on through it: killPortal.ts
 * kills that as well. Usage: node scripts/run.cjs bench/reviewers.ts [--claims 1000] [--seed 1]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { claims: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  });
  await startTestServer();
  const room = await openRefundRoom();
  const relay = await startSmtpRelay();
  const random = seededRandom(Number(values.seed));
  try {
    const claims = await openClaims(room, Number(values.claims));
    const [port = 0] = await freePorts(1);
    const start = serverProcess(room.portal.database, relay.url, port);
    const first = await start();
    const reviewers: Reviewer[] = [];
    for (const [name, verdict] of [
      ['approver', 'approved'],
      ['approver2', 'rejected'],
    ] as const) {
      const email = `${name}@northwood.example`;
      const { token } = await signInByMail(relay, first.url, email);
      reviewers.push({ userId: await idOf(room, email), token: token ?? '', verdict });
    }
    const proxies = await Promise.all(reviewers.map(() => startCuttingProxy(first.url)));
    const notes: Notes = { asked: [], seen: [] };
    const enough = new AbortController();
    const troubled = makeTrouble(first, start, proxies, random, enough.signal);
    const begun = performance.now();
    await Promise.all(
      reviewers.flatMap((reviewer, index) => {
        const order = shuffled(claims, random).values();
        const url = proxies[index]?.url ?? first.url;
        return Array.from({ length: AT_ONCE }, () => review(url, reviewer, order, notes));
      }),
    );
    const seconds = Math.round((performance.now() - begun) / 1_000);
    enough.abort();
    const { trouble, portal } = await troubled;
    await portal.end('SIGTERM');
    for (const proxy of proxies) await proxy.close();
    const { faults, ...counts } = judgeHistory(notes.asked, notes.seen, await storedDecisions(room));
    const trail = await verifyAudit(room.portal.services.database.db);
    const report = { claims: claims.length, seconds, ...trouble, ...counts, looks: notes.seen.length };
    console.log(
      JSON.stringify(
        { ...report, trail: trail.kind, faults: faults.length, first: faults.slice(0, 10) },
        null,
        2,
      ),
    );
    process.exitCode = faults.length === 0 && trail.kind === 'whole' ? 0 : 1;
  } finally {
    await relay.close();
    await room.close();
    await stopTestServer();
  }
}

async function idOf({ portal }: RefundRoom, email: string): Promise<string> {
  const found = await portal.services.database.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return found.id;
}

/** What the audit trail holds, which no application can change. */
async function storedDecisions({ portal }: RefundRoom): Promise<Decision[]> {
  const rows = await portal.services.database.db
    .selectFrom('audit_entry')
    .select(['subject_id', 'actor_user_id', 'action'])
    .where('outcome', '=', 'done')
    .where('action', 'in', ['refund-approved', 'refund-rejected'])
    .execute();
  return rows.map(({ subject_id, actor_user_id, action }) => ({
    claim: subject_id ?? '',
    reviewer: actor_user_id ?? '',
    verdict: action === 'refund-approved' ? 'approved' : 'rejected',
  }));
}

function shuffled(claims: readonly OpenClaim[], random: () => number): OpenClaim[] {
  return claims
    .map((claim) => ({ claim, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ claim }) => claim);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
