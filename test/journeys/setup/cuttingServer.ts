import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that takes a share of a request, or gives a share of an answer, and then breaks the connection. */
export interface CuttingServer {
  readonly url: string;
  /** Bytes of requests that had come before it broke off, and bytes that should have come. */
  readonly cut: () => { readonly received: number; readonly declared: number };
  close(): Promise<void>;
}

export async function startCuttingServer(share: number): Promise<CuttingServer> {
  let received = 0;
  let declared = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const content = Buffer.alloc(100_000, '%PDF-1.4 ');
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': content.length });
      response.write(content.subarray(0, content.length * share), () => request.socket.destroy());
      return;
    }
    declared = Number(request.headers['content-length']);
    request.on('data', (piece: Buffer) => {
      received += piece.length;
      if (received >= declared * share) request.socket.destroy();
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => ({ received, declared }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
