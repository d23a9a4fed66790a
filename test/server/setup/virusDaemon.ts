import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Spoken by every scanner's test: harmless, and found by all of them. Put together here so that none finds this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A clamd as far as INSTREAM goes: reads lengths and parts over a real socket, and finds the test file wherever it stands. */
export interface VirusDaemon {
  readonly address: string;
  /** Bytes of each stream so far. */
  readonly scanned: readonly Buffer[];
  /** The next streams' answers, in place of a judgment; `silence` ends the connection without one. */
  answerNext(...answers: readonly string[]): void;
  close(): Promise<void>;
}

const COMMAND = Buffer.from('zINSTREAM\0');

export async function startVirusDaemon(): Promise<VirusDaemon> {
  const scanned: Buffer[] = [];
  const answers: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    converse(socket, (content) => {
      scanned.push(content);
      const answer = answers.shift();
      if (answer === 'silence') socket.destroy();
      else
        socket.end(
          `${answer ?? (content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK')}\0`,
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `tcp://127.0.0.1:${port}`,
    scanned,
    answerNext: (...next) => answers.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

function converse(socket: Socket, judge: (content: Buffer) => void): void {
  let pending = Buffer.alloc(0);
  let inStream = false;
  const parts: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    if (!inStream) {
      if (pending.length < COMMAND.length) return;
      if (!pending.subarray(0, COMMAND.length).equals(COMMAND)) {
        socket.end('UNKNOWN COMMAND\0');
        return;
      }
      pending = pending.subarray(COMMAND.length);
      inStream = true;
    }
    while (pending.length >= 4) {
      const length = pending.readUInt32BE(0);
      if (length === 0) {
        judge(Buffer.concat(parts));
        return;
      }
      if (pending.length < 4 + length) return;
      parts.push(pending.subarray(4, 4 + length));
      pending = pending.subarray(4 + length);
    }
  });
}
