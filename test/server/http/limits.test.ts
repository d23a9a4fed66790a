import { sql } from 'kysely';
import type pg from 'pg';
import { ENDPOINTS } from '../../../contract/api';
import { openDatabase } from '../../../server/db/database';
import { DEFAULT_RATES } from '../../../server/http/pipeline/rateLimits';
import { createClient } from '../setup/testClient';
import { startPortal } from '../setup/testPortal';

describe('request limits', () => {
  it('14 answer a guessing machine with 429 and when to come back, whatever it claims to be forwarded for', async () => {
    const portal = await startPortal({ rates: { requestsPerMinute: 10_000, guessesPerMinute: 20 } });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const answer = await createClient(portal.url).post(
        '/api/Authenticate/login',
        { email: `user${n}@cedarline.example`, password: 'wrong wrong wrong', rememberMe: false },
        { 'x-forwarded-for': `203.0.113.${n}` },
      );
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.body.errors[0]?.error).toBe('too-many-requests');
      }
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await fetch(`${portal.url}/api/program`)).status).toBe(200);
    await portal.stop();
  });

  it('14 as shipped let two hundred guesses a minute be judged of five at fifty people each', async () => {
    const portal = await startPortal({ rates: DEFAULT_RATES });
    const guesses = Array.from({ length: 250 }, (_, n) =>
      createClient(portal.url).signIn(`user${n % 50}@cedarline.example`, 'wrong wrong wrong'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    await portal.stop();
  });

  it('14 are one budget for all server processes of a portal, and open again with the next window', async () => {
    const rates = { requestsPerMinute: 10_000, guessesPerMinute: 20 };
    const first = await startPortal({ rates });
    const second = await startPortal({ rates, database: first.database, now: first.clock.now() });
    const guess = async (url: string, n: number) =>
      createClient(url).signIn(`user${n}@cedarline.example`, 'wrong wrong wrong');
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, n) => guess((n % 2 === 0 ? first : second).url, n)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(16);
    expect(refused.map(({ headers }) => Number(headers.get('retry-after')))).toEqual(refused.map(() => 60));
    // Each call has its own count, and what anybody may read has none.
    const link = { email: 'user1@cedarline.example' };
    expect((await createClient(second.url).post('/api/UserManager/forgotpassword', link)).status).toBe(200);
    for (const portal of [first, second]) portal.clock.advance(60_000);
    const next = await startPortal({ rates, database: first.database, now: first.clock.now() });
    expect((await guess(next.url, 50)).status).toBe(401);
    for (const portal of [next, second, first]) await portal.stop();
  });

  it('14 count an IPv6 sender by the network one customer gets', async () => {
    const portal = await startPortal({
      rates: { requestsPerMinute: 10_000, guessesPerMinute: 2 },
      variables: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const from = async (address: string) => {
      const form = { email: 'x@y.example', password: 'wrong wrong wrong', rememberMe: false };
      const sent = { 'x-forwarded-for': address };
      return (await createClient(portal.url).post('/api/Authenticate/login', form, sent)).status;
    };
    expect(await from('2001:db8:1:2::1')).toBe(401);
    expect(await from('2001:db8:1:2:ffff::2')).toBe(401);
    expect(await from('2001:db8:1:2:3:4:5:6')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(401);
    const { rows } = await sql<{ sender: string }>`select sender from request_count order by sender`.execute(
      portal.services.database.db,
    );
    expect(rows.map(({ sender }) => sender)).toEqual(['2001:db8:1:2::', '2001:db8:1:3::']);
    await portal.stop();
  });

  it('23 count both spellings of the path together', async () => {
    const portal = await startPortal({ rates: { requestsPerMinute: 10_000, guessesPerMinute: 4 } });
    const statuses: number[] = [];
    for (const path of ['/api/Authenticate/login', '/api/authenticate/login', '/API/AUTHENTICATE/LOGIN/'])
      for (const email of ['a@x.example', 'b@x.example']) {
        const form = { email, password: 'wrong wrong wrong', rememberMe: false };
        statuses.push((await createClient(portal.url).post(path, form)).status);
      }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    await portal.stop();
  });

  it('count what a trusted proxy forwards by its sender', async () => {
    const portal = await startPortal({
      rates: { requestsPerMinute: 10_000, guessesPerMinute: 1 },
      variables: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    const from = (address: string) =>
      createClient(portal.url).post(
        '/api/Authenticate/login',
        { email: 'x@y.example', password: 'wrong wrong wrong', rememberMe: false },
        { 'x-forwarded-for': address },
      );
    expect((await from('203.0.113.1')).status).toBe(401);
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(401);
    await portal.stop();
  });
});

describe('without a database', () => {
  it('the product says so with 503 and a sentence, fails closed, and lives on', async () => {
    const nowhere: pg.ClientConfig = { host: '127.0.0.1', port: 1, user: 'nobody' };
    const away = openDatabase(nowhere, 2, {
      connectionLost: () => undefined,
      afterCommitFailed: () => undefined,
    });
    const target = { owner: nowhere, application: nowhere };
    const portal = await startPortal({ database: { target, database: away, drop: () => away.close() } });
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(503);
    for (let round = 0; round < 2; round += 1) {
      const answer = await createClient(portal.url).signIn('user@cedarline.example');
      expect(answer.status).toBe(503);
      expect(answer.body.message).toContain('can’t reach the database');
      expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1/);
    }
    await portal.stop();
    await away.close();
  });
});

describe('the contract', () => {
  it('is mounted whole', async () => {
    const portal = await startPortal();
    const missing = [...ENDPOINTS].filter(([, endpoint]) => !portal.http.registry.mounted.has(endpoint));
    expect(missing.map(([name]) => name).sort()).toEqual([]);
    await portal.stop();
  });
});
