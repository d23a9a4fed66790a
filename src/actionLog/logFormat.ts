import * as z from 'zod/mini';

/** Name and version of the file; docs/replaying-action-logs.md describes it. */
export const LOG_FORMAT = 'northwood-action-log';
/**
 * 2: calls and fields have the field's terms as names; `earlierNames.ts` opens logs of format 1. 3: lists have a tag of their own;
 * `earlierTags.ts` folds logs from before. 4: a long answer has a line of its own (`sharedAnswers.ts`).
 */
export const LOG_VERSION = 4;

const instantMs = z.number();
const viewport = z.object({ width: z.number(), height: z.number() });
const hash = z.string().check(z.regex(/^[0-9a-f]{14}$/));

/** What is known of the page when its recording begins. */
export const pageFacts = z.object({
  /** Milliseconds since 1970. */
  at: instantMs,
  /** Names the build: the address of its entry script, which carries a hash. */
  build: z.string(),
  viewport,
  language: z.string(),
  /** The address's path when the page began. */
  path: z.string(),
});
export type PageFacts = z.infer<typeof pageFacts>;

const page = { ...pageFacts.shape, state: z.unknown(), hash } as const;

/** The first line: what was recorded, by which build, and the state before the first action. */
export const headerLine = z.object({
  kind: z.literal('log'),
  format: z.literal(LOG_FORMAT),
  version: z.int(),
  /** Why the log was taken, in the words of whoever took it. */
  reason: z.string(),
  ...page,
});
export type HeaderLine = z.infer<typeof headerLine>;

/** The page was loaded again in the same tab: its state begins again. */
const restartLine = z.object({ kind: z.literal('restart'), ...page });

export const loggedAction = z.looseObject({ type: z.string() });
export type LoggedAction = z.infer<typeof loggedAction>;

/** Folds recorded actions, whatever build its state is of. */
export type AnyReducer = (state: unknown, action: LoggedAction) => unknown;

export const actionLine = z.object({
  kind: z.literal('action'),
  /** Counts from 1 over the whole recording; a log that dropped its oldest actions begins higher. */
  seq: z.int(),
  at: instantMs,
  /** Milliseconds of a clock that is never set back, since the page began. */
  mono: z.number(),
  /** The action this one follows from, where that is known for sure. */
  cause: z.optional(z.int()),
  /** Nothing dispatched by the same call was still to come: what must hold between actions can be checked here. */
  settled: z.optional(z.literal(true)),
  /** Slices in which the application's own state was not what the reducer makes of this action. */
  drift: z.optional(z.array(z.string())),
  action: loggedAction,
  /** Of the whole state afterward. */
  hash,
  /** Hashes of the slices this action changed. */
  slices: z.record(z.string(), hash),
});
export type ActionLine = z.infer<typeof actionLine>;

/** What the browser's console said. */
export const consoleLine = z.object({
  kind: z.literal('console'),
  at: instantMs,
  mono: z.number(),
  level: z.enum(['warning', 'error']),
  text: z.string(),
});
export type ConsoleLine = z.infer<typeof consoleLine>;

/** The whole state after the action `seq`, to compare with and to begin from. */
export const checkpointLine = z.object({
  kind: z.literal('checkpoint'),
  seq: z.int(),
  state: z.unknown(),
  hash,
});

/** An answer of the server that other lines name by its digest. */
const answerLine = z.object({ kind: z.literal('answer'), digest: hash, data: z.unknown() });

/** What somebody noted on the step before. */
export const noteLine = z.object({ kind: z.literal('note'), text: z.string() });

/** The last line, by which a file that was cut off or changed is known. */
export const endLine = z.object({
  kind: z.literal('end'),
  actions: z.int(),
  /** Of all lines before, each with its line feed. */
  digest: hash,
});

export const bodyLine = z.discriminatedUnion('kind', [
  restartLine,
  actionLine,
  consoleLine,
  checkpointLine,
  answerLine,
  noteLine,
]);

/** The header of any version, to tell a newer file from a foreign one. */
export const anyHeader = z.object({ format: z.literal(LOG_FORMAT), version: z.int() });
