import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cookiePolicy } from '../../../server/http/pipeline/refreshCookie';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { ON_NETWORK, startPortal, testConfig, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let user: TestClient;
let folder: string;
const SECRET = 'kZ2vQ8mX4tR7wB1nY6cL9dF3hJ5pS0gA';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'northwood-web-'));
  mkdirSync(path.join(folder, 'assets'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>Northwood</title>',
    'config.json': '{"backend":""}',
    'csp.json': '{"style":["sha256-STYLE="],"script":["sha256-BOOT="]}',
    'pages.json': '["/","/refunds","/refunds/details","/admin/configuration","/outbox"]',
    '.env': 'SECRET=1',
    'assets/main.0123456789.js': 'console.log("application")',
    'assets/main.0123456789.js.br': brotliCompressSync('console.log("application")'),
    'assets/main.0123456789.js.map': '{}',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  portal = await startPortal({
    webRoot: folder,
    variables: { ALLOWED_ORIGINS: 'https://static.example', PUBLIC_URL: 'http://localhost:8080' },
  });
  await addEverybody(portal.services);
  user = await signedInClient(portal.url, 'user@cedarline.example');
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.url}${address}`, { headers, redirect: 'manual' });

describe('H59 other origins', () => {
  const foreign = [
    'https://evil.test',
    'null',
    'https://static.example.evil.test',
    'http://static.example',
    'https://static.example:444',
  ];

  it.each(foreign)('read nothing: %s', async (origin) => {
    for (const answer of [
      await user.get('/api/notifications', { origin }),
      await createClient(portal.url).get('/api/notifications', { origin }),
      await user.get('/api/nothing', { origin }),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('that are allowed read with credentials, named exactly, on success, refusal and preflight', async () => {
    const origin = 'https://static.example';
    const preflight = await fetch(`${portal.url}/api/notifications`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.status).toBe(204);
    for (const headers of [
      preflight.headers,
      (await user.get('/api/notifications', { origin })).headers,
      (await createClient(portal.url).get('/api/notifications', { origin })).headers,
    ]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it('do not write, whether they name themselves or the browser says cross-site', async () => {
    for (const origin of foreign)
      expect((await user.post('/api/notifications/read', { ids: null }, { origin })).status).toBe(403);
    const unnamed = { 'sec-fetch-site': 'cross-site' };
    expect((await user.post('/api/notifications/read', { ids: null }, unnamed)).status).toBe(403);
    const allowed = { origin: 'https://static.example', 'sec-fetch-site': 'cross-site' };
    expect((await user.post('/api/notifications/read', { ids: null }, allowed)).status).toBe(200);
    expect((await user.post('/api/notifications/read', { ids: null }, { origin: portal.url })).status).toBe(
      200,
    );
  });
});

describe('headers', () => {
  it('hold the strict content security policy with the build’s hashes and Trusted Types', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "script-src 'self' 'sha256-BOOT=' https://js.stripe.com",
      "style-src 'self' 'sha256-STYLE='",
      "require-trusted-types-for 'script'",
      'trusted-types boot app#webpack dompurify replay card-script',
    ])
      expect(policy.split(';')).toContain(part);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  it('say nothing of the server’s make and let nothing be guessed', async () => {
    const { headers } = await get('/api/program');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('demand https for a year where the product is served over it', async () => {
    const secure = await startPortal({ variables: { ...ON_NETWORK, PUBLIC_URL: 'https://portal.example' } });
    expect((await fetch(`${secure.url}/api/program`)).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    );
    await secure.stop();
  });
});

describe('files of the application', () => {
  it('are sent compressed and kept for ever when their name holds their hash', async () => {
    const answer = await get('/assets/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toContain('application');
  });

  it('are asked for again when it does not', async () => {
    for (const address of ['/', '/config.json', '/refunds/details?id=17'])
      expect((await get(address)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/', '/refunds', '/Refunds/details?id=17&tab=a%20b', '/admin//configuration/', '/outbox'])(
    'are the one page at the screen %s',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Northwood</title>');
    },
  );

  it('lead from the name people guess to the page to sign in on', async () => {
    const answer = await get('/login');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  it('are the page that says so, with the status that says so, where there is no screen, also for a browser that has the page', async () => {
    const etag = (await get('/refunds')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    for (const headers of [{}, { 'if-none-match': etag }, { 'accept-encoding': 'br' }]) {
      const answer = await get('/no-such-screen', headers);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Northwood</title>');
    }
  });

  it.each([
    '/.env',
    '/.git/config',
    '/csp.json',
    '/pages.json',
    '/assets/main.0123456789.js.map',
    '/assets/gone.0123456789.js',
    '/..%2f..%2fetc/passwd',
    '/api/unknown',
    '/uscustomshub',
  ])('are never %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

describe('the refresh cookie', () => {
  const policy = (publicUrl: string, origins = '') =>
    cookiePolicy(testConfig({ ...ON_NETWORK, PUBLIC_URL: publicUrl, ALLOWED_ORIGINS: origins }));

  it('is bound to the host, secure and strict over https', () => {
    expect(policy('https://portal.example')).toEqual({
      name: '__Host-northwood-refresh',
      options: { httpOnly: true, secure: true, path: '/', sameSite: 'strict' },
    });
  });

  it('stays strict for another port of the same host', () => {
    expect(policy('http://localhost:8080', 'http://localhost:9000').options).toMatchObject({
      sameSite: 'strict',
      secure: false,
    });
  });

  it('may travel from another site only when one is configured, and then only securely', () => {
    expect(policy('https://api.example', 'https://static.example').options).toMatchObject({
      sameSite: 'none',
      secure: true,
      partitioned: true,
    });
    expect(policy('http://localhost:8080', 'http://127.0.0.1:9000').options).toMatchObject({
      sameSite: 'none',
      secure: true,
    });
  });
});

/** Files of the source, of the build and of tools, and calls that other modes alone have. */
const NOT_IN_PRODUCTION = [
  '/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/api/outbox',
  '/outbox',
  '/Outbox/',
  '/api/test/actions/1',
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/.npmrc',
  '/.data/secrets.json',
  '/csp.json',
  '/pages.json',
  '/package.json',
  '/package-lock.json',
  '/server/main.js',
  '/main.js.map',
  '/assets/main.0123456789.js.map',
  '/assets/main.0123456789.js.br',
  '/node_modules/fastify/package.json',
  '/swagger.json',
  '/api/metrics',
  '/api/debug',
];

describe('64 in production', () => {
  it('there are no pages about the interface; in development there are', async () => {
    expect((await get('/openapi.json')).status).toBe(200);
    expect(await (await get('/api/docs')).text()).toContain('/api/Authenticate/login');
    const production = await startPortal({
      webRoot: folder,
      variables: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://portal.example',
        SMTP_URL: 'smtp://mail.example',
        TOKEN_SECRET: SECRET,
      },
    });
    const found: string[] = [];
    for (const address of NOT_IN_PRODUCTION) {
      const { status } = await fetch(`${production.url}${address}`, { redirect: 'manual' });
      if (status !== 404) found.push(`${address} ${status}`);
    }
    expect(found).toEqual([]);
    await production.stop();
  });
});
