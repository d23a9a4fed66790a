import { columnOf } from './columns';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The separator of a file by its heading line: the one that brings out the most of our columns; a comma where none does. */
export function detectSeparator(headingLine: string): Separator {
  let best: Separator = ',';
  let most = 0;
  for (const separator of SEPARATORS) {
    const known = headingLine.split(separator).filter((cell) => columnOf(cell) !== null).length;
    if (known > most) [best, most] = [separator, known];
  }
  return best;
}
