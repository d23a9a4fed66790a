import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Method } from '../../../contract/endpoint';
import { respondFailure } from './respond';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Methods that mounted endpoints take at a path, compared as the router does: without case or trailing slash. */
export function methodsAt(endpoints: Iterable<Endpoint>, path: string): readonly Method[] {
  const plain = path.replace(/\/+$/, '');
  return [...endpoints]
    .filter((endpoint) => patternOf(endpoint.path).test(plain))
    .map((endpoint) => endpoint.method);
}

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .replace(/\/+$/, '')
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
    'i',
  );

/** Answers what no route takes: 405 where another method would do, else 404. */
export function respondNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  mounted: Iterable<Endpoint>,
): FastifyReply {
  const path = pathOf(request.url);
  const methods = methodsAt(mounted, path);
  if (methods.length === 0)
    return respondFailure(request, reply, { kind: 'no-such-call', values: { path: path.slice(0, 200) } });
  void reply.header('allow', methods.join(', '));
  return respondFailure(request, reply, {
    kind: 'method-not-allowed',
    values: { path: path.slice(0, 200), method: request.method },
  });
}
