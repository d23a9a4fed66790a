import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { isLocalRequest } from '../../../server/http/isLocalRequest';
import { isLoopbackAddress, isLoopbackHost } from '../../../server/system/loopback';
import { startPortal, type TestPortal } from '../setup/testPortal';

const statusOf = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${url}/api/outbox`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('68 the outbox', () => {
  let plain: TestPortal;
  let behindProxy: TestPortal;
  beforeAll(async () => {
    plain = await startPortal();
    behindProxy = await startPortal({
      database: plain.database,
      variables: { TRUSTED_PROXIES: '127.0.0.1' },
    });
  });
  afterAll(async () => {
    await behindProxy.stop();
    await plain.stop();
  });

  it('answers on this machine alone', async () => {
    expect(await statusOf(plain.url)).toBe(200);
    expect(await statusOf(behindProxy.url)).toBe(200);
    expect(await statusOf(behindProxy.url, { 'x-forwarded-for': '127.0.0.1' })).toBe(200);
  });

  it('is closed to whoever a proxy forwards, and to whoever claims to be forwarded', async () => {
    expect(await statusOf(behindProxy.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect(await statusOf(behindProxy.url, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toBe(403);
    expect(await statusOf(plain.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect(await statusOf(plain.url, { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  });

  it('says why in both languages', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const read = async (language: string) =>
      (
        await fetch(`${plain.url}/api/outbox`, { headers: { ...headers, 'accept-language': language } })
      ).text();
    expect(await read('en')).toContain('on the computer the portal runs on');
    expect(await read('fr')).toContain('sur l’ordinateur où fonctionne le portail');
  });

  it('does not believe a peer elsewhere that names this machine, trusted or not', () => {
    const from = (remoteAddress: string, ip: string, headers = {}, ips?: string[]) =>
      isLocalRequest({ socket: { remoteAddress }, ip, headers, ips });
    expect(from('192.0.2.9', '192.0.2.9')).toBe(false);
    expect(from('10.0.0.5', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, ['10.0.0.5', '127.0.0.1'])).toBe(
      false,
    );
    expect(from('::ffff:127.0.0.1', '::ffff:127.0.0.1')).toBe(true);
  });
});

describe('68 addresses of this machine', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is one', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
  it.each([
    '0.0.0.0',
    '::',
    '192.168.0.1',
    '::ffff:10.0.0.1',
    'localhost',
    '',
    '127.0.0.1.example',
    ...others,
  ])('%s is none', (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  });
  it.each(['localhost', 'LOCALHOST', 'portal.localhost', '[::1]', '127.0.0.1'])('%s names one', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });
  it.each(['portal.example', 'localhost.example', 'notlocalhost', '0.0.0.0'])('%s names none', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});
