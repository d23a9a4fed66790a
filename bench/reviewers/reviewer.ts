import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Asked, Decision, Seen } from '../../test/server/kill/decisionHistory';
import { type OneAnswer, oneRequest } from '../../test/server/setup/oneRequest';

/** A claim that waits for a decision, as the reviewer last saw it. */
export interface OpenClaim {
  readonly id: string;
  readonly version: number;
  readonly amountVerified: string;
}

export interface Reviewer {
  /** As the audit trail names the person. */
  readonly userId: string;
  readonly token: string;
  readonly verdict: Decision['verdict'];
}

/** Everything that reviewers asked and saw, kept outside the server that may be killed. */
export interface Notes {
  readonly asked: Asked[];
  readonly seen: Seen[];
}

const envelope = z.object({ data: z.object({ status: z.string() }) });
const PATIENCE_MS = 4_000;
const AGAIN_MS = 200;

/**
 * Decides claims one after the other; a stale version is an answer like any other. After each decision, and after one that nobody
 * answered, the claim is looked at again, as a person would.
 * @param claims shared by those who work for the same person: each is decided once for that person
 */
export async function review(url: string, reviewer: Reviewer, claims: Iterator<OpenClaim>, notes: Notes) {
  for (let next = claims.next(); next.done !== true; next = claims.next()) {
    notes.asked.push(await decide(url, reviewer, next.value));
    notes.seen.push(await lookAt(url, reviewer, next.value.id));
  }
}

async function decide(
  url: string,
  { userId, token, verdict }: Reviewer,
  { id, version, amountVerified }: OpenClaim,
): Promise<Asked> {
  const content =
    verdict === 'approved'
      ? { version, amountApproved: amountVerified, comment: '' }
      : { version, reasonCode: 'not-eligible', reason: 'No.' };
  const begun = performance.now();
  const answer = await oneRequest(
    `${url}/api/refunds/${id}/${verdict === 'approved' ? 'approve' : 'reject'}`,
    {
      method: 'POST',
      token,
      body: JSON.stringify(content),
      key: randomUUID(),
      patienceMs: PATIENCE_MS,
    },
  );
  const ended = performance.now();
  return { claim: id, reviewer: userId, verdict, begun, ended, outcome: outcomeOf(answer) };
}

/** A 5xx says nothing for sure: the server may have been ended between the action and its answer. */
function outcomeOf(answer: OneAnswer | 'cut'): Asked['outcome'] {
  if (answer === 'cut' || answer.status >= 500) return 'unknown';
  if (answer.status === 200) return 'done';
  if (answer.status === 409) return 'refused';
  throw new Error(`a decision was answered with ${answer.status}: ${answer.text}`);
}

/** Asks until there is an answer: a server that was killed comes back. */
async function lookAt(url: string, { token }: Reviewer, claim: string): Promise<Seen> {
  for (;;) {
    const begun = performance.now();
    const answer = await oneRequest(`${url}/api/refunds/${claim}`, {
      method: 'GET',
      token,
      patienceMs: PATIENCE_MS,
    });
    if (answer !== 'cut' && answer.status === 200) {
      const { status } = envelope.parse(JSON.parse(answer.text)).data;
      return { claim, begun, isDecided: status !== 'Verified' };
    }
    if (answer !== 'cut' && answer.status < 500)
      throw new Error(`a claim was answered with ${answer.status}: ${answer.text}`);
    await pause(AGAIN_MS);
  }
}
