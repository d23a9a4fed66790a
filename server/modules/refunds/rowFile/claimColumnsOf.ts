import { claimColumnOf, isClaimHeading } from '../../../../domain/claimTable';
import type { SourceRow } from '../../../reading/sourceRow';

type Row = Pick<SourceRow, 'fileLine' | 'cells'>;

interface ClaimRowsOfFile {
  readonly rows: readonly Row[];
  /** Rows without the heading. */
  readonly count: number;
}

/**
 * The rows of a file that say something of claimed entries. Where headings name the columns, only those of use are kept, and of the
 * rows that a report has for the tariff numbers of one line, the first.
 */
export function claimColumnsOf(written: readonly Row[]): ClaimRowsOfFile {
  const filled = written.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headings = filled[0]?.cells ?? [];
  const isHeaded = headings.length > 0 && !/\d/.test(headings.join(''));
  const wanted = headings.flatMap((heading, at) => (isClaimHeading(heading) ? [at] : []));
  if (!isHeaded || !headings.some((heading) => claimColumnOf(heading) !== null))
    return { rows: filled, count: filled.length - (isHeaded ? 1 : 0) };

  const isReport = headings.some((heading) => isClaimHeading(heading) && claimColumnOf(heading) === null);
  const [entryAt, lineAt] = (['entry', 'line'] as const).map((column) =>
    headings.findIndex((heading) => claimColumnOf(heading) === column),
  );
  const seen = new Set<string>();
  const rows = filled.flatMap(({ fileLine, cells }): Row[] => {
    const kept = wanted.map((at) => cells[at] ?? '');
    if (kept.every((cell) => cell.trim() === '')) return [];
    if (!isReport) return [{ fileLine, cells: kept }];
    const [entry = '', line = ''] = [cells[entryAt ?? -1], cells[lineAt ?? -1]];
    // Between the entries of a report stand rows of other things.
    if (entry.trim() === '') return [];
    const name = `${entry.replace(/[\s-]/g, '')}/${Number(line)}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ fileLine, cells: kept }];
  });
  return { rows, count: rows.length - 1 };
}
