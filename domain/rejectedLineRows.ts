import type { ColumnChoices } from './columnChoices';
import { CSV_MARK, csvRow } from './csvText';
import type { LineFileFault } from './reportLineFile';

interface Row {
  readonly fileLine: number;
  readonly cells: readonly string[];
}

interface RejectedTexts {
  readonly reasonHeading: string;
  readonly reason: (fault: LineFileFault) => string;
}

/**
 * The rows of a file of report lines that were left out, as a CSV file: cells as they were and the reason beside them, to be corrected
 * and uploaded again. A column that a person matched has our heading, so that the file is read without asking again.
 * @param rows the heading row, then the others
 */
export function rejectedLineRows(
  [heading, ...rows]: readonly Row[],
  faults: readonly LineFileFault[],
  choices: ColumnChoices | null,
  { reasonHeading, reason }: RejectedTexts,
): string {
  const reasons = new Map<number, string[]>();
  for (const fault of faults)
    reasons.set(fault.fileLine, [...(reasons.get(fault.fileLine) ?? []), reason(fault)]);
  const rejected = rows.filter(({ fileLine }) => reasons.has(fileLine));
  const width = Math.max(0, ...[heading, ...rejected].map((row) => row?.cells.length ?? 0));
  // A file that was corrected before has our column already; its old reasons would mislead.
  const places = Array.from({ length: width }, (_, at) => at).filter(
    (at) => heading?.cells[at]?.trim() !== reasonHeading,
  );
  const headings = places.map((at) => choices?.[at] ?? heading?.cells[at] ?? '');
  const lines = rejected.map(({ fileLine, cells }) => [
    ...places.map((at) => cells[at] ?? ''),
    reasons.get(fileLine)?.join(' ') ?? '',
  ]);
  return CSV_MARK + [[...headings, reasonHeading], ...lines].map((cells) => csvRow(cells)).join('');
}
