import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { HUB } from '../../contract/hub';
import { LANGUAGES, languageOf, type Language } from '../../contract/texts/sentence';
import { newReference } from '../system/ids';
import type { Logger } from '../system/logger';
import type { Admission, Hub } from './hub';

/** Whether the holder of a token may listen. */
export type Admit = (token: string) => Promise<Admission | 'unknown' | 'not-staff'>;

export interface UpgradeOptions {
  readonly hub: Hub;
  readonly admit: Admit;
  readonly isAllowedOrigin: (origin: string) => boolean;
  readonly failed: (error: unknown) => void;
  /** Who sends a request; a proxy that is trusted names somebody behind it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Counts a request of an address; false when it has sent too many. */
  readonly isWithinRate: (address: string) => boolean;
  readonly logger: Pick<Logger, 'info'>;
}

/** Larger than a message may be, so that one too large still gets its Close message; beyond it the socket is cut. */
const LARGEST_FRAME_BYTES = 1024 * 1024;

/** Takes websocket requests of the hub's path; everything is decided before the upgrade, and refusals carry a status alone. */
export function attachHub(server: Server, options: UpgradeOptions): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME_BYTES,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const line = { reference: newReference(), ip: options.addressOf(request) };
    const log = (entry: object) => {
      options.logger.info({ ...line, ...entry }, 'live connection');
    };
    decide(request, line.ip, options)
      .then((decision) => {
        if (socket.destroyed) return;
        if (decision.kind === 'refused') {
          log({ outcome: 'not-admitted', status: decision.status });
          refuse(socket, decision.status);
          return;
        }
        sockets.handleUpgrade(request, socket, head, (accepted) => {
          const { reader } = decision.admission;
          options.hub.accept(accepted, decision.admission, decision.language, (outcome) => {
            log({ outcome, person: reader.userId });
          });
        });
      })
      .catch((error: unknown) => {
        options.failed(error);
        log({ outcome: 'not-admitted', status: 503 });
        refuse(socket, 503);
      });
  });
}

type UpgradeDecision =
  | { readonly kind: 'accepted'; readonly admission: Admission; readonly language: Language }
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 404 | 429 | 503 };

const refused = (status: 401 | 403 | 404 | 429 | 503): UpgradeDecision => ({ kind: 'refused', status });

async function decide(
  request: IncomingMessage,
  sender: string,
  options: UpgradeOptions,
): Promise<UpgradeDecision> {
  if (options.hub.isClosing()) return refused(503);
  if (!options.isWithinRate(sender)) return refused(429);
  const address = request.url ?? '';
  if (!URL.canParse(address, 'http://hub')) return refused(404);
  const url = new URL(address, 'http://hub');
  if (url.pathname.toLowerCase() !== HUB.path) return refused(404);
  // Ids belong to transports that negotiate; no connection has one here.
  if (url.searchParams.has('id')) return refused(404);
  const { origin } = request.headers;
  if (origin !== undefined && !options.isAllowedOrigin(origin)) return refused(403);
  const token = tokenOf(request, url);
  if (token === null) return refused(401);
  const admission = await options.admit(token);
  if (admission === 'unknown') return refused(401);
  if (admission === 'not-staff') return refused(403);
  if (!options.hub.hasRoom(admission.reader.userId)) return refused(429);
  return { kind: 'accepted', admission, language: languageFor(request, url) };
}

/** Browsers can send the token in the query only; other clients use the header. */
function tokenOf(request: IncomingMessage, url: URL): string | null {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '');
  return bearer?.[1] ?? url.searchParams.get('access_token');
}

/** The language chosen in the application, in the query, counts more than the browser's own. */
function languageFor(request: IncomingMessage, url: URL): Language {
  const chosen = url.searchParams.get('lang');
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(request.headers['accept-language']);
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\nCache-Control: no-store\r\n\r\n`,
  );
}
