/** A cell's text that its column is too narrow for, with the column's heading. */
export interface CutText {
  readonly title: string;
  readonly text: string;
}

/** The cells of a row whose text is cut off, of those named. */
export function cutTexts(cells: readonly HTMLElement[]): readonly CutText[] {
  return cells.filter(isCut).map((cell) => ({
    title: cell.dataset['title'] ?? '',
    text: cell.innerText.replace(/\s+/g, ' ').trim(),
  }));
}

/** A pixel of tolerance: widths are rounded. A part of a cell may cut its own text, as a status does. */
const isCut = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll<HTMLElement>('[data-may-cut]')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3,
  );
