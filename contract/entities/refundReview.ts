import * as z from 'zod/mini';
import { EVIDENCE_KINDS } from '../../domain/refundEvidence';
import { id, money } from '../fields';
import { ROLES } from '../roles';
import { personal, sentence } from '../sensitivity';
import { newAccounts } from './newAccounts';

export const reviewer = z.object({ id, name: personal(z.string()), roles: z.array(z.enum(ROLES)) });

/** Why a chosen claim is not verified with the others. */
export const BULK_LEFT_OUT = [
  'not-waiting',
  /** Sent back to the verifier, and not verified by itself since. */
  'returned',
  'assigned-to-other',
  /** With lines that U.S. Customs has not reported yet. */
  'pending-at-customs',
  'not-exact',
  'filed-by-you',
  'approved-by-you',
  /** Commented on since its last step. */
  'commented',
  /** With a document that no member of staff has opened. */
  'document-unopened',
] as const;
export type BulkLeftOut = (typeof BULK_LEFT_OUT)[number];

export const bulkPreview = z.object({
  chosen: z.int(),
  ready: z.int(),
  /** Of those that are ready. */
  amount: money,
  /** Of those that are ready. */
  newAccounts: z.optional(newAccounts),
  leftOut: z.array(z.object({ why: z.enum(BULK_LEFT_OUT), count: z.int(), numbers: z.array(z.string()) })),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

export const bulkRow = z.object({
  id,
  number: z.string(),
  amount: money,
  outcome: z.enum(['verified', 'refused']),
  /** Why it was refused. */
  reason: z.nullable(sentence(z.string())),
});

export const bulkResult = z.object({
  rows: z.array(bulkRow),
  /** Where the next call goes on; null when all are done. */
  next: z.nullable(id),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** A text for one reason of an action; about one kind of document where the board's text names a document. */
export const reasonTemplate = z.object({
  action: z.enum(['return', 'reject']),
  /** One of the reasons offered with the action. */
  reasonCode: z.string(),
  document: z.nullable(z.enum(EVIDENCE_KINDS)),
  text: sentence(z.string()),
});
export type ReasonTemplate = z.infer<typeof reasonTemplate>;
