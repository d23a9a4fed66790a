import type { Endpoint } from '../../../contract/endpoint';
import { ENDPOINTS } from '../../../contract/api';
import { refreshToken } from '../../../contract/endpoints/identity';
import type { LogStep } from '../../../src/actionLog/actionLog';
import type { LoggedAction } from '../../../src/actionLog/logFormat';
import { api } from '../../../src/api/base/api';
import type { ApiThunk } from '../../../src/api/base/apiThunk';
import { callPath, type CallParts } from '../../../src/api/base/endpointQuery';
import { alertDismissed, alertRaised } from '../../../src/state/alerts';
import { connectionIdLearned } from '../../../src/state/session';
import { z } from 'zod';
import { createFakeHub, type FakeHub } from './fakeHub';
import { MemoryStorage } from './memoryStorage';
import { refused, sendJson, startApiServer, succeeded } from './apiServer';
import { createTestBed, type TestBed } from './testStore';

const call = z.object({
  meta: z.object({
    requestStatus: z.enum(['pending', 'fulfilled', 'rejected']),
    arg: z.object({ endpointName: z.string(), originalArgs: z.custom<CallParts | undefined>().optional() }),
  }),
  // A call that has just begun has none.
  payload: z.unknown().optional(),
});
const alert = z.object({ message: z.string(), class: z.string() });
const failure = z.object({ status: z.number().default(500), message: z.string().default('') });
const startState = z.object({ session: z.unknown() });

export interface PlayedBack extends TestBed {
  /** Calls for which the log has no answer. */
  readonly unanswered: readonly string[];
}

/** What the application does by itself; it is left to do it again. */
const OWN = [/^live\//, /^app\//, /^__rtkq\//, /^api\/(?!execute)/];

/**
 * Carries out on the real store what was done in a recorded log: calls are made again to a server on the loopback that answers
 * as recorded, live messages come from a hub, sessions begin and end as they did.
 */
export async function playBack(start: unknown, steps: readonly LogStep[]): Promise<PlayedBack> {
  quietSlowness();
  const answers = recordedAnswers(steps);
  const unanswered: string[] = [];
  const server = await startApiServer(({ method, path }, response) => {
    const recorded = answers.get(`${method} ${path}`);
    const answer = recorded !== undefined && recorded.length > 1 ? recorded.shift() : recorded?.[0];
    if (answer === undefined && path !== refreshToken.path) unanswered.push(`${method} ${path}`);
    if (answer === undefined) sendJson(response, 503, refused('unavailable', 'The log has no such answer.'));
    else sendJson(response, answer.status, answer.body);
  });
  const hub = createFakeHub();
  const tab = new MemoryStorage();
  const { data } = startState.safeParse(start);
  if (typeof data?.session === 'object' && data.session !== null)
    tab.setItem('auth', JSON.stringify(data.session));
  const bed = createTestBed({ url: server.url, hub, tab });
  for (const step of steps)
    if (step.kind === 'action' && step.cause === undefined) await carryOut(bed, hub, step.action);
  await Promise.all(bed.store.dispatch(api.util.getRunningQueriesThunk()));
  await server.close();
  return { ...bed, unanswered };
}

/** How long the toolkit's own checks take tells of the machine, not of the application; every other warning is shown. */
function quietSlowness(): void {
  const warn = console.warn.bind(console);
  jest.spyOn(console, 'warn').mockImplementation((...said: unknown[]) => {
    if (!/Middleware took \d+ms/.test(String(said[0]))) warn(...said);
  });
}

async function carryOut({ store, clock }: TestBed, hub: FakeHub, action: LoggedAction): Promise<void> {
  const called = call.safeParse(action).data;
  if (called !== undefined) {
    const { endpointName, originalArgs } = called.meta.arg;
    if (called.meta.requestStatus !== 'pending' || !isSent(endpointName)) return;
    const endpoints: Readonly<Record<string, unknown>> = api.endpoints;
    const { initiate } = initiable.parse(endpoints[endpointName]);
    await store.dispatch(initiate(originalArgs, { forceRefetch: true }));
  } else if (action.type === alertRaised.type) {
    const shown = alert.parse(action['payload']);
    const line = hub.openLines().at(-1);
    const state = shown.class === 'danger' ? 'error' : 'ok';
    if (line === undefined) store.dispatch(action);
    else line.options.onStatus({ message: shown.message, state });
  } else if (action.type === alertDismissed.type || action.type === connectionIdLearned.type) return;
  else if (!OWN.some((own) => own.test(action.type))) store.dispatch(action);
  await clock.pass(1_000);
}

const initiable = z.looseObject({
  initiate: z.custom<(args: unknown, options: object) => ApiThunk<Promise<unknown>>>(
    (value) => typeof value === 'function',
  ),
});

/** What takes bytes or secrets from beside the store is not in a log. */
const isSent = (endpoint: string): boolean =>
  !['login', 'verifyMfaCode', 'logout', 'refreshToken'].includes(endpoint) &&
  ENDPOINTS.get(endpoint)?.upload !== true &&
  ENDPOINTS.get(endpoint)?.answer.kind !== 'file';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function refusalIn(payload: unknown): Answer {
  const { status, message } = failure.parse(payload ?? {});
  return { status, body: refused('refused', message) };
}

function recordedAnswers(steps: readonly LogStep[]): Map<string, Answer[]> {
  const answers = new Map<string, Answer[]>();
  for (const step of steps) {
    const { data } = call.safeParse(step.kind === 'action' ? step.action : undefined);
    if (data === undefined || data.meta.requestStatus === 'pending') continue;
    const { endpointName, originalArgs } = data.meta.arg;
    const endpoint: Endpoint | undefined = ENDPOINTS.get(endpointName);
    if (endpoint === undefined || !isSent(endpointName)) continue;
    const key = `${endpoint.method} ${callPath(endpoint, originalArgs ?? {})}`;
    const answer =
      data.meta.requestStatus === 'fulfilled'
        ? { status: 200, body: succeeded(data.payload) }
        : refusalIn(data.payload);
    answers.set(key, [...(answers.get(key) ?? []), answer]);
  }
  return answers;
}
