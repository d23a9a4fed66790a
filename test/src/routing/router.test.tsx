import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet, RouterProvider, useLocation, useRouteError } from 'react-router-dom';
import type { Role } from '../../../contract/roles';
import { ScreenUnavailable } from '../../../src/routing/lazyScreen';
import { leaveForSignIn } from '../../../src/routing/leaveForSignIn';
import { createRouter, type Router, type RouterDependencies } from '../../../src/routing/router';
import { ROUTES } from '../../../src/routing/routes';
import type { SessionEnd } from '../../../src/state/sessionEnd';
import { MemoryStorage } from '../support/memoryStorage';

const person = { isSignedIn: true, roles: ['user'] as Role[], isTemporary: false };
const visitor = { isSignedIn: false, roles: ['none'] as Role[], isTemporary: false };

function Failure() {
  return <p>{useRouteError() instanceof ScreenUnavailable ? 'screen unavailable' : 'screen broken'}</p>;
}

const screenNamed = (name: string): ComponentType =>
  function Screen() {
    const { pathname, search, hash } = useLocation();
    return (
      <p>
        {name} at {pathname}
        {search}
        {hash}
      </p>
    );
  };

interface Bed {
  readonly router: Router;
  readonly events: string[];
  readonly text: () => string;
}

async function open(address: string, change: Partial<RouterDependencies> = {}): Promise<Bed> {
  window.history.replaceState(null, '', address);
  const events: string[] = [];
  const names = [...ROUTES.map(({ name }) => name), 'notfound' as const];
  const screens = Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        events.push(`load ${name}`);
        return Promise.resolve(screenNamed(name));
      },
    ]),
  ) as RouterDependencies['screens'];
  const router = createRouter({
    basePath: '/',
    visitor: () => person,
    freshen: () => {
      events.push('freshen');
      return Promise.resolve();
    },
    screens,
    reloading: { build: 'b', marks: new MemoryStorage(), load: (target) => events.push(`reload ${target}`) },
    screenTexts: () => Promise.resolve(),
    frame: Outlet,
    failure: Failure,
    waiting: <p>waiting</p>,
    ...change,
  });
  const { container } = render(<RouterProvider router={router} />);
  await waitFor(() => {
    expect(router.state.initialized).toBe(true);
    // The page follows the router's state a moment later.
    expect(container.textContent).not.toBe('waiting');
  });
  return { router, events, text: () => container.textContent };
}

const go = (bed: Bed, to: string | number): Promise<void> =>
  act(async () => {
    await (typeof to === 'number' ? bed.router.navigate(to) : bed.router.navigate(to));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

describe('every navigation', () => {
  it('refreshes first: first load, link, back and forward', async () => {
    const bed = await open('/home');
    expect(bed.events.filter((event) => event === 'freshen')).toHaveLength(1);
    await go(bed, '/refunds');
    await go(bed, -1);
    await go(bed, 1);
    expect(bed.events.filter((event) => event === 'freshen')).toHaveLength(4);
    expect(bed.text()).toBe('refunds at /refunds');
  });

  it('H49 of a visitor to a page that needs a session keeps query and fragment', async () => {
    const bed = await open('/refunds/details?id=17&tab=notes%20%26%20files#log', { visitor: () => visitor });
    expect(bed.text()).toBe(
      'login at /?next=%2Frefunds%2Fdetails%3Fid%3D17%26tab%3Dnotes%2520%2526%2520files%23log',
    );
  });

  it('of a signed-in person to the sign-in page leads on to what was wanted', async () => {
    const bed = await open('/?next=%2Frefunds%2Fdetails%3Fid%3D17%23log');
    expect(bed.text()).toBe('refunddetails at /refunds/details?id=17#log');
  });

  it.each(['/ADMIN/Configuration/', '/admin//configuration', '/Admin/Users'])(
    'H63 to %s never shows a staff screen to a company',
    async (address) => {
      const bed = await open(address);
      expect(bed.text()).toMatch(/^unauthorized at \/unauthorized\?page=admin(users|configuration)$/);
      expect(bed.events).not.toContain('reload');
    },
  );

  it('H63 in another spelling ends at the plain one, with its query', async () => {
    const bed = await open('/Refunds/?status=Submitted#x');
    expect(bed.text()).toBe('refunds at /refunds?status=Submitted#x');
  });

  it('to an address nobody knows shows that', async () => {
    const bed = await open('/nowhere/at/all');
    expect(bed.text()).toBe('notfound at /nowhere/at/all');
  });

  it('H38 back after the session ended shows the sign-in page', async () => {
    const now = { who: person };
    const bed = await open('/refunds', { visitor: () => now.who });
    await go(bed, '/home');
    now.who = visitor;
    await go(bed, '/');
    await go(bed, -1);
    await go(bed, -1);
    expect(bed.text()).toBe('login at /?next=%2Frefunds');
  });
});

describe('a screen that cannot be loaded', () => {
  const failing = (bed: { readonly isBroken: boolean }): Partial<RouterDependencies> => ({
    screens: new Proxy({} as RouterDependencies['screens'], {
      get: (_, name: string) => () =>
        name === 'refunds' && bed.isBroken
          ? Promise.reject(new Error('404'))
          : Promise.resolve(screenNamed(name)),
    }),
  });

  it('H02 reloads its target from another screen, then says so at the first load', async () => {
    const world = { isBroken: true };
    const marks = new MemoryStorage();
    const reloads: string[] = [];
    const reloading = { build: 'b', marks, load: (target: string) => reloads.push(target) };
    const first = await open('/home', { ...failing(world), reloading });
    act(() => void first.router.navigate('/refunds?id=1#x'));
    await waitFor(() => {
      expect(reloads).toEqual(['/refunds?id=1#x']);
    });
    const second = await open('/refunds?id=1#x', { ...failing(world), reloading });
    await waitFor(() => {
      expect(second.text()).toBe('screen unavailable');
    });
    expect(reloads).toHaveLength(1);
    await go(second, '/home');
    expect(second.text()).toBe('home at /home');
  });
});

describe('a session that ends', () => {
  const ending = async (from: string, reason: SessionEnd, to?: string): Promise<string> => {
    const held: { visitor: typeof person; router?: Router } = { visitor: person };
    const bed = await open(from, {
      visitor: () => held.visitor,
      freshen: () => {
        if (held.router !== undefined && held.visitor === person) {
          held.visitor = visitor;
          leaveForSignIn(held.router, reason);
        }
        return Promise.resolve();
      },
    });
    held.router = bed.router;
    if (to === undefined) {
      held.visitor = visitor;
      await act(async () => {
        leaveForSignIn(bed.router, reason);
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
    } else await go(bed, to);
    await waitFor(() => {
      expect(bed.text()).toContain('login');
    });
    return bed.router.state.location.pathname + bed.router.state.location.search;
  };

  it('H08 comes back to the screen that was open', async () => {
    expect(await ending('/refunds/create?step=2#x', 'refused')).toBe(
      `/?next=${encodeURIComponent('/refunds/create?step=2#x')}`,
    );
  });

  it('H49 comes back to the screen that was asked for when the token could not be renewed', async () => {
    expect(await ending('/home', 'refused', '/refunds/details?id=17#log')).toBe(
      `/?next=${encodeURIComponent('/refunds/details?id=17#log')}`,
    );
  });

  it.each(['signed-out', 'elsewhere'] as const)(
    'leaves nothing to come back to where it is %s',
    async (reason) => {
      expect(await ending('/refunds?page=2', reason)).toBe('/');
    },
  );
});
