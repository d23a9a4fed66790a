import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint';
import { fail, ok } from '../../../domain/result';
import type { Failure, Outcome } from '../../failure';
import { transactOn } from '../../db/transact';
import { recordRefusal } from '../../modules/audit/recordRefusal';
import type { Caller, Source } from '../../modules/identity/requestContext';
import type { Services } from '../../services';
import { accessRefusal } from './access';
import { authenticate } from './authenticate';
import { sourceOf } from './openCall';
import { isDenial } from './statusOf';

/** The signed-in caller, if the endpoint is open to them. A denial leaves its row in the audit. */
export async function signedIn(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Outcome<Caller>> {
  const found = await authenticate(services, request, services.clock.now());
  if (!found.ok) return found;
  const caller = found.value;
  const refusal = accessRefusal(endpoint, caller);
  if (caller === null) return fail({ kind: 'not-signed-in' });
  if (refusal === null) return ok(caller);
  await recordDenial(services, endpoint, caller, sourceOf(request), refusal);
  return fail(refusal);
}

/** One audit row for each refusal of access, whether the endpoint's roles or a policy said no. */
export async function recordDenial(
  services: Services,
  endpoint: Endpoint,
  caller: Caller,
  source: Source,
  failure: Failure,
): Promise<void> {
  if (!isDenial(failure.kind)) return;
  await transactOn(services.database)((tx) =>
    recordRefusal(
      tx,
      { caller, source, at: services.clock.now() },
      {
        action: 'access-refused',
        subject: { type: 'endpoint', id: `${endpoint.method} ${endpoint.path}` },
        companyId: caller.actor.companyId,
        details: { reason: failure.kind },
      },
    ),
  );
}
