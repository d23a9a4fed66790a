import { createFirstAdmin } from '../../../server/modules/users/createFirstAdmin';
import { createClient, signedInClient } from '../setup/testClient';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startPortal();
});
afterEach(() => portal.stop());

const person = { email: 'ruth@northwood.example', firstName: 'Ruth', lastName: 'Adair' };
const make = (email = person.email) => createFirstAdmin(portal.services, { ...person, email });
const tokenOf = (made: Awaited<ReturnType<typeof make>>): string =>
  made.ok ? (made.value.link.split('#token=')[1] ?? '') : '';

describe('13 a fresh installation', () => {
  it('has no account, and no guessed one opens it', async () => {
    const users = await portal.database.database.db.selectFrom('app_user').select('id').execute();
    expect(users).toEqual([]);
    for (const [email, password] of [
      ['admin', 'admin'],
      ['admin@northwood.example', 'admin'],
      ['admin@northwood.example', 'northwood demo 2026'],
    ] as const)
      expect((await createClient(portal.url).signIn(email, password)).status).not.toBe(200);
  });

  it('gets its first administrator by a link that sets the password, once', async () => {
    const made = await make();
    expect(made).toMatchObject({ ok: true });
    const reset = (newPassword: string) =>
      createClient(portal.url).post('/api/UserManager/resetpassword', { token: tokenOf(made), newPassword });
    expect((await createClient(portal.url).signIn(person.email, '')).status).toBe(400);
    expect((await reset('herons on a broken jetty')).status).toBe(200);
    expect((await reset('otters under the pier')).status).toBe(400);
    const client = await signedInClient(portal.url, person.email, 'herons on a broken jetty');
    expect((await client.get('/api/admin/users')).status).toBe(200);
    const rows = await portal.database.database.db.selectFrom('audit_entry').select('action').execute();
    expect(rows.map(({ action }) => action)).toContain('first-administrator-created');
  });

  it('gets one and no second, also by two commands at once', async () => {
    const made = await Promise.all([make(), make('other@northwood.example')]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await make('third@northwood.example')).toEqual({ ok: false, failure: 'has-administrator' });
  });

  it('the link runs out after a day', async () => {
    const made = await make();
    portal.clock.advance(24 * 3_600_000 + 1_000);
    const answer = await createClient(portal.url).post('/api/UserManager/resetpassword', {
      token: tokenOf(made),
      newPassword: 'herons on a broken jetty',
    });
    expect(answer.body.errors[0]?.error).toBe('reset-refused');
  });
});
