import * as z from 'zod/mini';
import { person } from './fields';
import { sentence } from './sensitivity';

/** The live connection's fixed names. */
export const HUB = {
  path: '/uscustomshub',
  subscribe: 'OnConnectedAsync',
  subscription: { protocol: 'json', version: 1 },
  connectionId: 'GetConnectionId',
  status: 'sendStatus',
  /** For messages that move data and raise no alert: a client of the specification does not listen to it. */
  quiet: 'recordsChanged',
  /** What a client says of the claim that it shows: its ID, or an empty text for none. A hub that does not know it ignores it. */
  viewClaim: 'ViewClaim',
  /** Who has that claim open, told to those who have it open. */
  viewers: 'claimViewers',
} as const;

/** Kinds of record a message can say have moved, so that the screens showing them ask again. */
export const TOUCHED = [
  'refund',
  'paymentRun',
  'customsBatch',
  'customsLine',
  'company',
  'exemption',
  'report',
  'user',
  'program',
  'pendingChange',
  'notification',
] as const;

/** What a message says beside its words; what is of another type than expected is left out, not the message. */
const moved = {
  touches: z.catch(
    z.optional(z.array(z.object({ type: z.enum(TOUCHED), id: z.optional(z.string()) }))),
    undefined,
  ),
  progress: z.catch(
    z.optional(z.object({ batchId: z.string(), percent: z.number(), status: z.string() })),
    undefined,
  ),
};

/**
 * A live status message. `message` is HTML and is sanitized before it is shown; `state` equal to "error" in any letter case makes
 * a danger alert, anything else a success alert, no state among it (H103).
 */
export const statusMessage = z.object({
  message: sentence(z.string()),
  state: z.catch(z.string(), ''),
  ...moved,
});
export type StatusMessage = z.infer<typeof statusMessage>;

/** Moves data and raises no alert: progress, for one. */
export const quietMessage = z.object(moved);
export type QuietMessage = z.infer<typeof quietMessage>;

/** Who has a claim open, the reader among them: the first by name, and how many more there are. */
export const claimViewers = z.object({
  claimId: z.string(),
  people: z.array(person),
  more: z.catch(z.int().check(z.nonnegative()), 0),
});
export type ClaimViewers = z.infer<typeof claimViewers>;

export type LivePayload = StatusMessage | QuietMessage;

/** Longest message shown; the rest is cut. */
export const MAX_STATUS_LENGTH = 2_000;

export const isDanger = (state: string): boolean => state.toLowerCase() === 'error';
