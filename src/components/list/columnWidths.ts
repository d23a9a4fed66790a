import type { Column } from './listTypes';

/** Rem a column takes at least, where it says nothing of its own. */
const FIGURE = 6.5;
const TEXT = 8;
/** Rem of a box to choose the row by, and of the row's menu. */
const SELECT = 2.25;
const ACTIONS = 2.75;

export interface WidthsOf {
  readonly columns: readonly Pick<Column<never>, 'isFigure' | 'width' | 'grow'>[];
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
}

/** The tracks of every row of a list as CSS has them, and the width in rem below which they continue behind the edge. */
export interface Tracks {
  readonly tracks: string;
  readonly least: number;
}

/**
 * The tracks are the same for the head and for each row whatever the rows hold: a column keeps its place from page to page, and
 * no row has to be measured to lay out another.
 */
export function columnTracks({ columns, hasSelection, hasActions }: WidthsOf): Tracks {
  const before = hasSelection ? [SELECT] : [];
  const after = hasActions ? [ACTIONS] : [];
  const widths = columns.map(leastWidth);
  return {
    tracks: [
      ...before.map(fixed),
      ...columns.map((column) => `minmax(${leastWidth(column)}rem, ${column.grow ?? 0}fr)`),
      ...after.map(fixed),
    ].join(' '),
    least: [...before, ...widths, ...after].reduce((sum, width) => sum + width, 0),
  };
}

const fixed = (width: number): string => `${width}rem`;

const leastWidth = ({ isFigure = false, width }: WidthsOf['columns'][number]): number =>
  width ?? (isFigure ? FIGURE : TEXT);
