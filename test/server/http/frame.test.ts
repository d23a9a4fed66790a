import { request as rawRequest } from 'node:http';
import { addEverybody } from '../setup/testPeople';
import { createClient, signedInClient, type TestClient } from '../setup/testClient';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
let user: TestClient;
let admin: TestClient;

beforeAll(async () => {
  portal = await startPortal();
  people = await addEverybody(portal.services);
  user = await signedInClient(portal.url, 'user@cedarline.example');
  admin = await signedInClient(portal.url, 'admin@northwood.example');
});
afterAll(() => portal.stop());

const profilePath = (id: string) => `/api/accountmanager/companyprofile/${id}`;

describe('the frame of every call', () => {
  it('answers an own record in the envelope', async () => {
    const answer = await user.get(profilePath(people.cedar.id));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      succeeded: true,
      message: '',
      errors: [],
      data: { legalName: 'Cedarline Imports', taxId: '••••••6789' },
    });
  });

  it('shows the whole tax number to an administrator alone', async () => {
    expect((await admin.get(profilePath(people.cedar.id))).body.data).toMatchObject({ taxId: '12-3456789' });
  });

  it('H09 refuses another company’s record exactly as one that does not exist', async () => {
    const other = await user.get(profilePath(people.pine.id));
    const none = await user.get(profilePath('987654321'));
    const odd = await user.get(profilePath('no-such'));
    for (const answer of [other, none, odd]) {
      expect(answer.status).toBe(404);
      expect({ ...answer.body, reference: '' }).toEqual({ ...none.body, reference: '' });
    }
  });

  it('matches paths without regard to case or a trailing slash', async () => {
    expect((await user.get(`/API/AccountManager/CompanyProfile/${people.cedar.id}/`)).status).toBe(200);
  });

  it('speaks the language of Accept-Language', async () => {
    const answer = await createClient(portal.url).get(profilePath('1'), {
      'accept-language': 'fr-CA,fr;q=0.9',
    });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toContain('Connectez-vous');
    expect(answer.headers.get('content-language')).toBe('fr');
  });

  it('names the reference of a failure in its answer and in its log line', async () => {
    const answer = await createClient(portal.url).get(profilePath('1'));
    expect(answer.body.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{6}$/);
    expect(portal.log()).toContain(answer.body.reference);
  });

  it.each([
    ['unknown path', 'GET', '/api/nothing/here', undefined, {}, 404, 'no-such-call'],
    ['wrong method', 'POST', '/api/notifications', {}, {}, 405, 'method-not-allowed'],
    ['TRACE', 'DELETE', '/api/Authenticate/login', undefined, {}, 405, 'method-not-allowed'],
    ['malformed JSON', 'POST', '/api/Authenticate/login', '{"email":', {}, 400, 'payload-malformed'],
    [
      'plain text',
      'POST',
      '/api/Authenticate/login',
      'hello',
      { 'content-type': 'text/plain' },
      415,
      'payload-not-json',
    ],
    [
      'a form',
      'POST',
      '/api/Authenticate/login',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'payload-not-json',
    ],
    [
      '__proto__',
      'POST',
      '/api/Authenticate/login',
      '{"__proto__":{"a":1}}',
      {},
      400,
      'payload-forbidden-name',
    ],
    [
      '10 MB',
      'POST',
      '/api/Authenticate/login',
      `{"email":"${'a'.repeat(10_000_000)}"}`,
      {},
      413,
      'payload-too-large',
    ],
    ['a bad escape', 'GET', '/api/admin/CompanyUsers/getroles/%zz', undefined, {}, 404, 'not-found'],
  ] as const)(
    'answers %s with a sentence and no 5xx',
    async (_name, method, path, body, headers, status, error) => {
      const answer = await user.send(method, path, body, headers);
      expect(answer.status).toBe(status);
      expect(answer.body.errors[0]?.error).toBe(error);
      expect(answer.body.errors[0]?.details).not.toMatch(/undefined|\{\{/);
    },
  );

  it('answers TRACE with 405', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const sent = rawRequest(
        `${portal.url}/api/notifications`,
        { method: 'TRACE', headers: { authorization: `Bearer ${user.token ?? ''}` } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.once('error', reject).end();
    });
    expect(status).toBe(405);
  });

  it('names every field that cannot be used, and never says "Invalid input"', async () => {
    const answer = await createClient(portal.url).post('/api/Authenticate/login', {
      email: 'x'.repeat(300),
      password: '',
      role: 'admin',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ error, field }) => [field, error])).toEqual(
      expect.arrayContaining([
        ['email', 'field-too-long'],
        ['password', 'field-missing'],
        ['rememberMe', 'field-missing'],
        ['role', 'field-unknown'],
      ]),
    );
    expect(answer.text).not.toMatch(/invalid input/i);
  });

  it.each([
    ['page', '-1'],
    ['page', '0'],
    ['page', '1.5'],
    ['page', 'abc'],
    ['page', '99999999999999999999'],
    ['page', ''],
    ['pageSize', '-1'],
    ['pageSize', '0'],
    ['pageSize', '1000000'],
    ['pageSize', ''],
  ])('H45 refuses %s=%s with 400', async (name, value) => {
    const answer = await user.get(`/api/notifications?${name}=${value}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.field).toBe(name);
  });

  it('H45 refuses a parameter given twice', async () => {
    expect((await user.get('/api/notifications?page=1&page=2')).status).toBe(400);
  });

  it('takes SQL, NUL and deep nesting without a 5xx', async () => {
    for (const text of ["'; drop table app_user; --", '\u0000', '%00', '"><script>', '${7*7}']) {
      const login = await user.post('/api/Authenticate/login', {
        email: `${text}@x.y`,
        password: text,
        rememberMe: false,
      });
      expect([400, 401]).toContain(login.status);
      expect((await user.get(`/api/notifications?q=${encodeURIComponent(text)}`)).status).toBeLessThan(500);
      expect((await user.get(profilePath(encodeURIComponent(text)))).status).toBe(404);
    }
    const deep = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect((await user.post('/api/Authenticate/login', deep)).status).toBe(400);
  });

  it('keeps answers of the interface out of every cache', async () => {
    expect((await user.get('/api/notifications')).headers.get('cache-control')).toBe('no-store');
    expect((await createClient(portal.url).get('/api/notifications')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('keeps tokens, passwords and queries out of the log', async () => {
    await user.get('/api/notifications?q=canary-query');
    expect(portal.log()).not.toContain('canary-query');
    expect(portal.log()).not.toContain(user.token ?? 'no token');
    expect(portal.log()).not.toContain('plovers over cold marsh');
  });
});
