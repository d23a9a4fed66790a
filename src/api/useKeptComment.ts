import * as z from 'zod/mini';
import { useKeptState } from './useKeptState';

const writtenComment = z.object({ text: z.string(), isInternal: z.boolean() });
type WrittenComment = z.infer<typeof writtenComment>;

const NO_COMMENT: WrittenComment = { text: '', isInternal: false };

/** A comment on a record that is not sent yet: it outlives a reload and the way to the next record, and stays for whom it was meant. */
export function useKeptComment(record: string) {
  const { value, change, forget } = useKeptState({
    name: `comment-${record}`,
    basis: record,
    schema: writtenComment,
    first: NO_COMMENT,
  });
  return {
    written: value,
    onWrite: (written: WrittenComment): void => {
      if (written.text === '' && !written.isInternal) forget();
      else change(() => written);
    },
  };
}
