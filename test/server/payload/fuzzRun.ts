import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../../../contract/api';
import type { Endpoint } from '../../../contract/endpoint';
import { failureEntry } from '../../../contract/envelope';
import { seededRandom, hostileCall, type HostileCall } from './hostilePayload';
import { unnamedIn } from './schemaShape';

export interface Sender {
  readonly token: string | null;
}

export interface FuzzReport {
  readonly sent: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** One sentence for each answer that must not be. */
  readonly breaks: readonly string[];
}

const envelope = z.strictObject({
  succeeded: z.boolean(),
  message: z.string(),
  data: z.unknown(),
  errors: z.array(failureEntry),
  reference: z.optional(z.string()),
});

/** Calls that would sign the senders out; their inputs are tried without a token. */
const ENDS_SESSIONS = new Set(['logout', 'endOwnSessions', 'refreshToken']);
const AT_ONCE = 16;

/**
 * Sends hostile inputs to every call of the contract, the same ones for a seed, and collects answers that are no refusal and no
 * success: a 5xx, a connection that ends, a body that is not what the contract promises.
 */
export async function fuzz(
  url: string,
  senders: readonly Sender[],
  inputsPerCall: number,
  seed: number,
): Promise<FuzzReport> {
  const random = seededRandom(seed);
  const calls = [...ENDPOINTS].flatMap(([name, endpoint]) =>
    endpoint.upload === true
      ? []
      : Array.from({ length: inputsPerCall }, (_, n) => ({
          name,
          endpoint,
          call: hostileCall(endpoint, random),
          sender: ENDS_SESSIONS.has(name) ? null : (senders[n % senders.length] ?? null),
        })),
  );
  const statuses: Record<string, number> = {};
  const breaks: string[] = [];
  const queue = calls.values();
  const work = async () => {
    for (const { name, endpoint, call, sender } of queue) {
      const { status, problem } = await send(url, endpoint, call, sender);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (problem !== null)
        breaks.push(`${name}: ${problem} for ${call.path.slice(0, 200)} ${call.body?.slice(0, 300) ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { sent: calls.length, statuses, breaks };
}

async function send(url: string, endpoint: Endpoint, call: HostileCall, sender: Sender | null) {
  try {
    const response = await fetch(url + call.path, {
      method: endpoint.method,
      redirect: 'manual',
      headers: {
        ...(sender?.token ? { authorization: `Bearer ${sender.token}` } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': randomUUID(),
      },
      ...(call.body === undefined ? {} : { body: call.body }),
    });
    const text = await response.text();
    return { status: String(response.status), problem: problemOf(endpoint, response, text) };
  } catch (error) {
    return { status: 'none', problem: `no answer (${String(error)})` };
  }
}

function problemOf(endpoint: Endpoint, response: Response, text: string): string | null {
  if (response.status >= 500) return `status ${response.status}`;
  if (response.status === 423 || endpoint.answer.kind === 'file') return null;
  const parsed = z.safeParse(envelope, JSON.parse(text));
  if (!parsed.success) return `another shape than the envelope with status ${response.status}`;
  if (response.status !== 200 || parsed.data.data === null) return null;
  const unnamed = unnamedIn(endpoint.answer.data, parsed.data.data);
  return unnamed.length === 0 ? null : `fields nobody named: ${unnamed.join(', ')}`;
}
