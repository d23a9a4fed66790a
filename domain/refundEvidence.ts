import type { RefundReason } from './refundReason';

/** Kinds of evidence a claim may need, as documents are labeled. */
export const EVIDENCE_KINDS = [
  'entry-summary',
  'invoice',
  'receipt',
  'certificate',
  'sales-statement',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface NeededEvidence {
  /** One document of each kind at least. */
  readonly documents: readonly EvidenceKind[];
  /** The number of the certificate the lines were imported under. */
  readonly certificateNumber: boolean;
  /** What went wrong, in words: the documents alone do not say it. */
  readonly explanation: boolean;
}

const needing = (...documents: readonly EvidenceKind[]): NeededEvidence => ({
  documents,
  certificateNumber: false,
  explanation: false,
});

/** What each reason has to be shown by. */
export const REFUND_EVIDENCE: Readonly<Record<RefundReason, NeededEvidence>> = {
  FIRST_QUANTITY: needing('entry-summary'),
  SMALL_IMPORTER: needing('entry-summary'),
  ORGANIC: { ...needing('entry-summary', 'certificate'), certificateNumber: true },
  TEMPORARY_IMPORT: needing('entry-summary'),
  NOT_COVERED: needing('entry-summary', 'invoice'),
  DUPLICATE: needing('entry-summary', 'receipt'),
  WRONG_ENTRY: { ...needing('entry-summary', 'invoice'), explanation: true },
  OVER_COLLECTED: needing('entry-summary', 'receipt'),
  EXPORT: needing('sales-statement'),
  OTHER: { ...needing('entry-summary'), explanation: true },
};
