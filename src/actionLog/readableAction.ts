import * as z from 'zod/mini';
import type { LoggedAction } from './logFormat';

const call = z.object({
  meta: z.object({
    requestStatus: z.enum(['pending', 'fulfilled', 'rejected']),
    arg: z.object({ endpointName: z.string(), type: z.string() }),
  }),
});

/** A call of the server named by what it is: `listRefunds fulfilled` instead of `api/executeQuery/fulfilled`. */
export function readableName(action: LoggedAction): string {
  const { data } = call.safeParse(action);
  return data === undefined ? action.type : `${data.meta.arg.endpointName} ${data.meta.requestStatus}`;
}

/** The action under its readable name; `was` keeps the type, so that a file exported from DevTools can be replayed. */
export function readableAction(action: LoggedAction): LoggedAction {
  const type = readableName(action);
  return type === action.type ? action : { ...action, type, was: action.type };
}

/** Undoes `readableAction`. */
export function originalAction(action: LoggedAction): LoggedAction {
  const { was, ...rest } = action;
  return typeof was === 'string' ? { ...rest, type: was } : action;
}
