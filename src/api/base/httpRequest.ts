import { BOARD_TIME_ZONE } from '../../../contract/boardZone';

/** What one call sends; `path` begins with a slash and is put behind the backend's address. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
  /** Goes on although the page is closed meanwhile. */
  readonly keepalive?: boolean;
}

/** The edge of the network, handed in by the application: the backend's address and the browser's fetch. */
export interface HttpPort {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
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
}

/** No answer: the network, the name, a block by the browser, or the caller's own time limit. */
export interface NoAnswer {
  readonly kind: 'unreachable';
  readonly isTimeout: boolean;
}

/** Longest wait for an answer, in milliseconds; uploads may take longer and name their own signal. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Sends one request with the browser's cookies. Never throws: called off, it is unreachable. */
export async function sendRequest(port: HttpPort, request: HttpRequest): Promise<RawAnswer | NoAnswer> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await port.fetch(port.baseUrl + request.path, {
      method: request.method,
      headers: {
        Accept: 'application/json',
        ...(typeof request.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...request.headers,
      },
      body: request.body ?? null,
      credentials: 'include',
      cache: 'no-store',
      keepalive: request.keepalive ?? false,
      signal: request.signal === undefined ? limit : AbortSignal.any([request.signal, limit]),
    });
    const text = await response.text();
    return {
      kind: 'answered',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text,
      serverNow: readDate(response.headers.get('date')),
      boardZone: response.headers.get(BOARD_TIME_ZONE),
    };
  } catch {
    return { kind: 'unreachable', isTimeout: limit.aborted };
  }
}

function readDate(header: string | null): number | undefined {
  const at = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(at) ? undefined : at;
}
