import type { LetterColumn, LetterContent } from './letterContent';
import { BOLD, drawLine, MARGIN, type Paper, PLAIN } from './paper';
import { partAtDecimal } from './type/decimalPlace';
import { leading, type Style } from './type/typesetter';

const ROW = 16;
const BOTTOM = 90;
const SIZE = 9;

/** The table of a letter, its headings again on each page. Words go on in a second line of their cell, so that none is lost; figures stay whole on one. */
export function drawTable(paper: Paper, content: LetterContent): void {
  const { pen, setter } = paper;
  const { layout } = content;
  const after = restWidths(paper, content);
  paper.y += 0.3 * SIZE;

  const linesOf = (cells: readonly string[], style: Style) =>
    layout.map(({ width, align }, index) => {
      const text = cells[index] ?? '';
      return align === 'right' ? [text] : setter.linesOf(text, style, width);
    });
  const drawRow = (lines: readonly (readonly string[])[], style: Style): void => {
    for (const [index, column] of layout.entries())
      for (const [number, line] of (lines[index] ?? []).entries()) {
        const at = { ...column, top: paper.y + number * leading(SIZE) };
        if (column.align === 'left') drawLine(paper, line, style, at);
        else drawFigure(paper, line, style, { ...at, after: after[index] ?? 0, language: content.language });
      }
    paper.y += heightOf(lines);
  };
  const drawHeadings = (): void => {
    const style = BOLD(SIZE);
    const lines = layout.map(({ width }, index) =>
      setter.linesOf(content.columns[index] ?? '', style, width),
    );
    const foot = paper.y + heightOf(lines);
    for (const [index, column] of layout.entries()) {
      const own = lines[index] ?? [];
      for (const [number, line] of own.entries())
        drawLine(paper, line, style, {
          ...column,
          top: foot - ROW - (own.length - 1 - number) * leading(SIZE),
        });
    }
    drawRule(paper, foot - 2);
    paper.y = foot + 2;
  };
  drawHeadings();
  for (const row of content.rows) {
    const lines = linesOf(row, PLAIN(SIZE));
    if (paper.y + heightOf(lines) > pen.page.height - BOTTOM) {
      pen.addPage();
      paper.y = MARGIN;
      drawHeadings();
    }
    drawRow(lines, PLAIN(SIZE));
  }
  drawRule(paper, paper.y);
  paper.y += 4;
  if (content.totals.length > 0) drawRow(linesOf(content.totals, BOLD(SIZE)), BOLD(SIZE));
}

/** A row of the height of its highest cell. */
const heightOf = (lines: readonly (readonly string[])[]): number =>
  ROW + (Math.max(...lines.map(({ length }) => length)) - 1) * leading(SIZE);

function drawRule({ pen }: Paper, y: number): void {
  pen
    .moveTo(MARGIN, y)
    .lineTo(pen.page.width - MARGIN, y)
    .lineWidth(0.5)
    .stroke();
}

/** For each column, the widest part of a figure from its decimal mark on. */
function restWidths({ setter }: Paper, { layout, rows, totals, language }: LetterContent): readonly number[] {
  return layout.map(({ align }, index) => {
    if (align === 'left') return 0;
    const rest = (cells: readonly string[], style: Style): number =>
      setter.widthOf(partAtDecimal(cells[index] ?? '', language).rest, style);
    return rows.reduce((widest, row) => Math.max(widest, rest(row, PLAIN(SIZE))), rest(totals, BOLD(SIZE)));
  });
}

/** A figure whose decimal mark is below that of the figure above it, where the column is wide enough for that. */
function drawFigure(
  paper: Paper,
  text: string,
  style: Style,
  at: LetterColumn & {
    readonly top: number;
    readonly after: number;
    readonly language: LetterContent['language'];
  },
): void {
  const { whole, rest } = partAtDecimal(text, at.language);
  const { setter } = paper;
  const left = at.x + at.width - at.after - setter.widthOf(whole, style);
  const fits = left >= at.x && setter.widthOf(rest, style) <= at.after;
  if (fits) setter.drawLine(text, style, left, at.top);
  else drawLine(paper, text, style, at);
}
