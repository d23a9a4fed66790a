import { TEMPORARY_ROLE, ROLES, type Role } from '../../../contract/roles';
import { navigationFor } from '../../../src/app/frame/navigationItems';
import { freshen, visitorIn } from '../../../src/app/visitor';
import { destination } from '../../../src/routing/destination';
import { pathOf, ROUTES, routeOf } from '../../../src/routing/routes';
import { impersonationStarted, selectIsImpersonating } from '../../../src/state/impersonation';
import { selectRoles, sessionStarted } from '../../../src/state/session';
import { refused, sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const own = { companyId: '1', isAssessmentPayer: false, isExempt: false, isRefundEligible: false };
const target = { ...own, companyId: '10', companyName: 'Cedarline' };

const held = ROLES.filter((role) => role !== 'none');
/** Every set of roles a token can hold, the empty one among them. */
const roleSets: readonly (readonly Role[])[] = Array.from({ length: 2 ** held.length }, (_, bits) =>
  held.filter((_role, index) => (bits & (1 << index)) !== 0),
);

/** What becomes of a token whose time has come. */
const EXPIRY = ['in-time', 'renewed', 'refused', 'unreachable', 'server-broken'] as const;
type Expiry = (typeof EXPIRY)[number];

/** Addresses as people come by them: each route, other spellings, a query to come back with, one nobody knows. */
const ADDRESSES = [
  ...ROUTES.map(({ path }) => path),
  ...ROUTES.map(({ path }) => `${path === '/' ? '' : path.toUpperCase()}/?id=17#log`),
  ...ROUTES.map(({ path }) => `/?next=${encodeURIComponent(`${path}?id=17`)}`),
  '/?next=%2F%2Fevil.test',
  '/?next=%2F%3Fnext%3D%2F',
  '/nowhere/at/all',
];

let server: ApiServer;
let nextAnswer: Expiry = 'renewed';
let nextToken = '';
beforeAll(async () => {
  server = await startApiServer((_, response) => {
    if (nextAnswer === 'unreachable') response.destroy();
    else if (nextAnswer === 'server-broken')
      sendJson(response, 503, refused('unavailable', 'Try again in a minute.'));
    else if (nextAnswer === 'refused') sendJson(response, 401, refused('session-ended', 'Sign in again.'));
    else
      sendJson(response, 200, succeeded({ ...own, companyName: 'Northwood Timber Board', token: nextToken }));
  });
});
afterAll(() => server.close());

interface Somebody {
  readonly roles: readonly Role[];
  readonly isTemporary: boolean;
  readonly isActing: boolean;
  readonly expiry: Expiry;
}

const everybody: readonly Somebody[] = roleSets.flatMap((roles) =>
  [false, true].flatMap((isTemporary) =>
    (roles.includes('admin') && !isTemporary ? [false, true] : [false]).flatMap((isActing) =>
      EXPIRY.map((expiry) => ({ roles, isTemporary, isActing, expiry })),
    ),
  ),
);

/** The application's own store with that person signed in, after what a navigation does first. */
async function standing({ roles, isTemporary, isActing, expiry }: Somebody): Promise<TestBed> {
  const role = isTemporary ? [...roles, TEMPORARY_ROLE] : roles;
  const claims = { role, iat: NOON / 1000, exp: NOON / 1000 + 900 };
  const received = { clientNow: NOON, serverNow: NOON };
  const bed = createTestBed({ url: server.url, now: () => NOON });
  bed.store.dispatch(
    sessionStarted(
      { ...own, companyName: 'Northwood Timber Board', token: tokenWith(claims) },
      false,
      received,
    ),
  );
  if (isActing) bed.store.dispatch(impersonationStarted({ original: own, target }));
  nextAnswer = expiry;
  nextToken = tokenWith({ ...claims, exp: NOON / 1000 + 1800 });
  const late = expiry === 'in-time' ? NOON : NOON + 890_000;
  await freshen(bed.store, { now: () => late, after: () => () => undefined });
  return bed;
}

/** Follows redirects as the router does. @returns every address on the way, the last one being where it ends */
function way(bed: TestBed | null, address: string): readonly string[] {
  const visitor =
    bed === null ? { isSignedIn: false, roles: ['none' as const], isTemporary: false } : visitorIn(bed.store);
  const passed = [address];
  for (;;) {
    const here = passed.at(-1) ?? '';
    const decision = destination(visitor, new URL(here, 'http://portal.test'));
    if (decision.kind === 'proceed') return passed;
    if (passed.includes(decision.to))
      throw new Error(`round in circles: ${[...passed, decision.to].join(' > ')}`);
    passed.push(decision.to);
  }
}

const endOf = (passed: readonly string[]) => routeOf(new URL(passed.at(-1) ?? '', 'http://x').pathname);

function faultsOf(bed: TestBed | null): readonly string[] {
  const visitor = bed === null ? null : visitorIn(bed.store);
  return ADDRESSES.flatMap((address) => {
    const passed = way(bed, address);
    const end = endOf(passed);
    const said = `${address}: ${passed.join(' > ')}`;
    if (passed.length > 4) return [`${said} takes too many steps`];
    if (passed.some((each) => !each.startsWith('/') || each.startsWith('//')))
      return [`${said} leaves the site`];
    if (end === undefined) return address === '/nowhere/at/all' ? [] : [`${said} ends nowhere`];
    const allowed: readonly Role[] = end.roles;
    const mayStay =
      allowed.includes('none') || (visitor?.roles.some((role) => allowed.includes(role)) ?? false);
    if (!mayStay) return [`${said} ends where they may not be`];
    // Somebody signed in never ends at the sign-in page, which would offer them nothing.
    return end.name === 'login' && visitor?.isSignedIn === true ? [`${said} ends at the sign-in page`] : [];
  });
}

it('walks every address for every set of roles, temporary or not, acting or not, however the token stands', () => {
  expect(everybody).toHaveLength((32 * 2 + 16) * EXPIRY.length);
  expect(ADDRESSES.length).toBe(ROUTES.length * 3 + 3);
});

it('leads nobody in circles, off the site or to a page that refuses them', async () => {
  expect(faultsOf(null)).toEqual([]);
  for (const somebody of everybody) {
    const bed = await standing(somebody);
    expect({ somebody, faults: faultsOf(bed) }).toEqual({ somebody, faults: [] });
  }
}, 120_000);

it('signs out whoever is refused a new token, and nobody whose network or server fails', async () => {
  for (const somebody of everybody.filter(({ roles }) => roles.length === 1)) {
    const bed = await standing(somebody);
    expect([somebody, visitorIn(bed.store).isSignedIn]).toEqual([somebody, somebody.expiry !== 'refused']);
  }
}, 60_000);

it('leads somebody with a temporary password, whose token holds that mark alone, from every closed page to the one that replaces it', async () => {
  const bed = await standing({ roles: [], isTemporary: true, isActing: false, expiry: 'in-time' });
  const closed = ROUTES.filter(({ roles }) => roles.length === 1 || !roles.some((role) => role === 'none'));
  expect(closed.length).toBeGreaterThan(15);
  for (const { name, path } of [...closed, ...ROUTES.filter((route) => route.name === 'login')])
    expect([name, endOf(way(bed, path))?.name]).toEqual([name, 'resettemporarypassword']);
});

it('leaves everybody signed in a menu to go on by, every entry of which opens', async () => {
  for (const somebody of everybody.filter(
    ({ isTemporary, expiry }) => !isTemporary && expiry === 'in-time',
  )) {
    const bed = await standing(somebody);
    const state = bed.store.getState();
    const entries = navigationFor(selectRoles(state), selectIsImpersonating(state), true).flatMap(
      ({ items }) => items,
    );
    expect([somebody, entries.length > 0]).toEqual([somebody, true]);
    for (const { route } of entries) expect(way(bed, pathOf(route))).toEqual([pathOf(route)]);
  }
});
