import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOARD_TIME_ZONE } from '../../../contract/boardZone';
import type { Endpoint } from '../../../contract/endpoint';
import { languageOf } from '../../../contract/texts/sentence';
import { ok } from '../../../domain/result';
import type { Outcome } from '../../failure';
import type { Source } from '../../modules/identity/requestContext';
import type { Services } from '../../services';
import { bearerOf } from './authenticate';
import type { RequestTime } from './requestTime';
import type { Call } from './call';
import { isLocalRequest } from './isLocalRequest';
import { parsePayload } from './parsePayload';
import { reversedRange } from './reversedRange';
import { deviceCookies, refreshCookieJar } from './refreshCookie';

const LONGEST_USER_AGENT = 300;

/** Where the request came from. X-Forwarded-For counts only from proxies the configuration trusts. */
export const sourceOf = (request: FastifyRequest): Source => ({
  address: request.ip,
  reference: request.id,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
});

/**
 * Parses params, query and body by the contract, all of them before any is used. The answer will name the board's zone, whatever
 * comes of the call.
 * @param body the parsed payload, or for an upload its text parts
 */
export function openCall<E extends Endpoint>(
  services: Services,
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  requestTime: RequestTime,
  body: unknown = request.body,
): Outcome<Call<E>> {
  void reply.header(BOARD_TIME_ZONE, requestTime.boardZone);
  const params = parsePayload(endpoint.params, request.params);
  // An id of a form that no id has is an id that does not exist.
  if (!params.ok) return { ok: false, failure: { kind: 'not-found' } };
  const query = parsePayload(endpoint.query, request.query);
  if (!query.ok) return query;
  const reversed = reversedRange(query.value);
  if (reversed !== null) return { ok: false, failure: { kind: 'invalid-input', fields: [reversed] } };
  const content = parsePayload(endpoint.body, body);
  if (!content.ok) return content;
  const parsed = {
    params: params.value,
    query: query.value,
    body: content.value,
    language: languageOf(request.headers['accept-language']),
    source: sourceOf(request),
    isLocal: isLocalRequest(request),
    ...requestTime,
    bearer: bearerOf(request.headers.authorization),
    refreshCookie: refreshCookieJar(services.config, request, reply),
    deviceCookies: deviceCookies(services.config, request, reply),
    signal: goneSignal(reply),
  };
  // The three parts were just parsed with the very schemas their types are read from.
  return ok(parsed as Call<E>);
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
