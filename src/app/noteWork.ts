import type { Dispatch } from '@reduxjs/toolkit';
import type { DraftStore } from '../api/base/extra';
import { workFound, workForgotten, workKept } from '../state/screen';

/** A pause in typing after which unsent work is recorded. */
const RECORDED_AFTER_MS = 100;
/** The same for work of more characters than this: each time, all of it goes into the log. */
const MUCH_AFTER_MS = 3_000;
const MUCH = 100_000;

/**
 * Keeps unsent work as before, and records it in a recorded tab, so that a replay shows a form as it was filled in.
 * @param owner whose session it is now; the work of anybody else is kept and not recorded, also where a session just ended
 */
export function withRecordedWork(store: DraftStore, dispatch: Dispatch, owner: () => string): DraftStore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const sizes = new Map<string, number>();
  const hush = (name: string): void => {
    clearTimeout(timers.get(name));
  };
  return {
    ...store,
    read: async (person, name) => {
      const work = await store.read(person, name);
      if (person === owner()) dispatch(workFound({ name, work: copyOf(work ?? null) }));
      return work;
    },
    write: (person, name, work) => {
      hush(name);
      const copy = copyOf(work);
      const isMuch = (sizes.get(name) ?? 0) > MUCH;
      timers.set(
        name,
        setTimeout(
          () => {
            if (person !== owner()) return;
            sizes.set(name, JSON.stringify(copy).length);
            dispatch(workKept({ name, work: copy }));
          },
          isMuch ? MUCH_AFTER_MS : RECORDED_AFTER_MS,
        ),
      );
      return store.write(person, name, work);
    },
    remove: (person, name) => {
      hush(name);
      if (person === owner()) dispatch(workForgotten(name));
      return store.remove(person, name);
    },
    removeAll: (person) => {
      for (const name of timers.keys()) hush(name);
      return store.removeAll(person);
    },
  };
}

/** The state freezes what it holds, and the form is still written on. */
const copyOf = (work: unknown): unknown => structuredClone(work);
