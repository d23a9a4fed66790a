import { QueryStatus } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../../../contract/api';
import type { Schema } from '../../../contract/endpoint';
import { schemaParts } from '../../../contract/schemaParts';
import { sensitivityOf } from '../../../contract/sensitivity';
import type { ActionLog, LogStep } from '../../actionLog/actionLog';
import { endpointOf } from '../../actionLog/endpointOf';
import { callPath, type CallParts } from '../../api/base/endpointQuery';

/** What the server answered a call, in the envelope of every answer. */
export interface RecordedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The calls of a log as they stood after so many steps. */
export interface CallsAt {
  /** The newest answer to a call; undefined while it was under way, and for one that was never made. */
  readonly answer: (method: string, path: string, body: string | undefined) => RecordedAnswer | undefined;
  /** Whether a cached answer was being asked for by a form that waits for it. */
  readonly isAwaited: (cacheKey: string) => boolean;
  /** What forms were answered by then, as the cache had it for a moment, by cache key. */
  readonly taken: () => Readonly<Record<string, TakenAnswer>>;
}

/** An entry of the cache, in the toolkit's form. */
export type TakenAnswer = {
  readonly endpointName: string;
  readonly requestId: string;
  readonly originalArgs: unknown;
} & (
  | { readonly status: QueryStatus.fulfilled; readonly data: unknown }
  | { readonly status: QueryStatus.rejected; readonly error: unknown }
);

interface CallEvent {
  readonly step: number;
  readonly answer: RecordedAnswer | undefined;
  readonly isAwaited: boolean;
  /** Undefined while it is under way, and where something on screen holds the answer in the cache. */
  readonly taken: TakenAnswer | undefined;
}

const call = z.object({
  meta: z.object({
    requestStatus: z.enum(['pending', 'fulfilled', 'rejected']),
    requestId: z._default(z.string(), ''),
    /** Answered by the cache: it never left. */
    condition: z.optional(z.boolean()),
    arg: z.object({
      originalArgs: z.optional(z.custom<CallParts>()),
      queryCacheKey: z.optional(z.string()),
      subscribe: z.optional(z.boolean()),
    }),
  }),
  payload: z.optional(z.unknown()),
});
const failure = z.object({ status: z._default(z.number(), 500), message: z._default(z.string(), '') });

/**
 * What was recorded of every call, to be asked for by step: the screens of a replay ask again for what their forms begin with, and
 * are answered with what they were answered then.
 */
export function recordedCalls({ steps }: Pick<ActionLog, 'steps'>): (step: number) => CallsAt {
  const byCall = new Map<string, CallEvent[]>();
  const byKey = new Map<string, CallEvent[]>();
  for (const [index, step] of steps.entries()) note(step, index + 1);

  function note(logged: LogStep, step: number): void {
    const name = logged.kind === 'action' ? endpointOf(logged.action) : undefined;
    const endpoint = name === undefined ? undefined : ENDPOINTS.get(name);
    if (logged.kind !== 'action' || endpoint === undefined || endpoint.answer.kind === 'file') return;
    const { data } = call.safeParse(logged.action);
    if (data === undefined || data.meta.condition === true) return;
    const { requestStatus, requestId, arg } = data.meta;
    const isQuiet = arg.subscribe === false;
    const about = { endpointName: name ?? '', requestId, originalArgs: arg.originalArgs };
    const event: CallEvent = {
      step,
      answer:
        requestStatus === 'pending' ? undefined : answerOf(requestStatus, data.payload, endpoint.answer.data),
      isAwaited: requestStatus === 'pending' && isQuiet,
      taken: !isQuiet
        ? undefined
        : requestStatus === 'fulfilled'
          ? { ...about, status: QueryStatus.fulfilled, data: data.payload ?? null }
          : requestStatus === 'rejected'
            ? { ...about, status: QueryStatus.rejected, error: data.payload }
            : undefined,
    };
    const path = pathOf(endpoint, arg.originalArgs);
    if (path !== undefined) add(byCall, callName(endpoint.method, path, bodyOf(arg.originalArgs)), event);
    if (arg.queryCacheKey !== undefined) add(byKey, arg.queryCacheKey, event);
  }

  return (step) => ({
    answer: (method, path, body) => newest(byCall.get(callName(method, path, body)), step)?.answer,
    isAwaited: (cacheKey) => newest(byKey.get(cacheKey), step)?.isAwaited ?? false,
    taken: () =>
      Object.fromEntries(
        [...byKey].flatMap(([key, events]): [string, TakenAnswer][] => {
          const taken = newest(events, step)?.taken;
          return taken === undefined ? [] : [[key, taken]];
        }),
      ),
  });
}

const callName = (method: string, path: string, body: string | undefined): string =>
  `${method} ${path} ${body ?? ''}`;

/** Undefined for arguments from which no address can be made: a file of another tool may have any. */
function pathOf(endpoint: Parameters<typeof callPath>[0], parts: CallParts | undefined): string | undefined {
  try {
    return callPath(endpoint, parts ?? {});
  } catch {
    return undefined;
  }
}

const bodyOf = (parts: CallParts | undefined): string | undefined =>
  parts?.body === undefined ? undefined : JSON.stringify(parts.body);

function answerOf(status: 'fulfilled' | 'rejected', payload: unknown, schema: Schema): RecordedAnswer {
  if (status === 'fulfilled') {
    const data = withSecrets(schema, payload ?? null);
    return { status: 200, body: { succeeded: true, message: '', data, errors: [] } };
  }
  const refused = failure.safeParse(payload).data ?? { status: 500, message: '' };
  return {
    status: refused.status,
    body: { succeeded: false, message: refused.message, data: null, errors: [] },
  };
}

/** An answer's secrets are in no log; a screen that asks again finds something in their places. */
function withSecrets(schema: Schema, data: unknown): unknown {
  const parts = schemaParts(schema);
  if (parts.kind !== 'fields' || typeof data !== 'object' || data === null) return data;
  const absent = Object.entries(parts.fields).filter(
    ([name, field]) => !(name in data) && sensitivityOf.get(field)?.sensitivity === 'secret',
  );
  return { ...data, ...Object.fromEntries(absent.map(([name]) => [name, 'secret'])) };
}

function add(events: Map<string, CallEvent[]>, name: string, event: CallEvent): void {
  const known = events.get(name);
  if (known === undefined) events.set(name, [event]);
  else known.push(event);
}

const newest = (events: readonly CallEvent[] | undefined, step: number): CallEvent | undefined =>
  events?.findLast((event) => event.step <= step);
