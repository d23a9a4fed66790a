import type { SignedIn } from '../../../contract/entities/session';
import { impersonationEnded, impersonationStarted } from '../../../src/state/impersonation';
import { readClaims, rolesOfToken, subjectOf } from '../../../src/state/claims';
import {
  connectionIdLearned,
  selectIsStaff,
  selectRoles,
  sessionReducer,
  sessionStarted,
  tokenRefreshed,
} from '../../../src/state/session';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { midpointExpiry } from '../../../src/state/tokenExpiry';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenWith } from '../support/tokens';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const received = { clientNow: NOON, serverNow: NOON };

const signedIn = (claims: Parameters<typeof tokenWith>[0] = {}): SignedIn => ({
  token: tokenWith({ exp: NOON / 1000 + 900, iat: NOON / 1000, ...claims }),
  companyId: '10',
  companyName: 'Cedarline Lumber',
  isAssessmentPayer: true,
  isExempt: false,
  isRefundEligible: false,
});

describe('the session', () => {
  it('starts with exactly the fields of the specification', () => {
    const session = sessionReducer(null, sessionStarted(signedIn(), true, received));
    expect(Object.keys(session ?? {}).sort()).toEqual(
      [
        'token',
        'rememberMe',
        'companyId',
        'companyName',
        'isAssessmentPayer',
        'connectionId',
        'isTemporary',
        'isExempt',
        'isRefundEligible',
        'tokenExpires',
      ].sort(),
    );
    expect(session).toMatchObject({
      rememberMe: true,
      companyId: '10',
      isTemporary: false,
      connectionId: '',
    });
  });

  it('expires for refreshing at the midpoint of what is left', () => {
    const session = sessionReducer(null, sessionStarted(signedIn(), false, received));
    expect(session?.tokenExpires).toBe(NOON + 450_000);
  });

  it('H13 measures what is left by the server, however wrong this machine is', () => {
    const times = { serverNow: NOON, expiresAt: NOON / 1000 + 3600, issuedAt: NOON / 1000 };
    const ahead = NOON + 2 * 3_600_000;
    expect(midpointExpiry({ ...times, clientNow: ahead })).toBe(ahead + 1_800_000);
    const behind = NOON - 2 * 3_600_000;
    expect(midpointExpiry({ ...times, clientNow: behind })).toBe(behind + 1_800_000);
    expect(midpointExpiry({ ...times, serverNow: undefined, clientNow: ahead })).toBe(ahead + 1_800_000);
  });

  it('is temporary when the role claim carries the marker', () => {
    const session = sessionReducer(
      null,
      sessionStarted(signedIn({ role: 'user-requires-password-reset' }), false, received),
    );
    expect(session?.isTemporary).toBe(true);
    expect(selectRoles({ session })).toEqual(['none']);
  });

  it('keeps company and flags when the token is refreshed, and takes the new expiry', () => {
    const started = sessionReducer(null, sessionStarted(signedIn(), true, received));
    const token = tokenWith({ exp: NOON / 1000 + 1800 });
    const refreshed = sessionReducer(started, tokenRefreshed(token, received));
    expect(refreshed).toMatchObject({
      token,
      tokenExpires: NOON + 900_000,
      companyId: '10',
      companyName: 'Cedarline Lumber',
    });
  });

  it('H17 comes back from impersonation with id, flags and an empty name, and a second reset changes nothing', () => {
    const original = { companyId: '10', isAssessmentPayer: true, isExempt: false, isRefundEligible: false };
    const target = {
      companyId: '20',
      companyName: 'Boreal',
      isAssessmentPayer: false,
      isExempt: true,
      isRefundEligible: true,
    };
    const before = sessionReducer(null, sessionStarted(signedIn({ role: 'admin' }), true, received));
    const acting = sessionReducer(before, impersonationStarted({ original, target }));
    expect(acting).toMatchObject(target);
    const refreshed = sessionReducer(
      acting,
      tokenRefreshed(tokenWith({ role: 'admin', exp: NOON / 1000 + 900 }), received),
    );
    expect(refreshed).toMatchObject(target);
    const back = sessionReducer(refreshed, impersonationEnded({ original }));
    expect(back).toMatchObject({ ...original, companyName: '' });
    expect(sessionReducer(back, impersonationEnded({ original }))).toEqual(back);
  });

  it('learns its connection id and forgets everything at the end', () => {
    const started = sessionReducer(
      null,
      sessionStarted(signedIn({ role: ['verifier', 'approver'] }), true, received),
    );
    expect(selectIsStaff({ session: started })).toBe(true);
    const known = sessionReducer(started, connectionIdLearned('C1'));
    expect(known?.connectionId).toBe('C1');
    expect(sessionReducer(known, sessionEnded('signed-out'))).toBeNull();
    expect(sessionReducer(null, connectionIdLearned('C2'))).toBeNull();
  });
});

const handed = (name: string): string[][] =>
  readFileSync(join(__dirname, 'files', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** A token with these claims and no others. */
const bareToken = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('the token', () => {
  it.each(handed('jwt_names.tsv').slice(1))('H54 gives the name %s', (name, token = '') => {
    expect(readClaims(token)?.name).toBe(name);
  });

  it('is told from another person’s by its subject, else by the email address', () => {
    const tokens = [
      { sub: 'a' },
      { sub: 'b' },
      { email: 'a@x.example' },
      { email: 'b@x.example' },
      { name: 'C' },
    ];
    expect(new Set(tokens.map((claims) => subjectOf(bareToken(claims)))).size).toBe(5);
    expect(subjectOf('a.b.c')).toBe('');
  });

  it('H25 keeps its roles where other claims are not of the types expected', () => {
    const odd = { sub: 7, role: 'admin', name: ['A', 'B'], email: 1, companyId: {}, exp: 'soon', iat: null };
    const token = bareToken(odd);
    expect(rolesOfToken(token).roles).toEqual(['admin']);
    expect(readClaims(token)).toMatchObject({ sub: '7', name: undefined, exp: undefined });
    const strange = bareToken({ role: { admin: true } });
    expect(rolesOfToken(strange).roles).toEqual(['none']);
  });

  it('is nobody when it is no token', () => {
    for (const text of ['', 'a', 'a.b.c', '..', 'undefined'])
      expect(rolesOfToken(text).roles).toEqual(['none']);
  });
});

describe('the role claim', () => {
  it.each(handed('jwt_roles.tsv').slice(1))('H25 %s gives %s', (_claim, expected = '', token = '') => {
    const roles = expected.startsWith('no known role') ? ['none'] : expected.split(', ').sort();
    expect([...rolesOfToken(token).roles].sort()).toEqual(roles);
  });
});
