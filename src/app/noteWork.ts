import type { Dispatch } from '@reduxjs/toolkit';
import type { DraftStore } from '../api/base/extra';
import { workFound, workForgotten, workKept } from '../state/screen';

/** A pause in typing after which unsent work is recorded. */
const RECORDED_AFTER_MS = 100;
/** The same for work of more characters than this: each time, all of it goes into the log. */
const MUCH_AFTER_MS = 3_000;
const MUCH = 100_000;

/** Keeps unsent work as before, and records it in a recorded tab, so that a replay shows a form as it was filled in. */
export function withRecordedWork(store: DraftStore, dispatch: Dispatch): DraftStore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const sizes = new Map<string, number>();
  /** Whoever has signed out: their work is not recorded again while their screens close. */
  let left: string | null = null;
  const hush = (name: string): void => {
    clearTimeout(timers.get(name));
  };
  return {
    ...store,
    read: async (owner, name) => {
      if (owner === left) left = null;
      const work = await store.read(owner, name);
      dispatch(workFound({ name, work: copyOf(work ?? null) }));
      return work;
    },
    write: (owner, name, work) => {
      hush(name);
      if (owner !== left) {
        const copy = copyOf(work);
        const isMuch = (sizes.get(name) ?? 0) > MUCH;
        timers.set(
          name,
          setTimeout(
            () => {
              sizes.set(name, JSON.stringify(copy).length);
              dispatch(workKept({ name, work: copy }));
            },
            isMuch ? MUCH_AFTER_MS : RECORDED_AFTER_MS,
          ),
        );
      }
      return store.write(owner, name, work);
    },
    remove: (owner, name) => {
      hush(name);
      dispatch(workForgotten(name));
      return store.remove(owner, name);
    },
    removeAll: (owner) => {
      left = owner;
      for (const name of timers.keys()) hush(name);
      return store.removeAll(owner);
    },
  };
}

/** The state freezes what it holds, and the form is still written on. */
const copyOf = (work: unknown): unknown => structuredClone(work);
