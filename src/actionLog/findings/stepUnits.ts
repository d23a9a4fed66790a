import type { LogStep } from '../actionLog';
import { isRandomId } from '../randomId';

/** Steps that only make sense together, in the order of the log. */
export type StepUnit = readonly LogStep[];

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

/** Read by hand: a schema takes as long as replaying the step, and a page shrinks logs of many thousands. */
function idIn(action: object): string | undefined {
  const payload = part(action, 'payload');
  const candidates = [
    part(part(action, 'meta'), 'requestId'),
    payload,
    part(payload, 'requestId'),
    part(payload, 'id'),
  ];
  return candidates.find((value): value is string => typeof value === 'string' && isRandomId(value));
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
