import type { Endpoint } from '../../../contract/endpoint';
import { asCompany, companyOf } from '../../../domain/permissions';
import { type Failure, refusalOf } from '../../failure';
import type { Caller } from '../../modules/identity/requestContext';

/** Whether the caller may use an endpoint at all; use cases ask the finer policies. Null when yes. */
export function accessRefusal(
  { access, permission }: Pick<Endpoint, 'access' | 'permission'>,
  caller: Caller | null,
): Failure | null {
  if (access === 'public') return null;
  if (caller === null) return { kind: 'not-signed-in' };
  if (access === 'signed-in-or-temporary') return null;
  if (caller.isTemporary) return { kind: 'temporary-password' };
  if (access === 'signed-in') return null;
  const holds = access.some((role) => caller.actor.roles.includes(role));
  if (!holds) return { kind: 'forbidden', whoCould: access };
  const { actor } = caller;
  if (permission === undefined || !actor.roles.includes('user')) return null;
  return refusalOf(asCompany(actor, companyOf(actor), permission));
}
