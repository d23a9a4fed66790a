import type { Access } from '../../../contract/endpoint';
import type { Failure } from '../../failure';
import type { Caller } from '../../modules/identity/requestContext';

/** Whether the caller may use an endpoint at all; use cases ask the finer policies. Null when yes. */
export function accessRefusal(access: Access, caller: Caller | null): Failure | null {
  if (access === 'public') return null;
  if (caller === null) return { kind: 'not-signed-in' };
  if (access === 'signed-in-or-temporary') return null;
  if (caller.isTemporary) return { kind: 'temporary-password' };
  if (access === 'signed-in') return null;
  const holds = access.some((role) => caller.actor.roles.includes(role));
  return holds ? null : { kind: 'forbidden', whoCould: access };
}
