import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy that lets so many bytes of one direction pass and then cuts both connections. */
export interface CuttingProxy {
  readonly url: string;
  /** Where the next connection is cut: in what the client sends, or in what the server answers. */
  cutNext(direction: 'request' | 'answer', afterBytes: number): void;
  close(): Promise<void>;
}

export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let next: { readonly direction: 'request' | 'answer'; readonly afterBytes: number } | null = null;
  const server = createServer((client) => {
    const cut = next;
    next = null;
    const upstream = connect({ host: hostname, port: Number(port) });
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        open.delete(socket);
        end();
      });
    }
    forward(client, upstream, cut?.direction === 'request' ? cut.afterBytes : Infinity, end);
    forward(upstream, client, cut?.direction === 'answer' ? cut.afterBytes : Infinity, end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNext: (direction, afterBytes) => {
      next = { direction, afterBytes };
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(from: Socket, to: Socket, bytes: number, cut: () => void): void {
  let left = bytes;
  from.on('data', (part: Buffer) => {
    if (part.length < left) {
      left -= part.length;
      to.write(part);
    } else to.write(part.subarray(0, left), cut);
  });
}
