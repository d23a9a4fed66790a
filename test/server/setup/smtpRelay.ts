import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** Headers and body as they came, dot-stuffing taken back. */
  readonly data: string;
}

/** An email relay that speaks SMTP over a real socket and keeps what it takes. */
export interface SmtpRelay {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Answers of the next emails, one each, in place of taking them: such as "451 try later". */
  refuseNext(...answers: readonly string[]): void;
  close(): Promise<void>;
}

export async function startSmtpRelay(): Promise<SmtpRelay> {
  const received: ReceivedMail[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, received, refusals);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (...answers) => refusals.push(...answers),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, received: ReceivedMail[], refusals: string[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let envelope = { from: '', to: '' };
  let inData = false;
  let pending = '';
  const command = (line: string): void => {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'EHLO' || word === 'HELO') say('250 relay.test');
    else if (word === 'MAIL') {
      envelope = { from: addressIn(line), to: '' };
      say('250 ok');
    } else if (word === 'RCPT') {
      envelope = { ...envelope, to: addressIn(line) };
      say('250 ok');
    } else if (word === 'DATA') {
      const refusal = refusals.shift();
      inData = refusal === undefined;
      say(refusal ?? '354 go on');
    } else if (word === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  };
  socket.on('data', (chunk) => {
    pending += chunk.toString('utf8');
    for (;;) {
      const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = pending.slice(0, end);
      pending = pending.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        received.push({ ...envelope, data: text.replace(/^\.\./gm, '.') });
        say('250 taken');
      } else command(text);
    }
  });
  say('220 relay.test');
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';
