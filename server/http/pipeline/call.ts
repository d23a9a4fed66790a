import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Endpoint, Schema } from '../../../contract/endpoint';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { Language } from '../../../contract/texts/sentence';
import type { Outcome } from '../../failure';
import type { DeviceCookies } from '../../modules/identity/knownDevice';
import type { Caller, RequestContext, Source } from '../../modules/identity/requestContext';

/** A file on its way in. Read the stream to its end or destroy it; it fails by itself past the endpoint's limit. */
export interface IncomingFile {
  /** As the sender named it; not to be trusted. */
  readonly name: string;
  readonly stream: Readable;
}

/** A file to answer with, always as an attachment. */
export interface OutgoingFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable | Buffer;
}

export interface CookieJar {
  read(sessionId: string): string | null;
  /** @param lifetimeSeconds null for as long as the browser stays open */
  set(sessionId: string, value: string, lifetimeSeconds: number | null): void;
  clear(sessionId: string): void;
}

type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never;
type QueryOf<E> = E extends Endpoint<Schema, infer Q> ? z.output<Q> : never;
type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B> ? z.output<B> : never;

/** One call as its handler gets it: everything parsed by the contract. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  readonly source: Source;
  /** Sent on this very machine. */
  readonly isLocal: boolean;
  readonly at: Date;
  /** The board's date at `at`. */
  readonly today: CalendarDate;
  readonly boardZone: string;
  /** The bearer token as sent, verified or not. */
  readonly bearer: string | null;
  readonly refreshCookie: CookieJar;
  readonly deviceCookies: DeviceCookies;
  /** Set when the caller went away; long answers should stop. */
  readonly signal: AbortSignal;
}

/** A call of somebody signed in. `action` is what use cases take. */
export interface SignedInCall<E extends Endpoint> extends Call<E> {
  readonly caller: Caller;
  readonly ctx: RequestContext;
}

/** A call that carries a file. */
export interface UploadCall<E extends Endpoint> extends SignedInCall<E> {
  readonly file: IncomingFile;
}

/** What the handler of an endpoint answers with: data that the contract's schema takes, or a file. */
export type AnswerOf<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, Schema, infer D>
    ? [D] extends [never]
      ? OutgoingFile
      : z.input<D>
    : never;

export type Handler<E extends Endpoint, C> = (call: C) => Promise<Outcome<AnswerOf<E>>>;
