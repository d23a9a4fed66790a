import * as z from 'zod/mini';
import { ANNUAL_LETTERS, ANNUAL_OUTCOMES } from '../../domain/annualRun';
import { date, fiscalYear, id, instant, money, person } from '../fields';
import { personal } from '../sensitivity';
import { refundReason } from './refund';

/** `Running` until every importer is calculated; a canceled run keeps what it has calculated. */
export const ANNUAL_RUN_STATUSES = ['Running', 'Finished', 'Canceled'] as const;
export type AnnualRunStatus = (typeof ANNUAL_RUN_STATUSES)[number];

const count = z.int();
const amountByReason = z.object({ reason: refundReason, amount: money, lines: count });

/** A run as the list of runs shows it. */
export const annualRunSummary = z.object({
  id,
  fiscalYear,
  status: z.enum(ANNUAL_RUN_STATUSES),
  startedBy: person,
  startedAt: instant,
  endedAt: z.nullable(instant),
  /** Importers with lines of the year, and how many of them are calculated. */
  importers: count,
  done: count,
  /** Importers that can claim, and what they can claim; a line that fits several reasons counts once. */
  claimable: count,
  total: money,
  lettersAt: z.nullable(instant),
});

/** The newest runs, and the fiscal years that have lines. */
export const annualRunList = z.object({ runs: z.array(annualRunSummary), years: z.array(fiscalYear) });

/** One run with its totals. */
export const annualRun = z.object({
  ...annualRunSummary.shape,
  /** The day that last days were compared with. */
  calculatedOn: date,
  /** A line that fits several reasons counts for each, so these can come to more than the total. */
  byReason: z.array(z.object({ reason: refundReason, importers: count, lines: count, amount: money })),
  excluded: z.array(z.object({ outcome: z.enum(ANNUAL_OUTCOMES), importers: count })),
  /** Those that can claim and have no company yet. */
  withoutCompany: z.object({ importers: count, amount: money }),
  lettersBy: z.nullable(person),
  letters: z.array(z.object({ letter: z.enum(ANNUAL_LETTERS), importers: count })),
});
export type AnnualRun = z.infer<typeof annualRun>;
export type AnnualRunSummary = z.infer<typeof annualRunSummary>;

/** One importer of a run: a company with all its numbers, or a number that no company has. */
export const annualRunRow = z.object({
  id,
  companyId: z.nullable(id),
  /** A company's first one. */
  importerNumber: personal(z.string()),
  /** The company's name, or the one Customs reports. */
  name: personal(z.string()),
  lines: count,
  collected: money,
  /** Null until it is calculated. */
  outcome: z.nullable(z.enum(ANNUAL_OUTCOMES)),
  amount: money,
  byReason: z.array(amountByReason),
  /** The first last day among what can be claimed; null where there is none. */
  lastDay: z.nullable(date),
  letter: z.nullable(z.enum(ANNUAL_LETTERS)),
});
export type AnnualRunRow = z.infer<typeof annualRunRow>;
