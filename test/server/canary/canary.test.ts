import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '../../../contract/api';
import { sampleAddress, samplePayload } from '../payload/samplePayload';
import type { TestClient } from '../setup/testClient';
import { isOpenTo } from '../access/endpointCalls';
import { type CanaryRun, openCanaryRun } from './canaryRun';
import { findLeaks } from './leakScanner';
import {
  addCanaryPeople,
  misuseSignIn,
  moveAddress,
  signInWithCode,
  useAuthenticator,
  useLink,
  useSession,
  useTemporaryPassword,
} from './secretFlows';

let run: CanaryRun;
beforeAll(async () => {
  run = await openCanaryRun();
});
afterAll(() => run.close());

/** Sends every call of the contract once as it should be and once as it should not, secrets in every place for them. */
async function walkContract(
  signIn: () => Promise<TestClient>,
  role: string,
  password: string,
): Promise<number> {
  let client = await signIn();
  let taken = 0;
  for (const [name, endpoint] of ENDPOINTS) {
    if (endpoint.access !== 'public' && typeof endpoint.access !== 'string' && !isOpenTo(endpoint, role))
      continue;
    if ((await client.get('/api/account/sessions')).status !== 200) client = await signIn();
    const headers = { 'idempotency-key': randomUUID() };
    const body =
      endpoint.body === undefined || endpoint.upload === true
        ? undefined
        : samplePayload(endpoint.body, password);
    const address = sampleAddress(endpoint);
    const answer = await client.send(endpoint.method, address, body, headers);
    expect([name, answer.status < 500]).toEqual([name, true]);
    if (answer.status === 200) taken += 1;
    const query = new URLSearchParams({ password, token: client.token ?? '' }).toString();
    const misplaced = `${address}${address.includes('?') ? '&' : '?'}${query}`;
    const stuffed =
      endpoint.method === 'GET' ? undefined : { password, secret: [password], [name]: { password } };
    await client.send(endpoint.method, misplaced, stuffed, { ...headers, 'x-on-behalf-of': password });
  }
  return taken;
}

describe('60 secrets of a run through every call and every way of signing in', () => {
  it('stand in no log, no table, no address logged and no answer but the one that hands them over', async () => {
    const { admin, verifier, user, cedar, password } = await addCanaryPeople(run);
    await misuseSignIn(run, user.email, password);
    run.portal.clock.advance(3_600_000);
    const userClient = run.client();
    run.noteSession(userClient, await userClient.signIn(user.email, password, true));
    await useSession(run, userClient);
    const mover = run.client();
    run.noteSession(mover, await mover.signIn(user.email, password));
    const moved = await moveAddress(run, mover, password);
    await useAuthenticator(run, verifier.email, password);
    const adminClient = await signInWithCode(run, admin.email, password);
    await useTemporaryPassword(run, adminClient, cedar.id);
    const newPassword = await useLink(run, moved);
    const asAdmin = await walkContract(() => signInWithCode(run, admin.email, password), 'admin', password);
    const asUser = await walkContract(
      async () => {
        const client = run.client();
        run.noteSession(client, await client.signIn(moved, newPassword));
        return client;
      },
      'user',
      newPassword,
    );
    expect([asAdmin, asUser].every((taken) => taken > 15)).toBe(true);

    const places = await run.places();
    expect(findLeaks(run.canaries, places)).toEqual([]);

    const kinds = new Set(run.canaries.map(({ name }) => name));
    for (const kind of [
      'password',
      'mailed code',
      'code for an address',
      'authenticator secret',
      'recovery code',
      'access token',
      'refresh cookie',
      'reset link',
      'temporary password',
    ])
      expect(kinds).toContain(kind);
    // The places are not empty: a search of nothing finds nothing.
    expect(places.length).toBeGreaterThan(ENDPOINTS.size);
    expect(places.find(({ name }) => name.startsWith('the table app_user'))?.text).toContain('$argon2id$');
    expect(run.portal.log().split('\n').length).toBeGreaterThan(ENDPOINTS.size);
    // And what is meant to be handed over is found where it is not said to be meant.
    const open = places.map(({ name, text }) => ({ name, text }));
    const handedOver = new Set(findLeaks(run.canaries, open).map((leak) => leak.split(' stands in ')[0]));
    expect([...handedOver].sort()).toEqual([
      'access token',
      'authenticator address',
      'authenticator secret',
      'recovery code',
    ]);
  }, 240_000);
});
