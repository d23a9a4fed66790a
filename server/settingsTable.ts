import { settings, type Setting } from './settings';

const shown = (fallback: string | null): string => {
  if (fallback === null) return 'none';
  return fallback === '' ? 'empty' : `\`${fallback}\``;
};

/** The README's table of environment variables, in Markdown. */
export function settingsTable(rows: Readonly<Record<string, Setting>> = settings): string {
  const lines = Object.entries(rows).map(([name, { fallback, meaning }]) => [
    `\`${name}\``,
    shown(fallback),
    meaning,
  ]);
  const table = [['variable', 'default', 'meaning'], ...lines];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(table[0] ?? []), rule, ...table.slice(1).map(line)].join('\n');
}
