import { fail, ok, type Result } from './result';

export type ImporterNumberKind = 'irs' | 'ssn' | 'cbp-assigned';

export interface ImporterNumber {
  readonly kind: ImporterNumberKind;
  /** As it is stored and shown, with its hyphens. */
  readonly number: string;
}

export type ImporterNumberFault =
  | { readonly kind: 'missing' }
  /** `2.02401E+16`: a spreadsheet has turned the number into an approximation. */
  | { readonly kind: 'shortened-by-spreadsheet' }
  | { readonly kind: 'not-an-importer-number' };

/** Suffix characters of an IRS number: digits and letters without O, I and Z, which are taken for 0, 1 and 2. */
const IRS = /^(\d{2})-?(\d{7})([A-HJ-NP-Y0-9]{2})?$/;
const SSN = /^(\d{3})-(\d{2})-(\d{4})$/;
const CBP_ASSIGNED = /^(\d{6})-(\d{5})$/;

/**
 * Reads an importer of record number: IRS `NN-NNNNNNN` with or without its two-character suffix, SSN `NNN-NN-NNNN`, or one
 * assigned by Customs `YYDDPP-NNNNN`. Nine or eleven digits without hyphens are taken as an IRS number.
 */
export function parseImporterNumber(text: string): Result<ImporterNumber, ImporterNumberFault> {
  // A spreadsheet writes one digit before the mark and at most three behind the E.
  if (/^\s*\d(?:[.,]\d+)?E[+-]?\d{1,3}\s*$/i.test(text)) return fail({ kind: 'shortened-by-spreadsheet' });
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').toUpperCase();
  if (plain === '') return fail({ kind: 'missing' });
  if (SSN.test(plain)) return ok({ kind: 'ssn', number: plain });
  if (CBP_ASSIGNED.test(plain)) return ok({ kind: 'cbp-assigned', number: plain });
  const irs = IRS.exec(plain);
  if (irs === null) return fail({ kind: 'not-an-importer-number' });
  const [, prefix = '', number = '', suffix = ''] = irs;
  return ok({ kind: 'irs', number: `${prefix}-${number}${suffix}` });
}

/** The number for eyes that need not see it whole: all but the last four characters covered, hyphens kept. */
export const maskImporterNumber = (number: string): string =>
  number.slice(0, -4).replace(/[^-]/g, '•') + number.slice(-4);
