import { BOARD_TIME_ZONE } from '../../../contract/boardZone';

/** What one call sends; `path` begins with a slash and is put behind the backend's address. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** Goes on although the page is closed in the meantime. */
  readonly keepalive?: boolean;
  /** A browser reads the body of a 307 without an address only where it may follow one with an address (decision 24). */
  readonly mayBeSentOn?: boolean;
}

/** The network, handed in by the application: the backend's address, and the browser's way to send. */
export interface HttpPort {
  readonly baseUrl: string;
  readonly send: (address: string, options: RequestInit) => Promise<Response>;
}

/** An answer as it came, unparsed: the body may be JSON, plain text (423), a proxy's HTML (413) or nothing (204). */
export interface RawAnswer {
  readonly kind: 'answered';
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The server's clock in milliseconds, from the Date header where the browser may read it. */
  readonly serverNow: number | undefined;
  /** The board's time zone, where the answer names it. */
  readonly boardZone: string | null;
  /** Followed a redirect to another address. */
  readonly wasSentOn?: boolean;
  /** Names the answer for whoever must find it again. */
  readonly reference?: string;
}

/** No answer: the network, the name, a block by the browser, or the caller's own time limit. */
export interface NoAnswer {
  readonly kind: 'unreachable';
  readonly isTimeout: boolean;
  /** A file was on its way. */
  readonly transfer?: 'upload' | 'download';
  /** The call may have been carried out, and sent again it counts once. */
  readonly countsOnce?: true;
}

/** Longest wait for an answer, in milliseconds; files may take longer. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Sends one request with the browser's cookies. Never throws: called off, it is unreachable. */
export async function sendRequest(port: HttpPort, request: HttpRequest): Promise<RawAnswer | NoAnswer> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { signal } = request;
  try {
    const options = sendOptions(request, signal === undefined ? limit : AbortSignal.any([signal, limit]));
    return await answerOf(await port.send(port.baseUrl + request.path, options));
  } catch {
    return { kind: 'unreachable', isTimeout: limit.aborted };
  }
}

/** A request as the browser's own function takes it. */
export const sendOptions = (
  { method, headers, body, keepalive, mayBeSentOn }: HttpRequest,
  signal: AbortSignal | undefined,
): RequestInit => ({
  method,
  headers: {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  },
  body: body ?? null,
  credentials: 'include',
  cache: 'no-store',
  keepalive: keepalive ?? false,
  redirect: mayBeSentOn === true ? 'follow' : 'error',
  ...(signal === undefined ? {} : { signal }),
});

/** Reads a response to its end. Throws where it breaks off. */
export async function answerOf(response: Response): Promise<RawAnswer> {
  const { status, headers } = response;
  return {
    kind: 'answered',
    status,
    contentType: headers.get('content-type') ?? '',
    text: await response.text(),
    serverNow: readDate(headers.get('date')),
    boardZone: headers.get(BOARD_TIME_ZONE),
    wasSentOn: response.redirected,
  };
}

export function readDate(header: string | null): number | undefined {
  const at = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(at) ? undefined : at;
}
