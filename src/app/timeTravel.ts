import * as z from 'zod/mini';
import type { ApiExtra } from '../api/base/extra';
import type { Router } from '../routing/router';

interface SteppedStore {
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps the application still while DevTools show one of its earlier states. */
export interface TimeTravel {
  /** The dependencies of the application: a call that an earlier state causes leaves once the present is back. */
  readonly dependencies: (extra: ApiExtra) => ApiExtra;
  /** Whether an earlier state is on show. */
  readonly isTravelling: () => boolean;
  /** The application stands: from now on its address stays while the past is shown. */
  readonly watch: (store: SteppedStore, router: Pick<Router, 'navigate'>) => void;
}

/** What DevTools' own store says of the state on show, by their public protocol. */
const lifted = z.object({
  liftedStore: z.object({
    getState: z.custom<() => unknown>((value) => typeof value === 'function'),
  }),
});
const position = z.object({ currentStateIndex: z.int(), computedStates: z.array(z.unknown()) });

/** Whether DevTools show a state that is not the newest. */
export function isInPast(store: unknown): boolean {
  const found = z.safeParse(lifted, store);
  if (!found.success) return false;
  const at = z.safeParse(position, found.data.liftedStore.getState());
  return at.success && at.data.currentStateIndex < at.data.computedStates.length - 1;
}

export function createTimeTravel(): TimeTravel {
  let store: SteppedStore | undefined;
  const isTravelling = (): boolean => isInPast(store);

  function present(): Promise<void> {
    const travelled = store;
    if (travelled === undefined || !isTravelling()) return Promise.resolve();
    return new Promise((resolve) => {
      const leave = travelled.subscribe(() => {
        if (isTravelling()) return;
        leave();
        resolve();
      });
    });
  }

  return {
    isTravelling,
    dependencies: (extra) => ({
      ...extra,
      http: {
        ...extra.http,
        send: async (address, options) => {
          await present();
          return extra.http.send(address, options);
        },
      },
      upload: async (request) => {
        await present();
        return extra.upload(request);
      },
    }),
    watch: (standing, router) => {
      store = standing;
      const navigate = router.navigate.bind(router) as (...asked: readonly unknown[]) => Promise<void>;
      router.navigate = (...asked: readonly unknown[]) =>
        isTravelling() ? Promise.resolve() : navigate(...asked);
    },
  };
}
