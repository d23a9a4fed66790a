import { generateSync } from 'otplib';
import { z } from 'zod';
import { createClient, signedInClient } from '../setup/testClient';
import { addEverybody, PASSWORD } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const OLD = 'a secret that has served its time, 1';
const NEW = 'the secret that comes in its place, 2';

let before: TestPortal;
let after: TestPortal;
let later: TestPortal;
let people: Awaited<ReturnType<typeof addEverybody>>;
beforeAll(async () => {
  before = await startPortal({ variables: { TOKEN_SECRET: OLD } });
  const { database } = before;
  after = await startPortal({ database, variables: { TOKEN_SECRET: NEW, TOKEN_SECRET_PREVIOUS: OLD } });
  later = await startPortal({ database, variables: { TOKEN_SECRET: NEW } });
  people = await addEverybody(before.services);
});
afterAll(async () => {
  await later.stop();
  await after.stop();
  await before.stop();
});

const kidOf = (token: string | null) =>
  z
    .object({ kid: z.string() })
    .parse(JSON.parse(Buffer.from((token ?? '').split('.')[0] ?? '', 'base64url').toString('utf8'))).kid;

describe('63 a change of the signing secret', () => {
  it('signs nobody out: the old token and cookie go on, and the next token has the new key', async () => {
    const client = await signedInClient(before.url, people.cedarUser.email);
    const moved = createClient(after.url);
    const headers = { authorization: `Bearer ${client.token ?? ''}`, cookie: client.cookie ?? '' };
    expect((await moved.get('/api/notifications', headers)).status).toBe(200);
    expect((await moved.post('/api/Authenticate/refreshtoken', undefined, headers)).status).toBe(200);
    const renewed = createClient(after.url);
    await renewed.post('/api/Authenticate/refreshtoken', undefined, headers);
    expect(kidOf(renewed.token)).not.toBe(kidOf(client.token));
    expect((await createClient(later.url).get('/api/notifications', headers)).status).toBe(401);
    const newHeaders = { authorization: `Bearer ${renewed.token ?? ''}` };
    expect((await createClient(later.url).get('/api/notifications', newHeaders)).status).toBe(200);
  });

  it('keeps authenticator apps, which another key seals', async () => {
    const client = await signedInClient(before.url, people.pineUser.email);
    const offer = await client.post('/api/account/secondfactor/authenticator', { currentPassword: PASSWORD });
    const { secret } = z.object({ secret: z.string() }).parse(offer.body.data);
    const code = (portal: TestPortal) =>
      generateSync({ secret, epoch: Math.floor(portal.clock.now().getTime() / 1000) });
    await client.post('/api/account/secondfactor/authenticator/confirm', { code: code(before) });
    after.clock.advance(60_000);
    const browser = createClient(after.url);
    const step = await browser.signIn(people.pineUser.email);
    const awaited = z.object({ userId: z.string(), companyName: z.string() }).parse(step.body.data);
    const entered = await browser.post('/api/Authenticate/verifymfacode/', { ...awaited, code: code(after) });
    expect(entered.status).toBe(200);
  });
});
