import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CardConfig } from '../config';
import { answerBrowser } from './browserApi';
import { IntentBook } from './intentBook';
import { ReturnBook } from './returnBook';
import { saveIntents, readStoredIntents } from './storedIntents';
import { ServerApi, type StandInRequest, wireAnswer } from './serverApi';
import { deliver, eventOf, signMessage, type StandInEvent } from './signedMessages';
import { AUTHENTICATE_SCRIPT, authenticatePage, CARD_SCRIPT, cardPage, FRAME_STYLE } from './standInPages';
import { STAND_IN_SCRIPT } from './standInScript';

/** A stand-in of the card provider on this machine, speaking its protocol: interface, script, frames and signed messages. */
export interface CardStandIn {
  readonly card: CardConfig;
  readonly book: IntentBook;
  readonly returns: ReturnBook;
  /** Everything it would tell of, the oldest first. */
  readonly events: readonly StandInEvent[];
  /** Sends its messages there from now on. */
  readonly announce: (address: string) => void;
  /** Answers nothing from now on, or cuts the answer after it has done the work. */
  readonly misbehave: (how: Misbehavior) => void;
  readonly close: () => Promise<void>;
}

export type Misbehavior = 'away' | 'answer-lost' | 'not-at-all';

interface StandInOptions {
  readonly now: () => Date;
  /** Where payments are kept over a restart; none are kept without. */
  readonly file?: string;
}

const KEYS = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
} as const;

/** Events a payment's server acts on or may want to see; the others are kept but not sent. */
const SENT =
  /^(payment_intent\.(succeeded|payment_failed|processing|canceled)|charge\.(refunded|refund\.updated|dispute\.\w+)|refund\.\w+)$/;

/** Opens the stand-in on a port of the loopback, which is another origin than the portal's. */
export async function startCardStandIn({ now, file }: StandInOptions): Promise<CardStandIn> {
  const events: StandInEvent[] = [];
  let address: string | null = null;
  let how: Misbehavior = 'not-at-all';
  const send = (event: StandInEvent): void => {
    if (address !== null) void deliver(address, () => signMessage(event, KEYS.webhookSecret, now()));
  };
  const book: IntentBook = new IntentBook(
    file === undefined ? [] : readStoredIntents(file),
    (intent, type) => {
      const event = eventOf(intent, type, now());
      events.push(event);
      if (file !== undefined) saveIntents(file, book.all.values());
      if (SENT.test(type)) send(event);
    },
  );
  const returns = new ReturnBook(now, (item, type) => {
    const event = eventOf(item, type, now());
    events.push(event);
    send(event);
  });
  const api = new ServerApi(book, KEYS.secretKey, now);

  function answer(request: StandInRequest, query: URLSearchParams): Reply {
    const { path, authorization } = request;
    const asked = PAGES[path]?.(query);
    if (asked !== undefined) return asked;
    if (path === '/v1/events' && api.isAuthorised({ authorization }))
      return json(200, { object: 'list', data: events });
    const again = /^\/v1\/events\/(\w+)\/retry$/.exec(path)?.[1];
    if (again !== undefined && api.isAuthorised({ authorization })) {
      const event = events.find(({ id }) => id === again);
      if (event !== undefined) send(event);
      return json(event === undefined ? 404 : 200, event ?? {});
    }
    if (!path.startsWith('/v1/payment_intents'))
      return json(404, { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } });
    const outcome =
      authorization === ''
        ? answerBrowser(book, KEYS.publishableKey, { ...request, form: merged(request.form, query) })
        : api.answer(request);
    const { status, body } = wireAnswer(outcome);
    return json(status, body);
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
      const read = await readRequest(request, pathname);
      if (how === 'away') {
        request.socket.destroy();
        return;
      }
      const reply = answer(read, searchParams);
      if (how === 'answer-lost') {
        request.socket.destroy();
        return;
      }
      response.writeHead(reply.status, {
        'content-type': reply.type,
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      response.end(reply.text);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    card: { apiUrl: url, scriptUrl: `${url}/v3/`, isStandIn: true, ...KEYS },
    book,
    returns,
    events,
    announce: (to) => {
      address = to;
    },
    misbehave: (next) => {
      how = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const json = (status: number, body: object): Reply => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});
const file = (type: string, text: string): Reply => ({ status: 200, type: `${type}; charset=utf-8`, text });

const PAGES: Readonly<Record<string, (query: URLSearchParams) => Reply>> = {
  '/v3/': () => file('text/javascript', STAND_IN_SCRIPT),
  '/v3/card': (query) => file('text/html', cardPage(query)),
  '/v3/card.js': () => file('text/javascript', CARD_SCRIPT),
  '/v3/authenticate': (query) => file('text/html', authenticatePage(query)),
  '/v3/authenticate.js': () => file('text/javascript', AUTHENTICATE_SCRIPT),
  '/v3/frame.css': () => file('text/css', FRAME_STYLE),
};

async function readRequest(request: IncomingMessage, path: string): Promise<StandInRequest> {
  const parts: Buffer[] = [];
  const chunks: AsyncIterable<Buffer> = request;
  for await (const part of chunks) parts.push(part);
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? '',
    path,
    authorization: request.headers.authorization ?? '',
    idempotencyKey: typeof key === 'string' ? key : null,
    form: new URLSearchParams(Buffer.concat(parts).toString('utf8')),
  };
}

const merged = (form: URLSearchParams, query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...form, ...query]);
