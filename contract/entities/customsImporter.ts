import * as z from 'zod/mini';
import { date, fiscalYear, id, instant, money, person, quantity } from '../fields';
import { personal, sentence } from '../sensitivity';
import { refundStatus } from './refund';

/** A company an importer could be, and why: the number that is alike, or none where the name alone is. */
const suggestion = z.object({
  companyId: id,
  companyName: personal(z.string()),
  reason: z.enum(['same-number', 'one-digit-off', 'name-alike']),
  number: z.nullable(personal(z.string())),
});
export type ImporterSuggestion = z.infer<typeof suggestion>;

/** Companies that ask to register with the number; missing in logs that earlier builds recorded. */
const applicants = z.optional(z.array(z.object({ companyId: id, companyName: personal(z.string()) })));
export type NumberApplicant = NonNullable<z.infer<typeof applicants>>[number];

/** Entry lines of one importer number that no company has. */
export const unmatchedImporter = z.object({
  importerNumber: personal(z.string()),
  importerName: personal(z.string()),
  /** In how many other ways the name was sent. */
  otherNames: z.int(),
  lines: z.int(),
  /** In the program's unit; lines that no factor converts are left out. */
  quantity,
  amountCollected: money,
  firstEntry: date,
  lastEntry: date,
  suggestions: z.array(suggestion),
  applicants,
});
export type UnmatchedImporter = z.infer<typeof unmatchedImporter>;

/** An importer number by itself, whoever has it. */
export const importerRecord = z.object({
  importerNumber: personal(z.string()),
  /** As Customs sent it, the most frequent first, five at most. */
  names: z.array(personal(z.string())),
  /** The company that has the number. */
  holder: z.nullable(z.object({ id, name: personal(z.string()), since: date })),
  /** All lines under the number, and those of them that are nobody's. */
  lines: z.int(),
  amountCollected: money,
  unmatched: z.object({ lines: z.int(), quantity, amountCollected: money }),
  firstEntry: z.nullable(date),
  lastEntry: z.nullable(date),
  suggestions: z.array(suggestion),
  applicants,
});
export type ImporterRecord = z.infer<typeof importerRecord>;

/** What giving the number to a company does, or did, year by year. */
export const importerAssignment = z.object({
  lines: z.int(),
  amountCollected: money,
  years: z.array(z.object({ fiscalYear, lines: z.int(), amountCollected: money })),
  isDone: z.boolean(),
});
export type ImporterAssignment = z.infer<typeof importerAssignment>;

/** What giving the number to a new company did. */
export const importerCompany = z.extend(importerAssignment, {
  companyId: id,
  companyName: personal(z.string()),
});
export type ImporterCompany = z.infer<typeof importerCompany>;

/** A refund claim in which lines stand. */
const namedClaim = z.object({ id, number: z.string() });

/** What taking a number back from a company does, or did; while a claim names one of its lines it is not done. */
export const importerReturn = z.extend(importerAssignment, { claims: z.array(namedClaim) });
export type ImporterReturn = z.infer<typeof importerReturn>;

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
  /** Claims in which lines of the file stand. */
  claims: z.array(namedClaim),
  /** Files whose corrections are about lines of this one. */
  corrections: z.array(z.object({ batchId: id, fileName: personal(z.string()), lines: z.int() })),
});
export type BatchDependents = z.infer<typeof batchDependents>;

const someLines = z.object({ lines: z.int(), amountCollected: money });

/** What a posted file led to, as its lines stand now. */
export const batchOutcome = z.object({
  /** Lines that were not there before. */
  first: someLines,
  /** Differences to lines of this or an earlier file. */
  corrections: someLines,
  /** Lines no company has. */
  unmatched: z.int(),
  /** Lines of a code the program does not cover. */
  uncovered: z.int(),
  /** Lines on which something else was collected than expected. */
  flagged: z.int(),
  wrongCheckDigit: z.int(),
  /** Who took the file back and why; null for a file that stands. */
  takenBack: z.nullable(z.extend(someLines, { by: person, at: instant, reason: personal(z.string()) })),
});
export type BatchOutcome = z.infer<typeof batchOutcome>;

/** A claim in which an entry line stands, and what it takes from it. */
export const lineClaim = z.object({
  claimId: id,
  claimNumber: z.string(),
  status: refundStatus,
  amountClaimed: money,
  amountVerified: z.nullable(money),
  amountApproved: z.nullable(money),
});
export type LineClaim = z.infer<typeof lineClaim>;

/** One posting of an entry line: the line itself, or a correction by a difference. */
export const linePosting = z.object({
  id,
  adjustmentSeq: z.int(),
  reason: z.nullable(sentence(z.string())),
  quantity,
  amountCollected: money,
  /** What the line amounts to with this posting. */
  amountSoFar: money,
  postedAt: instant,
  batchId: id,
  fileName: personal(z.string()),
});
export type LinePosting = z.infer<typeof linePosting>;
