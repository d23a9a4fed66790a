import type { ApiExtra } from '../../../src/api/extra';

/** The device's store of unsent work, in memory: it outlives the screens that use it. */
export function createDeviceWork(): ApiExtra['keptWork'] & { readonly names: () => string[] } {
  const kept = new Map<string, unknown>();
  return {
    read: (owner, name) => Promise.resolve(kept.get(`${owner} ${name}`)),
    write: (owner, name, work) => {
      kept.set(`${owner} ${name}`, structuredClone(work));
      return Promise.resolve();
    },
    remove: (owner, name) => {
      kept.delete(`${owner} ${name}`);
      return Promise.resolve();
    },
    names: () => [...kept.keys()],
  };
}
