import type { DraftStore } from '../api/base/extra';

const STORE = 'work';

interface Stored {
  readonly owner: string;
  readonly work: unknown;
}

/**
 * Unsent work in the browser's indexed database: a session that is lost must not take an hour of typing with it (H08). Signing out
 * takes it. Each name holds the work of one owner.
 */
export function createDraftStore(factory: () => IDBFactory): DraftStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => (opened ??= openDatabase(factory()));

  async function inStore<T>(
    mode: IDBTransactionMode,
    action: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      return await settled(action((await open()).transaction(STORE, mode).objectStore(STORE)));
    } catch {
      return undefined;
    }
  }

  let left: string | null = null;

  return {
    read: async (owner, name) => {
      if (owner === left) left = null;
      const stored: unknown = await inStore<unknown>('readonly', (store) => store.get(name));
      if (!isStored(stored)) return null;
      if (stored.owner === owner) return stored.work;
      await inStore('readwrite', (store) => store.delete(name));
      return null;
    },
    write: async (owner, name, work) => {
      if (owner === left) return;
      await inStore('readwrite', (store) => store.put({ owner, work } satisfies Stored, name));
    },
    remove: async (owner, name) => {
      const stored: unknown = await inStore<unknown>('readonly', (store) => store.get(name));
      if (isStored(stored) && stored.owner === owner)
        await inStore('readwrite', (store) => store.delete(name));
    },
    removeAll: async (owner) => {
      left = owner;
      const names = (await inStore('readonly', (store) => store.getAllKeys())) ?? [];
      for (const name of names) {
        const stored: unknown = await inStore<unknown>('readonly', (store) => store.get(name));
        if (isStored(stored) && stored.owner === owner)
          await inStore('readwrite', (store) => store.delete(name));
      }
    },
  };
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'work' in value;

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('northwood', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE);
  };
  return settled(request);
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the indexed database gave no reason'));
    };
  });
