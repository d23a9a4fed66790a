import type { FastifyInstance } from 'fastify';

/** Bytes of a JSON payload: more than a claim of 20,000 lines takes, also where all of them wait for Customs. */
export const JSON_BODY_BYTES = 4 * 1024 * 1024;

/** JSON that could be read, with a name that would change an object’s prototype. */
export class ForbiddenName extends Error {
  override readonly name = 'ForbiddenName';
}

/** JSON alone is read, besides uploads; an empty payload counts as none. Keys such as `__proto__` are refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else
      void parse(request, body, (error: Error | null, value?: unknown) => {
        // The framework says the same of both; text that is JSON all the same can only have such a name.
        done(error !== null && isJson(body) ? new ForbiddenName() : error, value);
      });
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
