import * as z from 'zod/mini';
import type { LogStep } from '../actionLog';
import { isRandomId } from '../randomId';

/** Steps that only make sense together, in the order of the log. */
export type StepUnit = readonly LogStep[];

const naming = z.object({
  payload: z.optional(z.unknown()),
  meta: z.optional(z.object({ requestId: z.optional(z.string()) })),
});
const named = z.object({ id: z.optional(z.unknown()), requestId: z.optional(z.unknown()) });

/**
 * The steps of a log, with those in one unit that name the same thing by its random ID: the beginning and the end of a call, a message
 * and its dismissal.
 */
export function stepUnits(steps: readonly LogStep[]): readonly StepUnit[] {
  const units: LogStep[][] = [];
  const byId = new Map<string, LogStep[]>();
  for (const step of steps) {
    const id = step.kind === 'action' ? idIn(step.action) : undefined;
    const known = id === undefined ? undefined : byId.get(id);
    if (known !== undefined) {
      known.push(step);
      continue;
    }
    const unit = [step];
    units.push(unit);
    if (id !== undefined) byId.set(id, unit);
  }
  return units;
}

function idIn(action: object): string | undefined {
  const { payload, meta } = naming.safeParse(action).data ?? {};
  const { id, requestId } = named.safeParse(payload).data ?? {};
  return [meta?.requestId, payload, requestId, id].find(
    (value): value is string => typeof value === 'string' && isRandomId(value),
  );
}
