import type { Dispatch } from '@reduxjs/toolkit';
import type { DraftStore } from '../api/base/extra';
import { savedIn, workFound, workForgotten, workKept } from '../state/screen';

/** A pause in typing after which unsent work is recorded. */
const RECORDED_AFTER_MS = 100;
/** The same for work of more characters than this: each time, all of it goes into the log. */
const MUCH_AFTER_MS = 3_000;
const MUCH = 100_000;

/** Work that is recorded after a pause. */
interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly copy: unknown;
  readonly record: () => void;
}

/**
 * Keeps unsent work as before, and records it in a recorded tab, so that a replay shows a form as it was filled in.
 * @param owner whose session it is now; the work of anybody else is kept and not recorded, also where a session just ended
 */
export function withRecordedWork(store: DraftStore, dispatch: Dispatch, owner: () => string): DraftStore {
  const waiting = new Map<string, Waiting>();
  const sizes = new Map<string, number>();
  const hush = (name: string): void => {
    clearTimeout(waiting.get(name)?.timer);
    waiting.delete(name);
  };
  return {
    ...store,
    read: async (person, name) => {
      const work = await store.read(person, name);
      if (person === owner()) dispatch(workFound({ name, work: copyOf(work ?? null) }));
      return work;
    },
    write: (person, name, work) => {
      const copy = copyOf(work);
      const before = waiting.get(name);
      hush(name);
      // That the server took it shows only beside the copy before it.
      if (before !== undefined && savedIn(before.copy) !== savedIn(copy)) before.record();
      const isMuch = (sizes.get(name) ?? 0) > MUCH;
      const record = (): void => {
        waiting.delete(name);
        if (person !== owner()) return;
        sizes.set(name, JSON.stringify(copy).length);
        dispatch(workKept({ name, work: copy }));
      };
      const timer = setTimeout(record, isMuch ? MUCH_AFTER_MS : RECORDED_AFTER_MS);
      waiting.set(name, { timer, copy, record });
      return store.write(person, name, work);
    },
    remove: (person, name) => {
      hush(name);
      if (person === owner()) dispatch(workForgotten(name));
      return store.remove(person, name);
    },
    removeAll: (person) => {
      for (const name of waiting.keys()) hush(name);
      return store.removeAll(person);
    },
  };
}

/** The state freezes what it holds, and the form is still written on. */
const copyOf = (work: unknown): unknown => structuredClone(work);
