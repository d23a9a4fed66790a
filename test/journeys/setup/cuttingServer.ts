import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that takes nearly all of a request and then breaks the connection. */
export interface CuttingServer {
  readonly url: string;
  /** Bytes of requests that had come before it broke off, and bytes that should have come. */
  readonly cut: () => { readonly received: number; readonly declared: number };
  close(): Promise<void>;
}

export async function startCuttingServer(share: number): Promise<CuttingServer> {
  let received = 0;
  let declared = 0;
  const server = createServer((request) => {
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
