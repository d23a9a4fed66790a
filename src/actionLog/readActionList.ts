import * as z from 'zod/mini';
import type { ActionLog, ActionStep, ReadLog } from './actionLog';
import { handWrittenActions } from './handWritten';
import { loggedAction, type LoggedAction } from './logFormat';
import type { LogProblem } from './logProblem';
import { originalAction } from './readableAction';
import type { Stepwise } from './stepwise';

/** What rrweb writes: pictures of a page and their changes, with numbers for types. */
const event = z.object({ type: z.number(), timestamp: z.number(), data: z.unknown() });
const timed = z.object({ action: loggedAction, timestamp: z.optional(z.number()) });

interface Listed {
  readonly isCut: boolean;
  readonly start?: unknown;
  readonly source?: ActionLog['source'];
  readonly problems?: readonly LogProblem[];
}

/**
 * Reads a list of actions, bare or each with its time. Those of no slice are steps that change nothing, so that the steps are the
 * file's; a list of nothing else is refused. Entries without a type are listed and left out, the beginnings and ends that Redux
 * itself dispatches silently.
 */
export function* readActionList(
  entries: readonly unknown[],
  slices: readonly string[],
  { isCut, start, source = 'list', problems: earlier = [] }: Listed,
): Stepwise<ReadLog> {
  const steps: ActionStep[] = [];
  const problems = [...earlier];
  const expand = handWrittenActions();
  for (const [index, entry] of entries.entries()) {
    yield index / entries.length;
    const found = readEntry(entry);
    if (found === undefined) problems.push({ kind: 'no-type', entry: index + 1 });
    else if (found.action.type.startsWith('@@')) continue;
    else for (const action of expand(originalAction(found.action))) take(action, found.at, index + 1);
  }
  if (isCut) {
    if (steps.length === 0) return { ok: false, problem: { kind: 'nothing-complete' } };
    problems.push({ kind: 'truncated', actions: steps.length });
  }
  const [first] = steps;
  if (first === undefined) return { ok: false, problem: withoutActions(entries) };
  if (!steps.some(({ action }) => belongsTo(action.type, slices)))
    return { ok: false, problem: { kind: 'foreign-actions', first: first.action.type.slice(0, 60) } };
  return {
    ok: true,
    log: { source, header: null, start, steps, checkpoints: [], console: [], problems },
  };

  function take(action: LoggedAction, at: number | undefined, entry: number): void {
    if (!belongsTo(action.type, slices)) problems.push({ kind: 'unknown-type', entry, type: action.type });
    steps.push({
      kind: 'action',
      seq: steps.length + 1,
      isSettled: false,
      drift: [],
      action,
      ...(at === undefined ? {} : { at }),
    });
  }
}

/** What a list is in which nothing is an action. */
function withoutActions(entries: readonly unknown[]): LogProblem {
  if (entries.length === 0) return { kind: 'no-actions' };
  const found = entries.every((entry) => event.safeParse(entry).success)
    ? 'a screen recording made by rrweb'
    : 'a list in which no entry has a type';
  return { kind: 'not-a-log', found };
}

function readEntry(
  entry: unknown,
): { readonly action: LoggedAction; readonly at?: number | undefined } | undefined {
  const bare = loggedAction.safeParse(entry);
  if (bare.success && bare.data.type !== 'PERFORM_ACTION') return { action: bare.data };
  const wrapped = timed.safeParse(entry);
  return wrapped.success ? { action: wrapped.data.action, at: wrapped.data.timestamp } : undefined;
}

/** Whether a value is an action, bare or with its time. */
export const isEntry = (value: unknown): boolean => readEntry(value) !== undefined;

/** Actions are named `slice/what happened`; those of the toolkit's caches and of the start belong to the application too. */
function belongsTo(type: string, slices: readonly string[]): boolean {
  const owner = type.split('/', 1)[0] ?? '';
  return slices.includes(owner) || owner === 'app' || owner === '__rtkq';
}
