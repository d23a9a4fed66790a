import type { LoggedAction } from './logFormat';

/** The endpoint whose call an action tells of. Looked at by hand: every step of a long log is asked. */
export function endpointOf(action: LoggedAction): string | undefined {
  const { meta } = action;
  if (typeof meta !== 'object' || meta === null || !('arg' in meta)) return undefined;
  const { arg } = meta;
  if (typeof arg !== 'object' || arg === null || !('endpointName' in arg)) return undefined;
  return typeof arg.endpointName === 'string' ? arg.endpointName : undefined;
}
