/** What decides a line's place among a year's lines. */
export interface OrderedLine {
  readonly id: string;
  readonly entryDate: string;
  readonly entryNumber: string;
  readonly lineNo: number;
}

/** Lines in the order refunds are calculated in: entry date, entry number, line number; the id settles what is left. */
export const inClaimOrder = <L extends OrderedLine>(lines: readonly L[]): readonly L[] =>
  [...lines].sort(compareLines);

function compareLines(a: OrderedLine, b: OrderedLine): number {
  return (
    compareTexts(a.entryDate, b.entryDate) ||
    compareTexts(a.entryNumber, b.entryNumber) ||
    a.lineNo - b.lineNo ||
    compareTexts(a.id, b.id)
  );
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
