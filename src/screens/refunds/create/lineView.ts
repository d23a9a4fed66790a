import type { DecimalMark } from '../../../../domain/numberText';
import { isClaimable, type ProposedLine } from './chosenLines';
import type { Amounts } from './claimForm';
import { lineFault } from './lineFault';

export const LINE_VIEWS = ['claimable', 'chosen', 'faulty', 'all'] as const;
export type LineView = (typeof LINE_VIEWS)[number];

/** Sorts the lines into what a person may want to see of them. A faulty line is a chosen one whose amount cannot stand. */
export function linesInViews(
  lines: readonly ProposedLine[],
  amounts: Amounts,
  mark: DecimalMark,
): Readonly<Record<LineView, readonly ProposedLine[]>> {
  const chosen = lines.filter((line) => line.customsLineId in amounts);
  return {
    claimable: lines.filter((line) => isClaimable(line) || line.customsLineId in amounts),
    chosen,
    faulty: chosen.filter((line) => lineFault(line, amounts[line.customsLineId] ?? '', mark) !== null),
    all: lines,
  };
}

const plain = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Lines whose entry or tariff number holds a text; dashes, dots, blanks and letter case make no difference. */
export function linesWith(lines: readonly ProposedLine[], search: string): readonly ProposedLine[] {
  const wanted = plain(search);
  if (wanted === '') return lines;
  return lines.filter(
    (line) => plain(line.entryNumber).includes(wanted) || plain(line.htsCode).includes(wanted),
  );
}
