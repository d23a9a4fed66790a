import * as z from 'zod/mini';
import { id, instant, person } from '../fields';
import { personal } from '../sensitivity';

export const DOCUMENT_KINDS = [
  'entry-summary',
  'invoice',
  'receipt',
  'certificate',
  'power-of-attorney',
  'sales-statement',
  'other',
  'decision',
] as const;
export const documentKind = z.enum(DOCUMENT_KINDS);

/** A kept file. It is recognized by content, checked whole by its SHA-256 and only ever offered as an attachment. */
export const documentEntity = z.object({
  id,
  kind: documentKind,
  fileName: personal(z.string()),
  type: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  uploadedBy: person,
  uploadedAt: instant,
  /** Who of the board's staff opened it first; left out where nobody has, and for companies. */
  opened: z.optional(z.object({ by: person, at: instant })),
});
export type DocumentEntity = z.infer<typeof documentEntity>;

/** The first rows of a sheet of a workbook, to be looked at. */
export const documentTable = z.object({
  /** Null where no visible sheet has anything on it. */
  sheet: z.nullable(personal(z.string())),
  /** The visible sheets. */
  sheets: z.array(personal(z.string())),
  hiddenSheets: z.int(),
  rows: z.array(z.object({ fileLine: z.int(), cells: z.array(personal(z.string())) })),
  hasMore: z.boolean(),
});
