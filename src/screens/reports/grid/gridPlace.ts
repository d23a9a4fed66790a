/** A cell of the grid: row 0 is the heading, column 0 the company. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that a page of the screen moves by. */
  readonly page: number;
}

/**
 * Where a key leads from a cell, as the ARIA grid pattern has it: arrows to the neighbor, Home and End along the row, with Ctrl to
 * the corners, Page Up and Page Down by a screenful. Never past an edge; null for a key that moves nothing.
 */
export function placeAfter(
  { row, column }: GridPlace,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { rows, columns, page }: GridSize,
): GridPlace | null {
  const wanted = ((): GridPlace | null => {
    switch (key) {
      case 'ArrowUp':
        return { row: row - 1, column };
      case 'ArrowDown':
        return { row: row + 1, column };
      case 'ArrowLeft':
        return { row, column: column - 1 };
      case 'ArrowRight':
        return { row, column: column + 1 };
      case 'PageUp':
        return { row: row - page, column };
      case 'PageDown':
        return { row: row + page, column };
      case 'Home':
        return { row: ctrlKey ? 0 : row, column: 0 };
      case 'End':
        return { row: ctrlKey ? rows - 1 : row, column: columns - 1 };
      default:
        return null;
    }
  })();
  if (wanted === null) return null;
  return { row: within(wanted.row, rows), column: within(wanted.column, columns) };
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));
