import { MOST_PRINTED } from '../../../components/list/usePrintedRows';
import { BLOCK_ROWS } from './GridBlock';
import type { GridRow } from './gridParts';

interface Answer {
  readonly data?: { readonly rows: readonly GridRow[]; readonly total: number } | undefined;
}

/**
 * The first rows of the grid, block after block, so that each block finds its rows at once when it is shown to be printed.
 * @returns null where a block cannot be had
 */
export async function everyGridRow(
  askFor: (page: number) => Promise<Answer>,
): Promise<readonly GridRow[] | null> {
  const rows: GridRow[] = [];
  for (let page = 1; rows.length < MOST_PRINTED; page += 1) {
    const { data } = await askFor(page);
    if (data === undefined) return null;
    if (data.rows.length < Math.min(BLOCK_ROWS, data.total - rows.length)) return null;
    rows.push(...data.rows);
    if (rows.length >= data.total) break;
  }
  return rows;
}
