import { createServer, request as send, Agent, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';

export interface FrontDoorOptions {
  readonly port: number;
  /** Port of the product behind it, on 127.0.0.1. */
  readonly behind: number;
  /** Answers what a measuring harness asks; null leaves the request to the product. */
  readonly answer: (method: string, url: URL) => Promise<unknown>;
}

/** A door before the product: the harness's own questions are answered here, all else passes untouched both ways. */
export function openFrontDoor({ port, behind, answer }: FrontDoorOptions): Server {
  const agent = new Agent({ keepAlive: true });
  const to = { host: '127.0.0.1', port: behind };
  const door = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://door');
    answer(incoming.method ?? 'GET', url)
      .then((own) => {
        if (own !== null) {
          outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
          outgoing.end(JSON.stringify(own));
          return;
        }
        const { method, headers, url: path } = incoming;
        const passed = send({ ...to, agent, method, headers, path }, (answered) => {
          outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
          answered.pipe(outgoing);
        });
        passed.on('error', () => outgoing.destroy());
        incoming.pipe(passed);
      })
      .catch((error: unknown) => {
        console.error(error);
        outgoing.writeHead(500).end();
      });
  });
  door.on('upgrade', (incoming: IncomingMessage, socket, head) => {
    const inner = connect(to, () => {
      inner.write(rawHead(incoming));
      inner.write(head);
      socket.pipe(inner).pipe(socket);
    });
    inner.setNoDelay(true);
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
  });
  door.listen(port, '127.0.0.1');
  return door;
}

function rawHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at] ?? ''}: ${rawHeaders[at + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
