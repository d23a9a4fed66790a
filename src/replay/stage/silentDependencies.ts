import type { ApiExtra } from '../../api/base/extra';
import { createHeldThings } from '../../api/base/heldThings';
import type { CallsAt } from '../log/recordedCalls';

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * The edges of a replay: what a screen asks for again is answered as it was recorded, everything else is on its way for ever, and
 * nothing is kept or saved.
 */
export const silentDependencies = (answer: CallsAt['answer']): ApiExtra => ({
  http: {
    baseUrl: '',
    send: (path, { method = 'GET', body }) => {
      const recorded = answer(method, path, typeof body === 'string' ? body : undefined);
      if (recorded === undefined) return never();
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(
        new Response(JSON.stringify(recorded.body), { status: recorded.status, headers }),
      );
    },
  },
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
  cards: {
    // The fields belong to the provider and were in no action; the page around them is shown as it was.
    showFields: ({ onReady }) => {
      onReady();
      return Promise.resolve({ ok: true, value: { confirm: never, remove: () => undefined } });
    },
  },
  saveFile: () => undefined,
  openReplay: () => Promise.resolve(null),
  copyText: () => Promise.resolve(false),
  held: createHeldThings(),
  early: new Map(),
});
