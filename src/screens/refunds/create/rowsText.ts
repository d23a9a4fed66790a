/** Rows of a file as text with tabs, each on its own line of the file, so that what is told of a row names its place in both. */
export function textOfRows(
  rows: readonly { readonly row: number; readonly cells: readonly string[] }[],
): string {
  const lines: string[] = [];
  for (const { row, cells } of rows)
    lines[row - 1] = cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t');
  return Array.from(lines, (line: string | undefined) => (line ?? '').replace(/\t+$/, '')).join('\n');
}
