import { createServer as createHttpServer, get, request, type Server } from 'node:http';
import { startProduct, type Product } from '../../../server/startProduct';
import { systemClock } from '../../../server/system/clock';
import { createLogger } from '../../../server/system/logger';
import { databaseUrlOf } from '../processes/portalProcess';
import { eventually, openLive } from '../setup/liveClient';
import { sampleRegistration } from '../setup/sampleRegistration';
import { signedInClient } from '../setup/testClient';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';
import { addEverybody } from '../setup/testPeople';
import { testConfig } from '../setup/testPortal';

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

const start = (port: number, prepared: string[] = []) =>
  startProduct({
    config: testConfig({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrlOf(database.target.owner),
    }),
    clock: systemClock,
    logger: createLogger('silent'),
    prepare: () => {
      prepared.push('prepared');
      return Promise.resolve();
    },
  });

async function started(port = 0): Promise<Product> {
  const result = await start(port);
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

/**
 * Registers a company: that takes its time on purpose.
 * @returns once the server has begun with it, how to wait for the status of its answer
 */
const register = (port: number): Promise<() => Promise<number | undefined>> =>
  new Promise((resolve, reject) => {
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/UserManager/register',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    const answered = new Promise<number | undefined>((answer) => {
      call.once('response', (response) => {
        response.resume();
        answer(response.statusCode);
      });
    });
    call.once('error', reject);
    call.once('continue', () => {
      call.end(JSON.stringify(sampleRegistration('late@lumber.example', { legalName: 'Late Lumber' })));
      resolve(() => answered);
    });
    call.flushHeaders();
  });

describe('starting', () => {
  it('on a port in use says so in a sentence, before it touches any data', async () => {
    const holder: Server = createHttpServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const prepared: string[] = [];
    const result = await start(port, prepared);
    expect(result).toEqual({
      ok: false,
      failure: {
        sentence: `Port ${port} is in use, perhaps by another instance of the portal. Stop that instance, or set PORT to another port.`,
      },
    });
    expect(prepared).toEqual([]);
    holder.close();
  });
});

describe('stopping', () => {
  it('lets a request under way finish, and is not held up by connections kept alive', async () => {
    const product = await started();
    await addEverybody(product.services);
    await fetch(`http://127.0.0.1:${product.port}/api/health`);
    const answered = await register(product.port);
    await product.stop();
    expect(await answered()).toBe(200);
  });

  it('sends live clients away to come back', async () => {
    const product = await started();
    const url = `http://127.0.0.1:${product.port}`;
    await addEverybody(product.services);
    const client = await openLive(url, (await signedInClient(url, 'verifier@northwood.example')).token);
    await product.stop();
    await eventually(() => client.isClosed(), 'still connected');
    expect(client.messages.at(-1)).toMatchObject({ type: 7, allowReconnect: true });
  });

  it('frees the port for the next start', async () => {
    const first = await started();
    const { port } = first;
    await first.stop();
    const second = await started(port);
    const status = await new Promise<number>((resolve) => {
      get(`http://127.0.0.1:${port}/api/health`, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
    });
    expect(status).toBe(200);
    await second.stop();
  });
});
