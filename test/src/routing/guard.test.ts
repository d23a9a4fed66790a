import { canonical } from '../../../contract/pageAddress';
import { ROLES, type Role } from '../../../contract/roles';
import { afterSignIn, guard, type Visitor } from '../../../src/routing/guard';
import { isReplay } from '../../../src/entrance/loadReplay';
import { PAGE_ADDRESSES } from '../../../src/routing/pageAddresses';
import { OWN_ROUTES, ROUTES, routeOf, SPECIFIED_ROUTES } from '../../../src/routing/routes';

const held = ROLES.filter((role) => role !== 'none');

/** Every set of roles a token can hold. */
const roleSets: readonly (readonly Role[])[] = Array.from({ length: 2 ** held.length }, (_, bits) =>
  held.filter((_role, index) => (bits & (1 << index)) !== 0),
).map((roles) => (roles.length === 0 ? ['none' as const] : roles));

const visitors: readonly Visitor[] = [
  { isSignedIn: false, roles: ['none'], isTemporary: false },
  ...roleSets.flatMap((roles) =>
    [false, true].map((isTemporary) => ({ isSignedIn: true, roles, isTemporary })),
  ),
];

const cases = ROUTES.flatMap((route) => visitors.map((visitor) => ({ route, visitor })));

describe('the guard', () => {
  it('was asked about every route and every set of roles', () => {
    expect(SPECIFIED_ROUTES).toHaveLength(25);
    expect(ROUTES).toHaveLength(25 + OWN_ROUTES.length);
    expect(cases).toHaveLength(ROUTES.length * 65);
  });

  it('lets nobody in whom the table does not name, and everybody it names', () => {
    for (const { route, visitor } of cases) {
      const allowed: readonly Role[] = route.roles;
      const isNamed = allowed.includes('none') || visitor.roles.some((role) => allowed.includes(role));
      const isGuestsOnly = allowed.length === 1 && allowed[0] === 'none';
      const mayEnter = isGuestsOnly ? !visitor.isSignedIn : isNamed;
      expect({
        route: route.name,
        visitor,
        enters: guard(allowed, visitor, route.path).kind === 'proceed',
      }).toEqual({
        route: route.name,
        visitor,
        enters: mayEnter,
      });
    }
  });

  it('sends the refused to the place that helps them', () => {
    for (const { route, visitor } of cases) {
      const decision = guard(route.roles, visitor, '/refunds?x=1#y');
      if (decision.kind === 'proceed') continue;
      const isGuestsOnly = route.name === 'ForgotPassword' || route.name === 'register';
      expect(decision.to).toBe(
        isGuestsOnly
          ? '/'
          : !visitor.isSignedIn
            ? '/?next=%2Frefunds%3Fx%3D1%23y'
            : visitor.isTemporary
              ? '/resettemporarypassword'
              : '/unauthorized',
      );
    }
  });

  it('never sends anybody to a page that refuses them', () => {
    for (const { route, visitor } of cases) {
      const decision = guard(route.roles, visitor, route.path);
      if (decision.kind === 'proceed') continue;
      const target = routeOf(new URL(decision.to, 'http://x').pathname);
      expect(guard(target?.roles ?? [], visitor, '/').kind).toBe('proceed');
    }
  });

  it('keeps the rows of the specification that differ most', () => {
    const as = (role: Role): Visitor => ({ isSignedIn: true, roles: [role], isTemporary: false });
    const roles = (name: string): readonly Role[] => ROUTES.find((route) => route.name === name)?.roles ?? [];
    expect(guard(roles('adminconfiguration'), as('readonly'), '/').kind).toBe('go');
    expect(guard(roles('adminconfiguration'), as('admin'), '/').kind).toBe('proceed');
    expect(guard(roles('myaccount'), as('admin'), '/').kind).toBe('go');
    expect(guard(roles('contact'), as('verifier'), '/').kind).toBe('proceed');
  });
});

describe('after sign-in', () => {
  const person: Visitor = { isSignedIn: true, roles: ['user'], isTemporary: false };

  it('H49 leads back to exactly what was wanted', () => {
    const wanted = '/refunds/details?id=17&tab=notes%20%26%20files#log';
    const decision = guard(['user'], { isSignedIn: false, roles: ['none'], isTemporary: false }, wanted);
    const next = decision.kind === 'go' ? new URL(decision.to, 'http://x').searchParams.get('next') : null;
    expect(afterSignIn(person, next)).toBe(wanted);
  });

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n//evil',
    '',
    '/',
    '/?next=/',
  ])('goes home instead of to %j', (next) => {
    expect(afterSignIn(person, next)).toBe('/home');
  });

  it('leads whoever has a temporary password to choose one', () => {
    expect(afterSignIn({ ...person, isTemporary: true }, '/refunds')).toBe('/resettemporarypassword');
  });
});

describe('paths', () => {
  it('H63 are compared without regard to case, doubled and trailing slashes', () => {
    for (const spelling of [
      '/ADMIN/Configuration/',
      '/admin//configuration',
      '/Admin/CONFIGURATION',
      '//admin/configuration//',
    ]) {
      expect(routeOf(spelling)?.name).toBe('adminconfiguration');
    }
    expect(routeOf('/forgotpassword')?.name).toBe('ForgotPassword');
    expect(routeOf('/')?.name).toBe('login');
    expect(routeOf('/nowhere')).toBeUndefined();
    expect(new Set(ROUTES.map(({ path }) => canonical(path))).size).toBe(ROUTES.length);
  });

  it('are all in the list the server answers with success, the replay screen’s among them', () => {
    for (const { path } of ROUTES) expect(PAGE_ADDRESSES).toContain(canonical(path));
    expect(PAGE_ADDRESSES.filter(isReplay)).toHaveLength(1);
    expect(PAGE_ADDRESSES).toHaveLength(ROUTES.length + 1);
  });
});
