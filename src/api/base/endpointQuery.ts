import type { BodyOf, Endpoint, QueryOf, Schema } from '../../../contract/endpoint';
import type * as z from 'zod/mini';
import type { Reading } from './callReading';
import type { FileRef } from './fileRef';

/** One call ready to be sent: what the base query takes. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** The file of an upload, which goes as a form with the body's fields before it. */
  readonly upload?: { readonly file: FileRef; readonly fields: Readonly<Record<string, string>> };
  /** Handle of what the call takes from beside the store. */
  readonly held?: string;
  readonly idempotencyKey?: string;
  readonly reading: Reading;
  /** Takes a 307 whose body is used to log in. */
  readonly mayBeSentOn?: true;
  /** Replaces the token itself, so that no other refresh may be caused by it. */
  readonly isRenewal?: true;
}

type ParamsIn<E> = E extends Endpoint<infer P> ? z.input<P> : never;

interface Options {
  /** The file of an upload (`sendFile.ts`). */
  readonly file?: FileRef;
  /** Handle of the whole payload, where `body` shows it without its secrets (`callWithSecrets.ts`), or of a file to be shown. */
  readonly held?: string;
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

/** What a screen passes to have a file saved; `saveAs` is its name should the server give none. */
export type FileArg<E> = Parts<E> & Options & { readonly saveAs: string };

/** The schema of an endpoint's data. Throws for one that answers a file: `fileQuery` is for those. */
export function answerSchema<D extends Schema>(endpoint: Endpoint<Schema, Schema, Schema, D>): D {
  if (endpoint.answer.kind === 'file') throw new Error(`${endpoint.path} answers a file`);
  return endpoint.answer.data;
}

/**
 * Turns an endpoint of the contract into the `query` of an RTK Query endpoint.
 * @param schema of its data, where backends other than ours may answer in more ways than the contract says
 */
export const endpointQuery =
  <E extends Endpoint>(endpoint: E, schema?: Schema) =>
  (arg: CallArg<E>): ApiCall => ({
    ...callOf(endpoint, arg ?? {}),
    reading: { kind: 'data', schema: schema ?? answerSchema(endpoint) },
  });

/**
 * The same for an endpoint that answers a file: it is handed to the browser's downloads, or held under the call's handle for a page
 * that shows it. The result says what came.
 */
export const fileQuery =
  <E extends Endpoint>(endpoint: E) =>
  (arg: FileArg<E>): ApiCall => ({
    ...callOf(endpoint, arg),
    reading: {
      kind: 'file',
      saveAs: arg.saveAs,
      ...(arg.held === undefined ? {} : { isShown: true as const }),
    },
  });

function callOf(endpoint: Endpoint, parts: CallParts): Omit<ApiCall, 'reading'> {
  const { body, idempotencyKey, file, held } = parts;
  if (endpoint.idempotent === true && idempotencyKey === undefined) {
    throw new Error(`${endpoint.path} needs an idempotencyKey`);
  }
  return {
    method: endpoint.method,
    path: callPath(endpoint, parts),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(held === undefined ? {} : { held }),
    ...(file !== undefined
      ? { upload: { file, fields: fieldsOf(body) } }
      : body === undefined
        ? {}
        : { body: JSON.stringify(body) }),
  };
}

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

const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, textOf(value)]));
