import type { DuplicateKind } from '../../../../contract/texts/customs';
import type { ImportedLine, RowFault, RowWarning } from '../../../../domain/customsImport/line';
import type { RowOutcome } from '../../../../domain/customsImport/row';
import { formatDecimal, type Decimal } from '../../../../domain/decimal';
import { fiscalYearOf } from '../../../../domain/fiscalYear';
import { type Cents, formatMoney } from '../../../../domain/money';
import type { Program } from '../../../../domain/program';
import { formatQuantity, type Thousandths } from '../../../../domain/quantity';
import type { StagedFault } from '../../../db/customsTables';
import type { HeaderReading } from '../../../../domain/customsImport/headers';
import type { ColumnName } from '../../../../domain/customsImport/columns';

/** One row as it is staged; `line` holds the columns of `customs_line`. */
export interface StagedRow {
  readonly file_line: number;
  readonly state: 'good' | 'warning' | 'faulty' | 'duplicate';
  readonly entry_number: string;
  readonly importer_number: string;
  readonly importer_name: string;
  readonly amount: string;
  readonly cells: readonly string[];
  readonly line: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly StagedFault[];
}

/** A row that was read, with where it stands. */
export interface ReadRow {
  readonly fileLine: number;
  readonly cells: readonly string[];
  readonly outcome: Exclude<RowOutcome, { readonly kind: 'blank' }>;
}

/** The same line found elsewhere, and where. */
export interface Duplicate {
  readonly kind: DuplicateKind;
  readonly values: Readonly<Record<string, string>>;
}

/** How a row is staged: good rows as the line they would become, the others with everything there is against them. */
export function stagedRow(
  row: ReadRow,
  duplicate: Duplicate | null,
  headers: HeaderReading,
  program: Pick<Program, 'fiscalYearStart'>,
): StagedRow {
  const { outcome } = row;
  const written = (column: ColumnName): string =>
    row.cells[headers.positions.get(column) ?? -1]?.trim() ?? '';
  const common = { file_line: row.fileLine, cells: row.cells };
  const asWritten = {
    entry_number: written('EntryNumber'),
    importer_number: written('ImporterNumber'),
    importer_name: written('ImporterName'),
    amount: written('AssessmentAmount'),
  };
  const warnings = outcome.warnings.map((warning) => noteOf(warning, 'warning'));
  if (outcome.kind === 'faulty') {
    const faults = [...outcome.faults.map((fault) => noteOf(fault, 'error')), ...warnings];
    return { ...common, ...asWritten, state: 'faulty', line: null, faults };
  }
  if (duplicate !== null) {
    const fault = {
      column: 'EntryNumber',
      value: written('EntryNumber'),
      severity: 'error',
      ...duplicate,
    } as const;
    return { ...common, ...asWritten, state: 'duplicate', line: null, faults: [fault, ...warnings] };
  }
  const { line } = outcome;
  return {
    ...common,
    entry_number: line.entryNumber,
    importer_number: line.importerNumber,
    importer_name: line.importerName,
    amount: formatMoney(line.amount),
    state: warnings.length > 0 ? 'warning' : 'good',
    line: lineColumns(line, fiscalYearOf(line.entryDate, program.fiscalYearStart)),
    faults: warnings,
  };
}

const noteOf = (note: RowFault | RowWarning, severity: StagedFault['severity']): StagedFault => ({
  column: note.column,
  value: note.value,
  kind: note.kind,
  severity,
  values: note.values,
});

const money = (amount: Cents | null): string | null => (amount === null ? null : formatMoney(amount));
const quantity = (value: Thousandths | null): string | null =>
  value === null ? null : formatQuantity(value);
const decimal = (value: Decimal | null): string | null => (value === null ? null : formatDecimal(value));

function lineColumns(line: ImportedLine, fiscalYear: number): Readonly<Record<string, unknown>> {
  const { assessed } = line;
  return {
    entry_number: line.entryNumber,
    line_no: line.lineNo,
    hts_code: line.htsCode,
    fee_class: line.feeClass,
    adjustment_seq: line.adjustmentSeq,
    adjustment_reason: line.adjustmentReason,
    entry_type: line.entryType,
    entry_date: line.entryDate,
    import_date: line.importDate,
    summary_date: line.summaryDate,
    payment_date: line.paymentDate,
    fiscal_year: fiscalYear,
    port_code: line.portCode,
    origin_country: line.originCountry,
    export_country: line.exportCountry,
    importer_number: line.importerNumber,
    importer_name: line.importerName,
    covered: assessed.isCovered,
    quantity: formatQuantity(line.quantity),
    unit: line.unit,
    second_quantity: quantity(line.second?.quantity ?? null),
    second_unit: line.second?.unit ?? null,
    quantity_program_unit: quantity(assessed.programQuantity),
    entered_value: money(line.enteredValue),
    amount_collected: formatMoney(line.amount),
    amount_expected: money(assessed.expected),
    variance: money(assessed.variance),
    variance_flagged: assessed.varianceFlagged,
    rate: decimal(assessed.rate),
    factor: decimal(assessed.factor),
    exempt_certificate: line.exemptCertificate,
  };
}
