import { formatQuantity, quantity, sumQuantity } from '../../../../domain/quantity';
import type { ReportRecord } from '../create/useSubmitReport';

type Line = ReportRecord['lines'][number];

/** A line as two versions have it; null where one of them has no such line. */
export interface ComparedLine {
  readonly line: Omit<Line, 'quantity'>;
  readonly before: string | null;
  readonly after: string | null;
  /** What the later one has more; negative where it has less. */
  readonly difference: string;
}

/**
 * The lines of two versions side by side. Lines that say the same but for their quantity are one; several of them in one version
 * are added up. In the order of the later version, those it has no more last.
 */
export function compareLines(before: readonly Line[], after: readonly Line[]): readonly ComparedLine[] {
  const names = [...new Set([...after, ...before].map(nameOf))];
  return names.flatMap((name): ComparedLine[] => {
    const [was, is] = [before, after].map((lines) => lines.filter((line) => nameOf(line) === name));
    const line = is?.[0] ?? was?.[0];
    if (line === undefined || was === undefined || is === undefined) return [];
    const [sumBefore, sumAfter] = [sumOf(was), sumOf(is)];
    return [
      {
        line,
        before: was.length === 0 ? null : formatQuantity(sumBefore),
        after: is.length === 0 ? null : formatQuantity(sumAfter),
        difference: formatQuantity(sumAfter - sumBefore),
      },
    ];
  });
}

const nameOf = ({ kind, date, description, country }: Line): string =>
  JSON.stringify([kind, date, description, country]);

const sumOf = (lines: readonly Line[]): bigint => sumQuantity(lines.map((line) => quantity(line.quantity)));
