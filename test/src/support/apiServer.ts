import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface ApiServer {
  readonly url: string;
  readonly received: Received[];
  readonly arrivedAt: (path: string) => readonly Received[];
  readonly close: () => Promise<void>;
}

export type Answering = (call: Received, response: ServerResponse) => Promise<void> | void;

/** A real server on the loopback that speaks as it is told; every call it heard is kept. */
export async function startApiServer(answer: Answering): Promise<ApiServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call: Received = {
        method: request.method ?? '',
        path: request.url ?? '',
        token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1],
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(call);
      void answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    received,
    arrivedAt: (path) => received.filter((call) => call.path.startsWith(path)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** The envelope of a success. */
export const succeeded = (data: unknown): object => ({ succeeded: true, message: '', data, errors: [] });

export const refused = (error: string, details: string, more: object = {}): object => ({
  succeeded: false,
  message: details,
  data: null,
  errors: [{ error, details }],
  ...more,
});
