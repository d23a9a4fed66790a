import type { CalendarDate } from '../calendarDate';
import type { Decimal } from '../decimal';
import type { EntryNumber } from '../entryNumber';
import type { HtsCode } from '../htsCode';
import type { Cents } from '../money';
import type { PortCode } from '../portCode';
import type { ReportedUnit } from '../programDocument';
import type { Thousandths } from '../quantity';
import type { ColumnName } from './columns';

/** A quantity as the file has it, in the file's unit. */
export interface ReportedQuantity {
  readonly quantity: Thousandths;
  readonly unit: ReportedUnit;
}

/** A row of a Customs file that may be posted. */
export interface ImportedLine {
  readonly entryNumber: EntryNumber;
  readonly lineNo: number;
  readonly entryType: string | null;
  readonly entryDate: CalendarDate;
  readonly importDate: CalendarDate | null;
  readonly summaryDate: CalendarDate | null;
  readonly paymentDate: CalendarDate | null;
  readonly portCode: PortCode | null;
  readonly originCountry: string | null;
  readonly exportCountry: string | null;
  readonly importerNumber: string;
  readonly importerName: string;
  readonly htsCode: HtsCode;
  readonly quantity: Thousandths;
  readonly unit: ReportedUnit;
  /** In a further unit, as the tariff asks of some goods: kept and shown, never counted. */
  readonly second: ReportedQuantity | null;
  readonly enteredValue: Cents | null;
  readonly feeClass: string;
  readonly amount: Cents;
  readonly exemptCertificate: string | null;
  /** 0 for the line itself; corrections count from 1 and post a difference. */
  readonly adjustmentSeq: number;
  readonly adjustmentReason: string | null;
  readonly assessed: AssessedImport;
}

/** What the rules make of a row; kept with it, so that its figures can be explained later. */
export interface AssessedImport {
  readonly isCovered: boolean;
  /** Null where no factor was in force on the entry date. */
  readonly programQuantity: Thousandths | null;
  readonly factor: Decimal | null;
  /** Null where no rate was in force, and on corrections. */
  readonly expected: Cents | null;
  readonly rate: Decimal | null;
  readonly variance: Cents | null;
  readonly varianceFlagged: boolean;
}

export type RowFaultKind =
  | 'missing'
  | 'formula-error'
  | 'formula-not-calculated'
  | 'zero-byte'
  | 'too-many-cells'
  | 'shortened-by-spreadsheet'
  | 'wrong-length'
  | 'not-an-entry-number'
  | 'not-an-importer-number'
  | 'not-a-tariff-number'
  | 'impossible-date'
  | 'spreadsheet-serial'
  | 'not-a-date'
  | 'in-the-future'
  | 'too-early'
  | 'exponent'
  | 'not-a-number'
  | 'ambiguous-number'
  | 'bad-grouping'
  | 'other-decimal-mark'
  | 'too-many-decimals'
  | 'foreign-currency'
  | 'negative'
  | 'out-of-range'
  | 'not-a-line-number'
  | 'not-an-entry-type'
  | 'unknown-unit'
  | 'second-unit-missing'
  | 'second-unit-same'
  | 'other-fee-class'
  | 'not-a-sequence'
  | 'too-long'
  | 'control-character';

export type RowWarningKind =
  | 'bad-check-digit'
  | 'leading-zero-lost'
  | 'not-a-port-code'
  | 'unknown-port'
  | 'unknown-country'
  | 'not-covered'
  | 'unexpected-unit'
  | 'no-factor'
  | 'no-rate'
  | 'not-a-certificate-number'
  | 'collected-despite-certificate'
  | 'variance';

/** Something about one cell that keeps its row out, or deserves a look. */
export interface RowNote<Kind extends string> {
  readonly column: ColumnName;
  /** The value as written in the file. */
  readonly value: string;
  readonly kind: Kind;
  /** Figures for the sentence, such as the check digit that was expected. */
  readonly values: Readonly<Record<string, string>>;
}

export type RowFault = RowNote<RowFaultKind>;
export type RowWarning = RowNote<RowWarningKind>;

/** What makes two rows the same row, in one file or in two (decision 12). */
export const lineKey = (
  line: Pick<ImportedLine, 'entryNumber' | 'lineNo' | 'htsCode' | 'feeClass' | 'adjustmentSeq'>,
): string => [line.entryNumber, line.lineNo, line.htsCode, line.feeClass, line.adjustmentSeq].join('/');
