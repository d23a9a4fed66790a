import * as z from 'zod/mini';
import { date, id, instant, money, quantity } from '../fields';
import { personal } from '../sensitivity';

/** Entry lines of one importer number that no company has. */
export const unmatchedImporter = z.object({
  importerNumber: personal(z.string()),
  importerName: personal(z.string()),
  lines: z.int(),
  amountCollected: money,
  firstEntry: date,
  lastEntry: date,
  suggestions: z.array(
    z.object({
      companyId: id,
      companyName: personal(z.string()),
      reason: z.enum(['same-number', 'one-digit-off', 'name-alike']),
      number: z.nullable(personal(z.string())),
    }),
  ),
});
export type UnmatchedImporter = z.infer<typeof unmatchedImporter>;

/** What giving the number to a company does, or did. */
export const importerAssignment = z.object({ lines: z.int(), amountCollected: money, isDone: z.boolean() });

/** Sums over all lines a filter leaves. Lines without an expectation count in `lines` and `collected` alone. */
export const lineTotals = z.object({
  lines: z.int(),
  collected: money,
  expected: money,
  variance: money,
});
export type LineTotals = z.infer<typeof lineTotals>;

/** What stands against taking a posted file back. */
export const batchDependents = z.object({
  lines: z.int(),
  amountCollected: money,
  /** Numbers of claims in which lines of the file stand. */
  claims: z.array(z.string()),
  /** Files whose corrections are about lines of this one. */
  corrections: z.array(z.object({ batchId: id, fileName: personal(z.string()), lines: z.int() })),
});
export type BatchDependents = z.infer<typeof batchDependents>;

/** One posting of an entry line: the line itself, or a correction by a difference. */
export const linePosting = z.object({
  id,
  adjustmentSeq: z.int(),
  reason: z.nullable(z.string()),
  quantity,
  amountCollected: money,
  /** What the line amounts to with this posting. */
  amountSoFar: money,
  postedAt: instant,
  batchId: id,
  fileName: personal(z.string()),
});
export type LinePosting = z.infer<typeof linePosting>;
