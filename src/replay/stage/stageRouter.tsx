import { createMemoryRouter, parsePath } from 'react-router-dom';
import type { ComponentType } from 'react';
import { Frame } from '../../app/frame/Frame';
import { Waiting } from '../../components/Waiting';
import { screenRoutes, type Router, type ScreenDependencies } from '../../routing/router';
import { SCREENS } from '../../routing/screens';

interface StageRouterDependencies {
  readonly path: string;
  readonly screenTexts: ScreenDependencies['screenTexts'];
  readonly failure: ComponentType;
}

/** The application's routes without their guard: the log says where somebody was, and nobody is sent anywhere else. */
export function createStageRouter({ path, screenTexts, failure }: StageRouterDependencies): Router {
  const routes = screenRoutes(
    {
      screens: SCREENS,
      screenTexts,
      frame: Frame,
      failure,
      waiting: <Waiting />,
      // A screen that cannot be loaded is said to be so at once: a reload would empty the stage.
      reloading: {
        build: 'replay',
        marks: { getItem: () => 'replay', setItem: () => undefined, removeItem: () => undefined },
        load: () => undefined,
      },
    },
    () => path,
  );
  // With a key of its own the address is one that was reached before: a list then shows what it says, and not a view to begin with.
  const recorded = { ...parsePath(path), key: 'recorded' };
  return createMemoryRouter([routes], { initialEntries: [recorded] });
}

/** Calls back once the screen of a router is loaded; at once where it is. */
export function whenStanding(router: Router, stands: () => void): void {
  if (router.state.initialized) {
    stands();
    return;
  }
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    leave();
    stands();
  });
}
