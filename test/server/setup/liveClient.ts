import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { z } from 'zod';

const SEPARATOR = '\u001e';

/** A live connection as a raw client sees it. */
export interface LiveClient {
  /** The status of a refused upgrade; null when it was accepted. */
  readonly refused: number | null;
  readonly messages: readonly z.infer<typeof message>[];
  isClosed(): boolean;
  send(message: object): void;
  end(): void;
}

const message = z.looseObject({
  type: z.number().optional(),
  target: z.string().optional(),
  arguments: z.array(z.looseObject({})).optional(),
  result: z.unknown().optional(),
  allowReconnect: z.boolean().optional(),
});

export async function openLive(
  url: string,
  token: string | null,
  options: { readonly origin?: string; readonly language?: string; readonly inHeader?: boolean } = {},
): Promise<LiveClient> {
  const address = new URL('/uscustomshub', url.replace(/^http/, 'ws'));
  if (token !== null && options.inHeader !== true) address.searchParams.set('access_token', token);
  if (options.language !== undefined) address.searchParams.set('lang', options.language);
  const socket = new WebSocket(address, {
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    headers: options.inHeader === true ? { authorization: `Bearer ${token ?? ''}` } : {},
  });
  const messages: z.infer<typeof message>[] = [];
  let closed = false;
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString('utf8').split(SEPARATOR))
      if (text !== '') messages.push(message.parse(JSON.parse(text)));
  });
  socket.on('close', () => {
    closed = true;
  });
  const refused = await new Promise<number | null>((resolve, reject) => {
    socket.once('open', () => {
      resolve(null);
    });
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', (error) => {
      reject(error);
    });
  });
  const send = (value: object) => {
    socket.send(JSON.stringify(value) + SEPARATOR);
  };
  if (refused === null) {
    send({ protocol: 'json', version: 1 });
    await eventually(() => messages.length > 0, 'no handshake answer');
  }
  return {
    refused,
    messages,
    isClosed: () => closed,
    send,
    end: () => {
      socket.terminate();
    },
  };
}

const receivedOf = (client: LiveClient, name: string) =>
  client.messages.filter(({ target }) => target === name).flatMap(({ arguments: args }) => args ?? []);

const status = z.looseObject({ message: z.string(), state: z.string() });

/** Statuses received so far. */
export const statusesOf = (client: LiveClient) =>
  receivedOf(client, 'sendStatus').map((each) => status.parse(each));

/** Messages without an alert received so far. */
export const quietOnesOf = (client: LiveClient) => receivedOf(client, 'recordsChanged');

const viewers = z.looseObject({
  claimId: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** Who has the claim open, as the client was told last; undefined while it was told nothing. */
export const viewersOf = (client: LiveClient) =>
  receivedOf(client, 'claimViewers')
    .map((each) => viewers.parse(each))
    .at(-1);

/** Waits until something holds, half a minute at most: a busy machine is no failing test. */
export async function eventually(holds: () => boolean, otherwise: string, withinMs = 30_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!holds()) {
    if (Date.now() > end) throw new Error(otherwise);
    await pause(10);
  }
}
