import type { ApiExtra } from '../../../src/api/base/extra';

/** The device's store of unsent work, in memory: it outlives the screens that use it. */
export function createDeviceWork(): ApiExtra['draftStore'] & { readonly names: () => string[] } {
  const stored = new Map<string, unknown>();
  return {
    read: (owner, name) => Promise.resolve(stored.get(`${owner} ${name}`)),
    write: (owner, name, work) => {
      stored.set(`${owner} ${name}`, structuredClone(work));
      return Promise.resolve();
    },
    remove: (owner, name) => {
      stored.delete(`${owner} ${name}`);
      return Promise.resolve();
    },
    removeAll: (owner) => {
      for (const key of [...stored.keys()]) if (key.startsWith(`${owner} `)) stored.delete(key);
      return Promise.resolve();
    },
    names: () => [...stored.keys()],
  };
}
