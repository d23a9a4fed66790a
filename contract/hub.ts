import * as z from 'zod/mini';
import { sentence } from './sensitivity';

/** The live connection's fixed names. */
export const HUB = {
  path: '/uscustomshub',
  subscribe: 'OnConnectedAsync',
  subscription: { protocol: 'json', version: 1 },
  connectionId: 'GetConnectionId',
  status: 'sendStatus',
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
  'notification',
] as const;

/**
 * A live status message. `message` is HTML and is sanitized before it is shown; `state` equal to "error" in any letter case makes
 * a danger alert, anything else a success alert. What is missing or of another type makes the message unusable, not the page.
 */
export const statusMessage = z.object({
  message: sentence(z.string()),
  state: z.string(),
  /** Quiet messages move data and raise no alert: progress, for one. */
  quiet: z.optional(z.boolean()),
  touches: z.optional(z.array(z.object({ type: z.enum(TOUCHED), id: z.optional(z.string()) }))),
  progress: z.optional(z.object({ batchId: z.string(), percent: z.number(), status: z.string() })),
});
export type StatusMessage = z.infer<typeof statusMessage>;

/** Longest message shown; the rest is cut. */
export const MAX_STATUS_LENGTH = 2_000;

export const isDanger = (state: string): boolean => state.toLowerCase() === 'error';
