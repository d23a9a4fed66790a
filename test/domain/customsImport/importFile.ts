import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { calendarDate } from '../../../domain/calendarDate';
import { fileMark, type MarkEvidence, observeMark } from '../../../domain/customsImport/decimalMark';
import { type HeaderFault, readHeaders } from '../../../domain/customsImport/headers';
import { lineKey } from '../../../domain/customsImport/line';
import { readRow, type RowOutcome } from '../../../domain/customsImport/row';
import { detectSeparator } from '../../../domain/customsImport/separator';
import { formatMoney } from '../../../domain/money';
import { presetProgram } from '../../../domain/presets';

export interface ImportedFile {
  readonly headerFaults: readonly HeaderFault[];
  readonly ignored: readonly string[];
  readonly rows: readonly { readonly fileLine: number; readonly outcome: RowOutcome }[];
}

/** Takes a file through the import's rules as the product does: separator, headings, decimal mark, rows. */
export function importText(text: string): ImportedFile {
  const delimiter = detectSeparator(text.split('\n', 20));
  const records: string[][] = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
  const [first, ...body] = records;
  const headers = readHeaders(first ?? []);
  if (!headers.ok) return { headerFaults: headers.failure, ignored: [], rows: [] };
  const amountAt = headers.value.positions.get('AssessmentAmount') ?? 0;
  const quantityAt = headers.value.positions.get('Quantity') ?? 0;
  const evidence = body.reduce<MarkEvidence>(
    (known, record) => observeMark(observeMark(known, record[amountAt] ?? ''), record[quantityAt] ?? ''),
    'none',
  );
  const reading = {
    headers: headers.value,
    mark: fileMark(evidence, delimiter),
    program: presetProgram(),
    today: calendarDate('2024-12-31'),
  };
  const rows = body.map((record, index) => ({ fileLine: index + 2, outcome: readRow(record, reading) }));
  return { headerFaults: [], ignored: headers.value.ignored, rows };
}

export const importFile = (name: string): ImportedFile =>
  importText(readFileSync(join(__dirname, '../files', name), 'utf8'));

/** One short text for each row that is not blank: what would be stored, or what is wrong with it. */
export const outcomes = (file: ImportedFile): readonly string[] =>
  file.rows.flatMap(({ fileLine, outcome }) => {
    if (outcome.kind === 'blank') return [];
    if (outcome.kind === 'good') return [`${outcome.line.entryNumber} ${formatMoney(outcome.line.amount)}`];
    return outcome.faults.map((fault) => `line ${fileLine} ${fault.column} ${fault.value} ${fault.kind}`);
  });

export const keys = (file: ImportedFile): readonly string[] =>
  file.rows.flatMap(({ outcome }) => (outcome.kind === 'good' ? [lineKey(outcome.line)] : []));

export const warningsOf = (file: ImportedFile): readonly string[] =>
  file.rows.flatMap(({ outcome }) =>
    outcome.kind === 'blank' ? [] : outcome.warnings.map((warning) => `${warning.column} ${warning.kind}`),
  );
