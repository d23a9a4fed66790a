/** Rows and cells of a text that a spreadsheet saved. Quotes are kept apart from cells; what separates the cells is found in the first row. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const mark = markOf(text.slice(0, text.search(/[\r\n]|$/)));
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^\\r\\n${mark}]*)(${mark}|\\r\\n|\\n|\\r|$)`, 'y');
  const whole = text.replace(/^\uFEFF/, '').replace(/[\r\n]+$/, '');
  while (cell.lastIndex < whole.length || rows.at(-1)?.length === 0) {
    const found = cell.exec(whole);
    if (found === null) break;
    const [, raw = '', end = ''] = found;
    rows.at(-1)?.push(/^".*"$/s.test(raw) ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === '') break;
    if (end !== mark) rows.push([]);
  }
  return rows;
}

/** The mark between cells that the first row has most of. */
function markOf(first: string): ',' | ';' | '\t' {
  const count = (mark: string): number => first.split(mark).length;
  const marks = [',', ';', '\t'] as const;
  return marks.reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}
