import type { Dispatch } from '@reduxjs/toolkit';
import type { DraftStore } from '../api/base/extra';
import { workFound, workForgotten, workKept } from '../state/screen';

/** A pause in typing after which unsent work is recorded. */
const RECORDED_AFTER_MS = 100;

/** Keeps unsent work as before, and records it in a recorded tab, so that a replay shows a form as it was filled in. */
export function withRecordedWork(store: DraftStore, dispatch: Dispatch): DraftStore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const hush = (name: string): void => {
    clearTimeout(timers.get(name));
  };
  return {
    ...store,
    read: async (owner, name) => {
      const work = await store.read(owner, name);
      dispatch(workFound({ name, work: copyOf(work ?? null) }));
      return work;
    },
    write: (owner, name, work) => {
      hush(name);
      const copy = copyOf(work);
      timers.set(
        name,
        setTimeout(() => {
          dispatch(workKept({ name, work: copy }));
        }, RECORDED_AFTER_MS),
      );
      return store.write(owner, name, work);
    },
    remove: (owner, name) => {
      hush(name);
      dispatch(workForgotten(name));
      return store.remove(owner, name);
    },
  };
}

/** The state freezes what it holds, and the form is still written on. */
const copyOf = (work: unknown): unknown => structuredClone(work);
