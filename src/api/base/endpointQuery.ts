import type { BodyOf, Endpoint, QueryOf, Schema } from '../../../contract/endpoint';
import type * as z from 'zod/mini';

/** One call ready to be sent: what the base query takes. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly body?: string | FormData;
  readonly idempotencyKey?: string;
  /** The contract's schema of the answer's data. */
  readonly schema: Schema;
}

type ParamsIn<E> = E extends Endpoint<infer P> ? z.input<P> : never;

interface Options {
  /** The file of an upload. */
  readonly file?: File;
  /** Makes sending twice the same as once; needed by calls that money follows from. Made once for each form, not for each press. */
  readonly idempotencyKey?: string;
}

// A part the endpoint does not have is inferred as unknown, and left out here.
type Part<K extends string, T> = unknown extends T ? unknown : Readonly<Record<K, T>>;
type Parts<E> = Part<'params', ParamsIn<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

/** What a screen passes to call an endpoint: its path parameters, query and body as far as it has them. */
export type CallArg<E> = unknown extends Parts<E> ? Options | undefined : Parts<E> & Options;

/** A call's parts as the code that sends it sees them, whatever the endpoint. */
export interface CallParts extends Options {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The schema of an endpoint's data. Throws for one that answers a file: those go through `download.ts`. */
export function answerSchema<D extends Schema>(endpoint: Endpoint<Schema, Schema, Schema, D>): D {
  if (endpoint.answer.kind === 'file') throw new Error(`${endpoint.path} answers a file`);
  return endpoint.answer.data;
}

/** Turns an endpoint of the contract into the `query` of an RTK Query endpoint. */
export const endpointQuery =
  <E extends Endpoint>(endpoint: E) =>
  (arg: CallArg<E>): ApiCall => {
    const parts: CallParts = arg ?? {};
    const { body, idempotencyKey, file } = parts;
    if (endpoint.idempotent === true && idempotencyKey === undefined) {
      throw new Error(`${endpoint.path} needs an idempotencyKey`);
    }
    return {
      method: endpoint.method,
      path: callPath(endpoint, parts),
      schema: answerSchema(endpoint),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(file === undefined
        ? body === undefined
          ? {}
          : { body: JSON.stringify(body) }
        : { body: formOf(file, body) }),
    };
  };

/** Path and query of a call: braces filled, values escaped, what is undefined or empty left out. */
export function callPath(
  endpoint: Endpoint,
  { params = {}, query = {} }: Pick<CallParts, 'params' | 'query'>,
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, textOf(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error('a path or query value must be text or a number');
}

/** Other parts go before the file, so that the server knows them when the file begins. */
function formOf(file: File, body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, textOf(value));
  form.set('file', file);
  return form;
}
