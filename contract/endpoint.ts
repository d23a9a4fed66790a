import type * as z from 'zod/mini';
import type { NeededPermission } from '../domain/companyAccess';
import type { Role } from './roles';

export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, anybody signed in (temporary password included or not), or the holders of one of the roles. */
export type Access = 'public' | 'signed-in' | 'signed-in-or-temporary' | readonly Role[];

/** What the call answers with: an envelope around `data`, or a file. */
export type Answer<D extends Schema> =
  { readonly kind: 'json'; readonly data: D } | { readonly kind: 'file'; readonly types: readonly string[] };

/**
 * One call as both sides agree on it. Paths carry parameters in braces, as in OpenAPI. Payload schemas are strict: a field the
 * contract does not name is refused.
 */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends Schema = Schema,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  /** What a company's person needs beside the role; every call that is open to them and is no GET says it. */
  readonly permission?: NeededPermission;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The payload is multipart/form-data with one part `file`; `body` then describes the other parts. */
  readonly upload?: true;
  readonly answer: Answer<D>;
  /** Money follows from it: an Idempotency-Key header is required and the first answer is replayed. */
  readonly idempotent?: true;
}

/** Keeps the literal types of one endpoint. */
export const endpoint = <P extends Schema, Q extends Schema, B extends Schema, D extends Schema>(
  definition: Endpoint<P, Q, B, D>,
): Endpoint<P, Q, B, D> => definition;

/** An answer with a body of data. */
export const json = <D extends Schema>(data: D): Answer<D> => ({ kind: 'json', data });

/** An answer that is a file, offered as an attachment. */
export const file = (...types: readonly string[]): Answer<never> => ({ kind: 'file', types });

export type QueryOf<E> = E extends Endpoint<Schema, infer Q> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B> ? z.input<B> : never;
export type DataOf<E> = E extends Endpoint<Schema, Schema, Schema, infer D> ? z.output<D> : never;
