import { columnOf } from './columns';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The separator of a file by its first lines: the one that brings out the most of our columns on one of them. */
export function detectSeparator(lines: readonly string[]): Separator {
  let best: Separator | null = null;
  let most = 0;
  for (const separator of SEPARATORS)
    for (const line of lines) {
      const known = line.split(separator).filter((cell) => columnOf(cell) !== null).length;
      if (known > most) [best, most] = [separator, known];
    }
  return best ?? likelySeparator(lines);
}

/**
 * Where no heading is known: the separator that parts the most lines into equally many cells. Commas also stand in texts and
 * numbers, so a semicolon or a tab that does as well is taken; where there is none, a comma.
 */
export function likelySeparator(lines: readonly string[]): Separator {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const alike = (separator: Separator): number => {
    const linesOf = new Map<number, number>();
    for (const line of bare) {
      const cells = line.split(separator).length;
      if (cells > 1) linesOf.set(cells, (linesOf.get(cells) ?? 0) + 1);
    }
    return Math.max(0, ...linesOf.values());
  };
  return SEPARATORS.reduce((best, each) => (alike(each) > 0 && alike(each) >= alike(best) ? each : best));
}
