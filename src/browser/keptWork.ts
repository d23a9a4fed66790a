import type { KeptWork } from '../api/extra';

const STORE = 'work';

interface Kept {
  readonly owner: string;
  readonly work: unknown;
}

/**
 * Unsent work in the browser's indexed database: signing out empties the two storages, but a session that is lost must not take
 * an hour of typing with it (H08). Each name holds the work of one owner.
 */
export function createKeptWork(factory: () => IDBFactory): KeptWork {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => (opened ??= openDatabase(factory()));

  async function inStore<T>(
    mode: IDBTransactionMode,
    deed: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      return await settled(deed((await open()).transaction(STORE, mode).objectStore(STORE)));
    } catch {
      return undefined;
    }
  }

  return {
    read: async (owner, name) => {
      const kept: unknown = await inStore<unknown>('readonly', (store) => store.get(name));
      if (!isKept(kept)) return null;
      if (kept.owner === owner) return kept.work;
      await inStore('readwrite', (store) => store.delete(name));
      return null;
    },
    write: async (owner, name, work) => {
      await inStore('readwrite', (store) => store.put({ owner, work } satisfies Kept, name));
    },
    remove: async (owner, name) => {
      const kept: unknown = await inStore<unknown>('readonly', (store) => store.get(name));
      if (isKept(kept) && kept.owner === owner) await inStore('readwrite', (store) => store.delete(name));
    },
  };
}

const isKept = (value: unknown): value is Kept =>
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
