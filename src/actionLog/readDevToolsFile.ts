import * as z from 'zod/mini';
import type { ReadLog } from './actionLog';
import { completeElements } from './completeElements';
import { loggedAction } from './logFormat';
import type { LogProblem } from './logProblem';
import { parseJson } from './parseJson';
import { readActionList } from './readActionList';
import type { Stepwise } from './stepwise';

const lifted = z.object({
  actionsById: z.record(z.string(), z.unknown()),
  stagedActionIds: z.optional(z.array(z.int())),
  skippedActionIds: z.optional(z.array(z.int())),
  committedState: z.optional(z.unknown()),
});

const exported = z.object({ payload: z.unknown(), preloadedState: z.optional(z.unknown()) });
const performed = z.object({ action: loggedAction });

/** Reads what Redux DevTools exports: its lifted state, or payload and first state as text. Undefined for anything else. */
export function readDevToolsFile(file: unknown, slices: readonly string[]): Stepwise<ReadLog> | undefined {
  const history = lifted.safeParse(file);
  if (history.success) return readHistory(history.data, slices);
  const wrapped = exported.safeParse(file);
  if (!wrapped.success) return undefined;
  const start = unfolded(wrapped.data.preloadedState);
  const { payload } = wrapped.data;
  const inner = unfolded(payload);
  if (Array.isArray(inner)) return readActionList(inner, slices, { isCut: false, start, source: 'devtools' });
  const innerHistory = lifted.safeParse(inner);
  if (innerHistory.success) return readHistory({ committedState: start, ...innerHistory.data }, slices);
  if (typeof payload === 'string' && payload.trimStart().startsWith('['))
    return readActionList(completeElements(payload.trim()), slices, {
      isCut: true,
      start,
      source: 'devtools',
    });
  return undefined;
}

/** Parts of an exported file are JSON inside JSON. */
const unfolded = (part: unknown): unknown => (typeof part === 'string' ? parseJson(part) : part);

function readHistory(
  { actionsById, stagedActionIds, skippedActionIds = [], committedState }: z.infer<typeof lifted>,
  slices: readonly string[],
): Stepwise<ReadLog> {
  const ids = stagedActionIds ?? Object.keys(actionsById).map(Number);
  const problems: LogProblem[] = [];
  const entries = ids.flatMap((id) => {
    const entry = actionsById[String(id)];
    if (!skippedActionIds.includes(id)) return [entry];
    const type = performed.safeParse(entry).data?.action.type ?? 'unknown';
    problems.push({ kind: 'switched-off', entry: id, type });
    return [];
  });
  return readActionList(entries, slices, {
    isCut: false,
    start: committedState,
    source: 'devtools',
    problems,
  });
}
