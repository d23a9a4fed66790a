import * as z from 'zod/mini';
import { date, decimal, explanation, id, instant, money, person, quantity, version } from '../fields';
import { personal, sentence } from '../sensitivity';

export const BATCH_STATUSES = [
  'Uploaded',
  'Parsing',
  'Validated',
  'Posting',
  'Posted',
  'Failed',
  'Discarded',
  'RolledBack',
] as const;
export const batchStatus = z.enum(BATCH_STATUSES);
export type BatchStatus = z.infer<typeof batchStatus>;

export const BATCH_ROW_STATES = ['good', 'warning', 'faulty', 'duplicate'] as const;

/** One Customs file on its way from upload to posted lines (decision 12). */
export const customsBatch = z.object({
  id,
  fileName: personal(z.string()),
  sizeBytes: z.int(),
  sha256: z.string(),
  status: batchStatus,
  version,
  uploadedBy: person,
  uploadedAt: instant,
  confirmedBy: z.nullable(person),
  confirmedAt: z.nullable(instant),
  /** Percent of the step under way. */
  progress: z.int(),
  rowsTotal: z.int(),
  rowsGood: z.int(),
  /** Of the good ones: rows that deserve a look (unknown port, uncovered code, variance). */
  rowsWarning: z.int(),
  rowsFaulty: z.int(),
  rowsDuplicate: z.int(),
  /** Of the good ones: rows whose importer number no company has. */
  rowsUnmatched: z.int(),
  /** Sum of the good rows. */
  amountCollected: money,
  /** Sentences about the whole file: columns ignored, separator and encoding found, why it failed. */
  notices: z.array(sentence(z.string())),
  /** It could not be read only because nobody has said what its columns are. */
  needsColumns: z.boolean(),
});
export type CustomsBatch = z.infer<typeof customsBatch>;

export const customsRowFault = z.object({
  column: z.string(),
  /** The value as written in the file. */
  value: personal(z.string()),
  /** The fault's kind, kebab-case. */
  kind: z.string(),
  /** A sentence: what, why, what to do. */
  sentence: sentence(z.string()),
  severity: z.enum(['error', 'warning']),
});

/** One row of a staged file, with every fault it has. */
export const customsBatchRow = z.object({
  /** The line of the file the row begins on, counting the heading as line 1. */
  fileLine: z.int(),
  state: z.enum(BATCH_ROW_STATES),
  entryNumber: z.string(),
  importerNumber: personal(z.string()),
  importerName: personal(z.string()),
  /** The day that was read; null where none was. */
  entryDate: z.nullable(date),
  amount: z.string(),
  faults: z.array(customsRowFault),
  /** Cells that were corrected, with what the file says. */
  corrections: z.optional(
    z.array(z.object({ column: z.string(), original: personal(z.string()), value: personal(z.string()) })),
  ),
});
export type CustomsBatchRow = z.infer<typeof customsBatchRow>;

/** One posted line of a Customs entry summary. */
export const customsLine = z.object({
  id,
  /** Eleven characters, shown as XXX-NNNNNNN-N. */
  entryNumber: z.string(),
  lineNo: z.int(),
  adjustmentSeq: z.int(),
  entryType: z.nullable(z.string()),
  entryDate: date,
  importDate: z.nullable(date),
  paymentDate: z.nullable(date),
  fiscalYear: z.int(),
  portCode: z.nullable(z.string()),
  portName: z.nullable(z.string()),
  originCountry: z.nullable(z.string()),
  importerNumber: personal(z.string()),
  importerName: personal(z.string()),
  companyId: z.nullable(id),
  companyName: z.nullable(personal(z.string())),
  htsCode: z.string(),
  covered: z.boolean(),
  quantity,
  unit: z.string(),
  /** In a further unit, as the tariff asks of some goods: shown, never counted. */
  secondQuantity: z.nullable(quantity),
  secondUnit: z.nullable(z.string()),
  /** In the program's unit; null where no factor is in force and staff have entered none. */
  quantityProgramUnit: z.nullable(quantity),
  /** Covered, and without a quantity in the program's unit: staff must enter one before the first quantity can be claimed on it. */
  needsQuantity: z.boolean(),
  enteredValue: z.nullable(money),
  feeClass: z.string(),
  amountCollected: money,
  amountExpected: z.nullable(money),
  variance: z.nullable(money),
  varianceFlagged: z.boolean(),
  exemptCertificate: z.nullable(z.string()),
  amountRefunded: money,
  /** The live claim the line stands in, if any. */
  claimId: z.nullable(id),
  claimNumber: z.nullable(z.string()),
  batchId: id,
});
export type CustomsLine = z.infer<typeof customsLine>;

/** What Customs should have collected on a line and how that came about. */
export const customsLineDetails = z.extend(customsLine, {
  rate: z.nullable(decimal),
  factor: z.nullable(decimal),
  /** The quantity staff entered, as it was last; `isCurrent` is false once a correction has changed the line since. */
  enteredQuantity: z.nullable(
    z.object({
      quantity,
      reason: personal(z.string()),
      setBy: person,
      setAt: instant,
      version,
      isCurrent: z.boolean(),
    }),
  ),
  explanation,
});
export type CustomsLineDetails = z.infer<typeof customsLineDetails>;
