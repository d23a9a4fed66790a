import * as z from 'zod/mini';
import { useKeptState } from './useKeptState';

const writtenReason = z.object({ reason: z.string(), text: z.string() });
const writtenReasons = z.record(z.string(), writtenReason);
/** A reason for a deed as far as it is written: the choice, and the words. */
type WrittenReason = z.infer<typeof writtenReason>;

const NOTHING: WrittenReason = { reason: '', text: '' };
const NONE: z.infer<typeof writtenReasons> = {};

export type KeptReasons<Deed extends string> = ReturnType<typeof useKeptReasons<Deed>>;

/** The reasons somebody is writing for the deeds on a record: they outlive a reload, and a decision that came too late. */
export function useKeptReasons<Deed extends string>(record: string) {
  const { value, change, forget } = useKeptState({
    name: `reasons-${record}`,
    basis: record,
    schema: writtenReasons,
    first: NONE,
  });
  return {
    of: (deed: Deed): WrittenReason => value[deed] ?? NOTHING,
    write: (deed: Deed, written: WrittenReason): void => {
      change((old) => ({ ...old, [deed]: written }));
    },
    /** A deed is done, and with it all that was written for others. */
    forget,
  };
}
