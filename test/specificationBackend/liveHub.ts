import type { WebSocket } from 'ws';

const SEPARATOR = '\u001e';
const PING_MS = 15_000;

/** One client of the hub: handshake, its connection id, and nothing else it could ask for. */
export function serveClient(socket: WebSocket, id: string): void {
  const send = (message: object): void => {
    socket.send(JSON.stringify(message) + SEPARATOR);
  };
  let isOpen = false;
  socket.on('message', (data: Buffer) => {
    for (const piece of data.toString().split(SEPARATOR).filter(Boolean)) {
      const message = JSON.parse(piece) as { type?: number; target?: string; invocationId?: string };
      if (!isOpen) {
        isOpen = true;
        send({});
      } else if (message.type === 1 && message.invocationId !== undefined)
        send(
          message.target === 'GetConnectionId'
            ? { type: 3, invocationId: message.invocationId, result: id }
            : { type: 3, invocationId: message.invocationId, error: 'There is no such method.' },
        );
    }
  });
  const pings = setInterval(() => {
    send({ type: 6 });
  }, PING_MS);
  socket.on('close', () => {
    clearInterval(pings);
  });
}

/** The event of section 4 to one client. */
export function sendStatus(socket: WebSocket, args: readonly unknown[]): void {
  socket.send(JSON.stringify({ type: 1, target: 'sendStatus', arguments: args }) + SEPARATOR);
}
