/** Why a company can claim a refund. */
export const REFUND_REASONS = [
  'FIRST_QUANTITY',
  'SMALL_IMPORTER',
  'ORGANIC',
  'TEMPORARY_IMPORT',
  'NOT_COVERED',
  'DUPLICATE',
  'WRONG_ENTRY',
  'OVER_COLLECTED',
  'EXPORT',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Whether a refund for the reason takes up exempt quantity; the others leave it to other lines. */
export const usesExemptQuantity = (reason: RefundReason): boolean =>
  reason === 'FIRST_QUANTITY' || reason === 'SMALL_IMPORTER';
