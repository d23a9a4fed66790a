import * as z from 'zod/mini';
import { usePersistedState } from './usePersistedState';

const writtenComment = z.object({ text: z.string(), isInternal: z.boolean() });
type WrittenComment = z.infer<typeof writtenComment>;

/**
 * A comment on a record that is not sent yet: it outlives a reload and the way to the next record, and stays for whom it was meant.
 * @param isInternal whether a new one is for staff alone, as it is wherever staff write
 */
export function usePersistedComment(record: string, isInternal: boolean) {
  const { value, change, forget } = usePersistedState({
    name: `comment-${record}`,
    basis: record,
    schema: writtenComment,
    first: { text: '', isInternal },
  });
  return {
    written: value,
    onWrite: (written: WrittenComment): void => {
      if (written.text === '' && written.isInternal === isInternal) forget();
      else change(() => written);
    },
  };
}
