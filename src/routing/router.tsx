import { createBrowserRouter, redirect, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import type { ComponentType, ReactNode } from 'react';
import { withoutBase } from './basePath';
import { destination } from './destination';
import type { Visitor } from './guard';
import { loadScreen, type Reloading } from './lazyScreen';
import { ROUTES, type RouteName } from './routes';

export type Router = ReturnType<typeof createBrowserRouter>;

export interface RouterDependencies extends ScreenDependencies {
  /** The path the application is deployed under. */
  readonly basePath: string;
  readonly visitor: () => Visitor;
  /** Refreshes the token where its time has come; resolves when the session is as good as it gets. */
  readonly freshen: () => Promise<void>;
}

/** What the routes need to show their screens, whoever decides where to go. */
export interface ScreenDependencies {
  /** Loads the screen of a route. */
  readonly screens: Readonly<Record<RouteHandle['name'], () => Promise<ComponentType>>>;
  readonly reloading: Omit<Reloading, 'target'>;
  /** Resolves when a screen's texts are there. */
  readonly screenTexts: (name: RouteHandle['name']) => Promise<void>;
  /** The frame around every screen, and what stands in for a screen that failed. */
  readonly frame: ComponentType;
  readonly failure: ComponentType;
  readonly waiting: ReactNode;
}

/** What a route tells the frame: its name, for title, navigation and breadcrumb. */
export interface RouteHandle {
  readonly name: RouteName | 'notfound';
}

/**
 * The router with its one guard: a middleware on the root route, run before every navigation (link, button, typed address,
 * back, forward, first load) and before anything of the screen.
 */
export function createRouter(dependencies: RouterDependencies): Router {
  // The first navigation starts inside createBrowserRouter, before it has returned.
  const held: { router?: Router } = {};
  const target = (): string => {
    const { pathname, search, hash } = held.router?.state.navigation.location ?? window.location;
    return pathname + search + hash;
  };
  const root = { ...screenRoutes(dependencies, target), middleware: [guarding(dependencies, target)] };
  held.router = createBrowserRouter([root], { basename: dependencies.basePath });
  return held.router;
}

/** All routes under the frame, without a guard. */
export function screenRoutes(dependencies: ScreenDependencies, target: () => string): RouteObject {
  return {
    id: 'root',
    Component: dependencies.frame,
    errorElement: <dependencies.failure />,
    hydrateFallbackElement: dependencies.waiting,
    children: [
      ...ROUTES.map(({ name, path }) => ({ path, ...screenRoute(name) })),
      { path: '*', ...screenRoute('notfound') },
    ],
  };

  function screenRoute(name: RouteHandle['name']): Omit<RouteObject, 'index' | 'children'> {
    const reloading = { ...dependencies.reloading, target };
    return {
      handle: { name } satisfies RouteHandle,
      errorElement: <dependencies.failure />,
      lazy: async () => {
        const load = async (): Promise<ComponentType> => {
          const [screen] = await Promise.all([dependencies.screens[name](), dependencies.screenTexts(name)]);
          return screen;
        };
        return { Component: await loadScreen(name, load, reloading).catch(failingWith) };
      },
    };
  }
}

const guarding =
  ({ visitor, freshen }: RouterDependencies, target: () => string): MiddlewareFunction =>
  async ({ request }, next) => {
    await freshen();
    if (request.signal.aborted) return undefined;
    const { pathname, search, hash } = new URL(target(), request.url);
    const decision = destination(visitor(), { pathname: withoutBase(pathname), search, hash });
    return decision.kind === 'go' ? redirect(decision.to) : next();
  };

/**
 * A screen that fails when it is shown. A rejected `lazy` of the first navigation would leave the frame empty: the router then
 * shows its waiting state instead of the route's error.
 */
const failingWith =
  (error: unknown): ComponentType =>
  () => {
    throw error;
  };
