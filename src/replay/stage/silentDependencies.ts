import type { ApiExtra } from '../../api/base/extra';
import { createHeldThings } from '../../api/base/heldThings';

const never = (): Promise<never> => new Promise(() => undefined);

/** The edges of a replay: whatever a screen asks for is on its way for ever, and nothing is kept or saved. */
export const silentDependencies = (): ApiExtra => ({
  http: { baseUrl: '', send: never },
  storedSession: { read: () => null },
  lock: { run: never },
  now: () => Date.now(),
  lastActive: () => Date.now(),
  upload: never,
  draftStore: {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    removeAll: () => Promise.resolve(),
  },
  cards: { showFields: never },
  saveFile: () => undefined,
  copyText: () => Promise.resolve(false),
  held: createHeldThings(),
  early: new Map(),
});
