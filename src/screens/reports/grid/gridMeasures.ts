import { LEADING_COLUMNS } from './gridParts';

/** Pixels, as the style sheet has them. */
export const HEADING_HEIGHT = 40;
const NAME_WIDTH = 240;
const FIGURE_WIDTH = 96;
const PERIOD_WIDTH = 104;

export const rowHeight = (isCompact: boolean): number => (isCompact ? 28 : 36);

/** Where the box must be scrolled to so that a column stands beside the fixed first one; null where it is in view. */
export function columnReach(
  column: number,
  box: { readonly scrollLeft: number; readonly clientWidth: number } | null,
): number | null {
  if (box === null || column === 0) return null;
  const figures = LEADING_COLUMNS.length - 1;
  const begin =
    (Math.min(column, figures + 1) - 1) * FIGURE_WIDTH + Math.max(0, column - figures - 1) * PERIOD_WIDTH;
  const width = column <= figures ? FIGURE_WIDTH : PERIOD_WIDTH;
  if (begin < box.scrollLeft) return begin;
  const end = begin + width + NAME_WIDTH;
  return end > box.scrollLeft + box.clientWidth ? end - box.clientWidth : null;
}
