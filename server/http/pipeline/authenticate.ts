import type { FastifyRequest } from 'fastify';
import { ON_BEHALF_OF } from '../../../contract/endpoints/impersonation';
import { fail, ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { Caller } from '../../modules/identity/requestContext';
import { findCaller } from '../../modules/identity/findCaller';
import { readSessionToken } from '../../modules/identity/sessionToken';
import type { Services } from '../../services';

/** The token of an Authorization header, or null when there is none. */
export function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer +([^\s]+) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

const singleHeader = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** Who sends the request: null when nobody is signed in. A company named on behalf must be the one really acted for. */
export async function authenticate(
  services: Pick<Services, 'signer' | 'database'>,
  request: FastifyRequest,
  now: Date,
): Promise<Outcome<Caller | null>> {
  const token = bearerOf(request.headers.authorization);
  if (token === null) return ok(null);
  const session = await readSessionToken(services.signer, token);
  if (session === null) return ok(null);
  const found = await findCaller(services.database.db, session, now);
  if (found === null) return ok(null);
  const { caller, impersonating } = found;
  const onBehalfOf = singleHeader(request.headers[ON_BEHALF_OF.toLowerCase()]);
  if (onBehalfOf === null) return ok(caller);
  if (impersonating !== onBehalfOf || !caller.actor.roles.includes('admin'))
    return fail({ kind: 'not-acting' });
  return ok({ ...caller, actor: { ...caller.actor, actingFor: { companyId: onBehalfOf } } });
}
