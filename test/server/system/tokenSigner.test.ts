import { createHmac } from 'node:crypto';
import { createSettableClock } from '../../../server/system/clock';
import { createTokenSigner, type SigningSecrets } from '../../../server/system/tokenSigner';

const SECRET = 'a secret of the test, long enough 0123456789';
const clock = createSettableClock(new Date('2026-07-01T12:00:00Z'));
const signerWith = (secrets: SigningSecrets, issuer = 'https://portal.example') =>
  createTokenSigner({ secrets, issuer, audience: 'northwood', clock });
const signer = signerWith({ current: SECRET, previous: null });

beforeEach(() => {
  clock.set(new Date('2026-07-01T12:00:00Z'));
});

const decode = (part: string | undefined): object => {
  const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  return typeof value === 'object' && value !== null ? value : {};
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token made by hand, signed with the right secret unless told otherwise. */
async function forged(header: object, claims: object = {}, secret: string = SECRET): Promise<string> {
  const [honestHeader, honestClaims] = (await signer.sign('access', { sub: '7' }, 900)).split('.');
  const body = `${encode({ ...decode(honestHeader), ...header })}.${encode({ ...decode(honestClaims), ...claims })}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

describe('access tokens', () => {
  it('30 are each another one, made in the same second for the same claims too', async () => {
    const two = await Promise.all([1, 2].map(() => signer.sign('access', { sub: '7' }, 60)));
    expect(two[0]).not.toBe(two[1]);
  });

  it('carry the claims, who made them for whom, and live as long as said', async () => {
    const token = await signer.sign('access', { sub: '7', role: ['user'] }, 900);
    const verified = await signer.verify('access', token);
    expect(verified).toMatchObject({
      kind: 'verified',
      claims: {
        sub: '7',
        role: ['user'],
        iss: 'https://portal.example',
        aud: 'northwood',
        iat: 1782907200,
        nbf: 1782907200,
        exp: 1782908100,
      },
    });
    clock.advance(900_000);
    expect(await signer.verify('access', token)).toMatchObject({ kind: 'expired', claims: { sub: '7' } });
  });

  it('100 made before the clock was set back are as good as expired ones: for a renewal alone', async () => {
    const token = await signer.sign('access', { sub: '7' }, 900);
    clock.advance(-60_000);
    expect(await signer.verify('access', token)).toMatchObject({ kind: 'expired', claims: { sub: '7' } });
  });

  it('made by hand with the right key pass, so that the refusals below refuse for their own reason', async () => {
    expect(await signer.verify('access', await forged({}))).toMatchObject({ kind: 'verified' });
  });

  it.each([
    ['no algorithm', { alg: 'none' }, {}, SECRET],
    ['another algorithm', { alg: 'HS512' }, {}, SECRET],
    ['an unknown key', { kid: 'other' }, {}, SECRET],
    ['no key id', { kid: undefined }, {}, SECRET],
    ['a key of its own', { jwk: { kty: 'oct', k: 'AAAA' } }, {}, 'AAAA'],
    ['a wrong signature', {}, { role: ['admin'] }, 'another secret altogether'],
    ['another issuer', {}, { iss: 'https://evil.example' }, SECRET],
    ['another audience', {}, { aud: 'elsewhere' }, SECRET],
    ['no end', {}, { exp: undefined }, SECRET],
    ['another purpose', { typ: 'mfa+jwt' }, {}, SECRET],
  ])('are refused with %s', async (_what, header, claims, secret) => {
    expect(await signer.verify('access', await forged(header, claims, secret))).toEqual({ kind: 'invalid' });
  });

  it.each(['', 'a', 'a.b.c', 'a.b.c.d', '..', '\u0000'])(
    'are refused when they are none: %j',
    async (text) => {
      expect(await signer.verify('access', text)).toEqual({ kind: 'invalid' });
    },
  );

  it('are not taken from a step of signing in', async () => {
    const token = await signer.sign('mfa', { sub: '7' }, 600);
    expect(await signer.verify('access', token)).toEqual({ kind: 'invalid' });
    expect(await signer.verify('mfa', token)).toMatchObject({ kind: 'verified' });
  });
});

describe('a change of the secret', () => {
  const changed = signerWith({ current: 'the next secret of the test 9876543210', previous: SECRET });

  it('signs nobody out while the old one is still given', async () => {
    expect(await changed.verify('access', await signer.sign('access', {}, 900))).toMatchObject({
      kind: 'verified',
    });
  });

  it('signs with the new one, which the old alone does not accept', async () => {
    expect(await signer.verify('access', await changed.sign('access', {}, 900))).toEqual({ kind: 'invalid' });
  });
});
