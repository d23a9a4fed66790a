import type { ApiExtra } from '../../api/base/extra';
import { createHeldThings } from '../../api/base/heldThings';
import type { Screen } from '../../state/screen';
import type { CallsAt } from '../log/recordedCalls';

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * The edges of a replay: what a screen asks for again is answered as it was recorded, everything else is on its way for ever, and
 * nothing is kept or saved.
 */
export const silentDependencies = (answer: CallsAt['answer'], work: Screen['work']): ApiExtra => ({
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
    // A form that says where its work came from began with what was found; what was written since is asked for beside it.
    read: (_owner, name) => Promise.resolve(structuredClone(begunWith(work[name]) ?? null)),
    // The state is frozen; a form is written on.
    written: (name) => structuredClone(work[name]),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    removeAll: () => Promise.resolve(),
  },
  cards: {
    // The fields belong to the provider and were in no action: they are marked as unknown, the page around them is as it was.
    showFields: ({ place, onReady }) => {
      const unknown = unknownFrame(place.ownerDocument);
      place.append(unknown);
      onReady();
      return Promise.resolve({
        ok: true,
        value: {
          confirm: never,
          remove: () => {
            unknown.remove();
          },
        },
      });
    },
  },
  saveFile: () => undefined,
  openReplay: () => Promise.resolve(null),
  copyText: () => Promise.resolve(false),
  held: createHeldThings(),
  early: new Map(),
});

/** Stands where the fields of another origin were. */
function unknownFrame(page: Document): HTMLElement {
  const box = page.createElement('p');
  box.dataset['unknown'] = 'frame';
  box.className = 'surface text-body-secondary';
  box.textContent = '•'.repeat(3);
  return box;
}

function begunWith(one: Screen['work'][string] | undefined): unknown {
  const { found, kept } = one ?? {};
  const isForm = typeof kept === 'object' && kept !== null && 'form' in kept;
  return isForm ? found : (kept ?? found);
}
