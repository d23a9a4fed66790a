import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint';
import type { FailureEntry } from '../../../contract/envelope';
import type { Language } from '../../../contract/texts/sentence';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import type { Caller } from '../../modules/identity/requestContext';
import type { Services } from '../../services';
import { readRequestTime } from './requestTime';
import type { AnswerOf, Call, Handler, SignedInCall, UploadCall } from './call';
import { carryOut } from './carryOut';
import { openUpload, oversized } from './incomingFile';
import type { TakePlace } from './limitAtOnce';
import { openCall } from './openCall';
import { present, type Presented } from './present';
import type { Rate, RateLimits } from './rateLimits';
import { respond } from './respond';
import { countTogether } from './sharedCount';
import { signedIn } from './signedIn';

/** What every plug-in mounts its endpoints on. */
export interface RouteRegistry {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly limits: RateLimits;
  /** Places for heavy work of this process. */
  readonly places: Readonly<Record<'export' | 'upload', TakePlace>>;
  /** Endpoints mounted so far, for the check that none is forgotten. */
  readonly mounted: Set<Endpoint>;
}

/**
 * Mounts a call that needs nobody signed in.
 * @param noteOf what a success says beside its data, as an entry of `errors` (the specification's LoginRedirect)
 */
export function mountPublic<E extends Endpoint>(
  registry: RouteRegistry,
  endpoint: E,
  handler: Handler<E, Call<E>>,
  noteOf?: (answer: AnswerOf<E>, language: Language) => FailureEntry | undefined,
): void {
  if (endpoint.access !== 'public' || endpoint.idempotent === true)
    throw new Error(`${endpoint.path} needs a signed-in person`);
  const { database, clock } = registry.services;
  const rate = registry.limits.limitFor(endpoint);
  route(registry, endpoint, async (request, reply) => {
    if (rate.isShared) {
      const counted = await countTogether(database.db, endpoint, request.ip, clock.now(), rate);
      if (!counted.ok) return counted;
    }
    const requestTime = await readRequestTime(registry.services);
    const call = openCall(registry.services, endpoint, request, reply, requestTime);
    if (!call.ok) return call;
    const outcome = await handler(call.value);
    if (!outcome.ok) return outcome;
    const note = noteOf?.(outcome.value, call.value.language);
    return ok({ ...present(endpoint, outcome.value), note });
  });
}

/** Mounts a call of somebody signed in. The endpoint's access is checked before its payload is looked at. */
export function mount<E extends Endpoint>(
  registry: RouteRegistry,
  endpoint: E,
  handler: Handler<E, SignedInCall<E>>,
): void {
  if (endpoint.access === 'public' || endpoint.upload === true)
    throw new Error(`${endpoint.path} needs another kind of mounting`);
  const { services } = registry;
  route(registry, endpoint, async (request, reply) => {
    const caller = await signedIn(services, endpoint, request);
    if (!caller.ok) return caller;
    if (isExport(endpoint)) {
      const full = takePlace(registry.places.export, caller.value, reply);
      if (full !== null) return full;
    }
    const requestTime = await readRequestTime(services);
    const call = openCall(services, endpoint, request, reply, requestTime);
    if (!call.ok) return call;
    return carryOut(services, endpoint, request, call.value, caller.value, (ctx) =>
      handler({ ...call.value, caller: caller.value, ctx }),
    );
  });
}

/** Mounts an upload of at most `maxBytes`: what announces more is refused before it is read. */
export function mountUpload<E extends Endpoint>(
  registry: RouteRegistry,
  endpoint: E,
  maxBytes: number,
  handler: Handler<E, UploadCall<E>>,
): void {
  if (endpoint.access === 'public' || endpoint.upload !== true)
    throw new Error(`${endpoint.path} takes no upload`);
  const { services } = registry;
  route(registry, endpoint, async (request, reply) => {
    const caller = await signedIn(services, endpoint, request);
    if (!caller.ok) return caller;
    const failure = oversized(request, maxBytes);
    if (failure !== null) return { ok: false, failure };
    const full = takePlace(registry.places.upload, caller.value, reply);
    if (full !== null) return full;
    // Asked before the file is opened: nothing then stands between its parts and whoever takes them.
    const requestTime = await readRequestTime(services);
    const upload = await openUpload(request, maxBytes);
    if (!upload.ok) return upload;
    const call = openCall(services, endpoint, request, reply, requestTime, upload.value.fields);
    if (!call.ok) {
      upload.value.file.stream.destroy();
      return call;
    }
    return carryOut(services, endpoint, request, call.value, caller.value, (ctx) =>
      handler({ ...call.value, caller: caller.value, ctx, file: upload.value.file }),
    );
  });
}

/** Of an export, every row is read and written out. */
const isExport = (endpoint: Endpoint): boolean =>
  endpoint.answer.kind === 'file' && endpoint.path.endsWith('/export');

const RETRY_SECONDS = 10;

/** Keeps a place until the answer has gone out, or the caller has. */
function takePlace(take: TakePlace, { actor }: Caller, reply: FastifyReply): Outcome<never> | null {
  const leave = take(actor.userId);
  if (leave === null) return failed('too-many-at-once', { seconds: RETRY_SECONDS });
  reply.raw.once('close', leave);
  return null;
}

const limiterOf = ({ max, timeWindow }: Rate) => ({ max, timeWindow });

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<Outcome<Presented>>;

function route(registry: RouteRegistry, endpoint: Endpoint, answer: Answer): void {
  registry.mounted.add(endpoint);
  registry.app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { rateLimit: limiterOf(registry.limits.limitFor(endpoint)) },
    handler: async (request, reply) => respond(request, reply, await answer(request, reply)),
  });
}
