import * as z from 'zod/mini';
import { pageFacts } from './logFormat';
import { parseJson } from './parseJson';

const stretch = z.object({
  first: z.object({
    kind: z.enum(['page', 'checkpoint']),
    seq: z.int(),
    page: pageFacts,
    state: z.string(),
    hash: z.string(),
  }),
  lines: z.array(z.string()),
  actions: z.int(),
});

const storedRecording = z.object({
  salt: z.string(),
  seq: z.int(),
  /** `seq` of the last action of which somebody has the log. */
  handedOverAt: z.nullable(z.int()),
  fingerprints: z.array(z.tuple([z.number(), z.number(), z.string()])),
  stretches: z.array(stretch),
});

/** What a tab keeps of its recording over a reload. */
export type StoredRecording = z.infer<typeof storedRecording>;

/** Stands in place of a recording that was too long to be kept. */
export const LOST_RECORDING = '{"lost":true}';

/** Reads what an earlier page of this tab kept; null where there is nothing that can be gone on with. */
export function readStoredRecording(text: string | null): StoredRecording | null {
  const parsed = storedRecording.safeParse(text === null ? undefined : parseJson(text));
  return parsed.success ? parsed.data : null;
}
