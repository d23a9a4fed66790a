import { once } from 'node:events';
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { openUpload, UploadBroken } from '../../../server/http/pipeline/incomingFile';

let app: FastifyInstance;
let port: number;
let received: number;
let outcome: unknown;

beforeAll(async () => {
  // The clock of the timers alone: sockets and streams go on as they are.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
  app = fastify();
  await app.register(multipart);
  app.post('/files', async (request, reply) => {
    const opened = await openUpload(request, 1_000_000);
    if (!opened.ok) return reply.code(400).send();
    try {
      for await (const chunk of opened.value.file.stream) received += (chunk as Buffer).length;
      outcome = 'whole';
    } catch (error) {
      outcome = error;
    }
    return reply.code(204).send();
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  jest.useRealTimers();
  await app.close();
});

describe('91 an upload that sends nothing any more', () => {
  it('is ended after thirty seconds of silence, and not before', async () => {
    received = 0;
    outcome = null;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [
        'POST /files HTTP/1.1',
        'Host: localhost',
        'Content-Type: multipart/form-data; boundary=cut',
        'Content-Length: 5000',
        '',
        '--cut',
        'Content-Disposition: form-data; name="file"; filename="a.csv"',
        '',
        'first',
      ].join('\r\n'),
    );
    // The parser holds back as many bytes as the boundary has: they could be its beginning.
    socket.write('x'.repeat(100));
    await seen(50);
    jest.advanceTimersByTime(29_000);
    socket.write('y'.repeat(200));
    await seen(200);
    jest.advanceTimersByTime(29_000);
    await new Promise(setImmediate);
    expect(outcome).toBeNull();

    jest.advanceTimersByTime(2_000);
    await ended();
    expect(outcome).toBeInstanceOf(UploadBroken);
    socket.destroy();
  });
});

async function seen(bytes: number): Promise<void> {
  while (received < bytes) await new Promise(setImmediate);
}

async function ended(): Promise<void> {
  while (outcome === null) await new Promise(setImmediate);
}
