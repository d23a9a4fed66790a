import { statusMessage, type StatusMessage } from '../../contract/hub';

/**
 * Reads the arguments of a status message as hubs send them: one object, in Pascal case or not, or message and state apart. Null
 * where there is no message among them.
 */
export function readStatus([first, second]: readonly unknown[]): StatusMessage | null {
  const payload = typeof first === 'string' ? { message: first, state: second } : inOurCase(first);
  const parsed = statusMessage.safeParse(payload);
  return parsed.success ? parsed.data : null;
}

const inOurCase = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]: [string, unknown]) => [
          name.charAt(0).toLowerCase() + name.slice(1),
          inner,
        ]),
      )
    : value;
