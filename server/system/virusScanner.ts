import { once } from 'node:events';
import { createConnection, type NetConnectOpts, type Socket } from 'node:net';

export type ScanOutcome =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly name: string }
  /** Nobody can say: the scanner is away, or refused to look. */
  | { readonly kind: 'unknown'; readonly problem: string };

export interface VirusScanner {
  scan(parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<ScanOutcome>;
}

const SILENCE_MS = 60_000;
const LONGEST_ANSWER = 4_096;

/**
 * Asks a clamd over its INSTREAM command: parts with their length in front, an empty one at the end, and one line back.
 * @param address `tcp://host:port` or `unix:/path/of/its.socket`
 */
export function createVirusScanner(address: string): VirusScanner {
  const target = targetOf(address);
  return {
    scan: async (parts) => {
      const socket = createConnection(target);
      socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the virus scanner does not answer')));
      try {
        const answer = answerOf(socket);
        // Its failure is awaited below; until then a refusal may come while parts are still being sent.
        answer.catch(() => undefined);
        await send(socket, parts);
        return outcomeOf(await answer);
      } catch (error) {
        return { kind: 'unknown', problem: error instanceof Error ? error.message : String(error) };
      } finally {
        socket.destroy();
      }
    },
  };
}

function targetOf(address: string): NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port) };
}

async function send(socket: Socket, parts: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const part of parts) if (part.length > 0) await write(socket, withLength(part));
  await write(socket, withLength(Buffer.alloc(0)));
}

const withLength = (part: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return Buffer.concat([length, part]);
};

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed) return;
  if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('\0') || text.length > LONGEST_ANSWER) break;
  }
  return text.replace(/\0[^]*$/, '').trim();
}

/** Anything but a plain OK or FOUND is no judgment, and no reason to let a file in. */
function outcomeOf(answer: string): ScanOutcome {
  if (/^stream: OK$/.test(answer)) return { kind: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(answer);
  if (found !== null) return { kind: 'infected', name: found[1] ?? '' };
  return { kind: 'unknown', problem: answer === '' ? 'no answer' : answer.slice(0, 200) };
}
