import * as z from 'zod/mini';
import { usePersistedState } from './usePersistedState';

const writtenReason = z.object({ reason: z.string(), text: z.string() });
const writtenReasons = z.record(z.string(), writtenReason);
/** A reason for an action as far as it is written: the choice, and the words. */
type WrittenReason = z.infer<typeof writtenReason>;

const NOTHING: WrittenReason = { reason: '', text: '' };
const NONE: z.infer<typeof writtenReasons> = {};

export type PersistedReasons<Action extends string> = ReturnType<typeof usePersistedReasons<Action>>;

/** The reasons somebody is writing for the actions on a record: they outlive a reload, and a decision that came too late. */
export function usePersistedReasons<Action extends string>(record: string) {
  const { value, change, forget } = usePersistedState({
    name: `reasons-${record}`,
    basis: record,
    schema: writtenReasons,
    first: NONE,
  });
  return {
    get: (action: Action): WrittenReason => value[action] ?? NOTHING,
    write: (action: Action, written: WrittenReason): void => {
      change((old) => ({ ...old, [action]: written }));
    },
    /** An action is done, and with it all that was written for others. */
    forget,
  };
}
