import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint';
import { companyOf } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { transactOn } from '../../db/transact';
import type { Failure, Outcome } from '../../failure';
import type { Caller, RequestContext } from '../../modules/identity/requestContext';
import type { Services } from '../../services';
import type { Call } from './call';
import {
  AnsweredMeanwhile,
  findEarlierAnswer,
  idempotencyKeyOf,
  onceOnly,
  requestHashOf,
  StillRunning,
  type Once,
} from './idempotency';
import { present, type Presented } from './present';
import { recordDenial } from './signedIn';

type Run = (ctx: RequestContext) => Promise<Outcome<unknown>>;

/** Runs a signed-in call's handler: once only where the contract says so, and with a row in the audit when a policy refuses. */
export async function carryOut(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  call: Call<Endpoint>,
  caller: Caller,
  run: Run,
): Promise<Outcome<Presented>> {
  const { source, at, today, boardZone, language } = call;
  const transact = transactOn(services.database);
  const ctx: RequestContext = { caller, source, at, today, boardZone, language, transact };
  const outcome =
    endpoint.idempotent === true
      ? await runOnce(services, endpoint, request, call, ctx, run)
      : await runPlainly(endpoint, ctx, run);
  if (!outcome.ok) await recordDenial(services, endpoint, caller, source, outcome.failure);
  return outcome;
}

async function runPlainly(endpoint: Endpoint, ctx: RequestContext, run: Run): Promise<Outcome<Presented>> {
  const outcome = await run(ctx);
  return outcome.ok ? ok(present(endpoint, outcome.value)) : outcome;
}

async function runOnce(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  call: Call<Endpoint>,
  ctx: RequestContext,
  run: Run,
): Promise<Outcome<Presented>> {
  const key = idempotencyKeyOf(request.headers['idempotency-key']);
  if (key === null) return fail<Failure>({ kind: 'key-missing' });
  const once: Once = {
    userId: ctx.caller.actor.userId,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    key,
    requestHash: requestHashOf({
      userId: ctx.caller.actor.userId,
      company: companyOf(ctx.caller.actor),
      endpoint: `${endpoint.method} ${endpoint.path}`,
      sent: [call.params, call.query, call.body].map((part) => part ?? null),
    }),
  };
  const earlier = await replay(services, once);
  if (earlier !== null) return earlier;
  const stored = { answer: false };
  const transact = onceOnly(services.database, once, ctx.at, (value) => {
    stored.answer = true;
    return dataOf(present(endpoint, value));
  });
  try {
    const outcome = await runPlainly(endpoint, { ...ctx, transact }, run);
    if (outcome.ok && !stored.answer) throw new Error(`${once.endpoint} answered without its transaction`);
    return outcome;
  } catch (error) {
    if (error instanceof StillRunning) return fail<Failure>({ kind: 'key-in-use' });
    if (!(error instanceof AnsweredMeanwhile)) throw error;
    return (await replay(services, once)) ?? fail<Failure>({ kind: 'key-in-use' });
  }
}

async function replay(services: Services, once: Once): Promise<Outcome<Presented> | null> {
  const earlier = await findEarlierAnswer(services.database.db, once);
  if (earlier.kind === 'none') return null;
  if (earlier.kind === 'other') return fail<Failure>({ kind: 'key-reused' });
  return ok({ kind: 'data', data: earlier.answer });
}

function dataOf(presented: Presented): unknown {
  if (presented.kind === 'file') throw new Error('a file cannot be the answer of a call that counts once');
  return presented.data;
}
