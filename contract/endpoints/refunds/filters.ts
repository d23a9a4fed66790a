import * as z from 'zod/mini';
import { REFUND_REASONS } from '../../../domain/refundReason';
import { REFUND_STATUSES } from '../../../domain/refundStates';
import type { BulkLeftOut } from '../../entities/refundReview';
import { date, fiscalYear, id } from '../../fields';
import { LIMITS } from '../../limits';
import { several } from '../../list';
import { personal } from '../../sensitivity';

export const yearText = z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.pipe(z.transform(Number), fiscalYear));

/** What lists of claims can be narrowed by. */
export const claimFilters = {
  status: several(REFUND_STATUSES),
  reason: several(REFUND_REASONS),
  fiscalYear: z.optional(yearText),
  /** Claims that wait for lines Customs has not sent. */
  pendingAtCustoms: z.optional(z.enum(['yes'])),
  exactMatch: z.optional(z.enum(['yes', 'no'])),
  companyId: z.optional(id),
  /** Claims whose decision is due on this day or after. */
  dueFrom: z.optional(date),
  /** Claims whose decision is due on this day or before. */
  dueBy: z.optional(date),
} as const;

/** What bulk verification says of a claim, as far as the queue can be narrowed by it. */
export const BULK_FILTER = ['ready', 'document-unopened'] as const satisfies readonly (
  BulkLeftOut | 'ready'
)[];

/** What the staff's queue can be narrowed by besides. */
export const queueFilters = {
  ...claimFilters,
  /** Who the claim is assigned to, seen from the reader, or one person by ID. */
  assignee: z.optional(
    z.union([z.enum(['mine', 'none', 'others']), z.string().check(z.regex(/^\d{1,19}$/))]),
  ),
  /** Claims with risk signals, or without any. */
  risk: z.optional(z.enum(['yes', 'no'])),
  /** Claims that the reader can verify with others, or for which only a document is missing that somebody has opened. */
  bulk: z.optional(z.enum(BULK_FILTER)),
} as const;

/** The queue's filters and search as an action on all that match names them. */
export const refundFilters = {
  ...queueFilters,
  q: z.optional(personal(z.string().check(z.trim(), z.maxLength(LIMITS.searchText)))),
} as const;
