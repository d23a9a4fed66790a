import * as z from 'zod/mini';
import type { LogStep } from '../../actionLog/actionLog';
import { readableName } from '../../actionLog/readableAction';
import type { LoggedAction } from '../../actionLog/logFormat';
import type { Stepwise } from '../../actionLog/stepwise';
import { alertRaised } from '../../state/alerts';
import { navigated } from '../../state/navigation';
import { screenMeaning } from './screenMeaning';

/** What an action is about, to filter by. */
export const ROW_KINDS = [
  'page',
  'navigation',
  'call',
  'cache',
  'session',
  'alert',
  'live',
  'device',
  'screen',
  'other',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One step of a log as the list shows it. */
export interface Row {
  /** Counts from 1: the state after this step has the same number. */
  readonly number: number;
  /** Milliseconds since 1970, where the log tells. */
  readonly at: number | undefined;
  readonly kind: RowKind;
  readonly name: string;
  /** What it was about, in a few words: an address, a message. */
  readonly detail: string;
  /** The action tells of something that went wrong. */
  readonly isFailure: boolean;
}

const KINDS_BY_SLICE: Readonly<Record<string, RowKind>> = {
  session: 'session',
  sessionLimit: 'session',
  impersonation: 'session',
  alerts: 'alert',
  live: 'live',
  spinner: 'cache',
  transfers: 'cache',
  preferences: 'device',
  screen: 'screen',
};

const call = z.object({
  meta: z.object({
    requestStatus: z.enum(['pending', 'fulfilled', 'rejected']),
    arg: z.object({ endpointName: z.string() }),
    aborted: z.optional(z.boolean()),
    condition: z.optional(z.boolean()),
  }),
});
/** A sign-in that came to nothing is an answer to its page, so its call counts as fulfilled. */
const refusedSignIn = z.object({
  payload: z.object({ kind: z.enum(['refused', 'unreachable']), message: z.optional(z.string()) }),
});
const alert = z.object({ payload: z.object({ message: z.string(), class: z.string() }) });
const address = z.object({
  payload: z.object({ pathname: z.string(), query: z.record(z.string(), z.string()) }),
});

/** The rows of a log, one for each step. */
export function* rowsOf(steps: readonly LogStep[]): Stepwise<readonly Row[]> {
  const rows: Row[] = [];
  for (const step of steps) {
    rows.push(rowOf(step, rows.length + 1));
    yield rows.length / steps.length;
  }
  return rows;
}

function rowOf(step: LogStep, number: number): Row {
  const place = { number, at: step.at };
  if (step.kind === 'restart')
    return { ...place, kind: 'page', name: 'restart', detail: step.path, isFailure: false };
  const { action } = step;
  // Only calls have another name than their type; asking for it costs more than all the rest of a row.
  const name = action.type.startsWith('api/') ? readableName(action) : action.type;
  return { ...place, name, ...meaningOf(action) };
}

function meaningOf(action: LoggedAction): Pick<Row, 'kind' | 'detail' | 'isFailure'> {
  if (action.type === navigated.type)
    return { kind: 'navigation', detail: addressText(action) ?? '', isFailure: false };
  if (action.type === alertRaised.type) {
    const { data } = alert.safeParse(action);
    return {
      kind: 'alert',
      detail: plain(data?.payload.message),
      isFailure: data?.payload.class === 'danger',
    };
  }
  const slice = action.type.split('/', 1)[0] ?? '';
  if (slice === 'screen') return { kind: 'screen', ...screenMeaning(action) };
  const { data } = slice === 'api' ? call.safeParse(action) : { data: undefined };
  if (data === undefined) return { kind: kindOf(slice), detail: '', isFailure: false };
  const { requestStatus, aborted, condition } = data.meta;
  const isFailure = requestStatus === 'rejected' && aborted !== true && condition !== true;
  const refused = requestStatus === 'fulfilled' ? refusedSignIn.safeParse(action).data : undefined;
  return {
    kind: 'call',
    detail: [refused?.payload.message, referenceOf(action)].filter(Boolean).join(' '),
    isFailure: isFailure || refused !== undefined,
  };
}

const referenced = z.object({ payload: z.object({ reference: z.string() }) });

/** By which the server's log names a failure; the message on screen gives it, too. */
export const referenceOf = (action: LoggedAction): string | undefined =>
  referenced.safeParse(action).data?.payload.reference;

const kindOf = (slice: string): RowKind => (slice === 'api' ? 'cache' : (KINDS_BY_SLICE[slice] ?? 'other'));

/** Messages are HTML; a row shows their words. */
const plain = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Path and query an action led to, or undefined where it is no navigation. */
export function addressText(action: LoggedAction): string | undefined {
  if (action.type !== navigated.type) return undefined;
  const { data } = address.safeParse(action);
  if (data === undefined) return undefined;
  const query = new URLSearchParams(data.payload.query).toString();
  return query === '' ? data.payload.pathname : `${data.payload.pathname}?${query}`;
}
