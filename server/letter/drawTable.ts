import type { LetterColumn, LetterContent } from './letterContent';
import { BOLD, drawLine, MARGIN, type Paper, PLAIN } from './paper';
import { partAtDecimal } from './type/decimalPlace';
import { leading, type Style } from './type/typesetter';

const ROW = 16;
const BOTTOM = 90;
const SIZE = 9;
const AFTER_HEADINGS = 2;

/** The lines of each cell of a row. */
type Lines = readonly (readonly string[])[];

/**
 * The table of a letter, its headings again on each page. Words go on in a second line of their cell, so that none is lost, and a row
 * higher than a page goes on in the next; figures stay whole on one line.
 */
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
  const drawPart = (lines: Lines, style: Style): void => {
    for (const [index, column] of layout.entries())
      for (const [number, line] of (lines[index] ?? []).entries()) {
        const at = { ...column, top: paper.y + number * leading(SIZE) };
        if (column.align === 'left') drawLine(paper, line, style, at);
        else drawFigure(paper, line, style, { ...at, after: after[index] ?? 0, language: content.language });
      }
    paper.y += heightOf(lines);
  };
  const headings = layout.map(({ width }, index) =>
    setter.linesOf(content.columns[index] ?? '', BOLD(SIZE), width),
  );
  const drawHeadings = (): void => {
    const foot = paper.y + heightOf(headings);
    for (const [index, column] of layout.entries()) {
      const own = headings[index] ?? [];
      for (const [number, line] of own.entries())
        drawLine(paper, line, BOLD(SIZE), {
          ...column,
          top: foot - ROW - (own.length - 1 - number) * leading(SIZE),
        });
    }
    drawRule(paper, foot - 2);
    paper.y = foot + AFTER_HEADINGS;
  };
  const ofHeadings = heightOf(headings) + AFTER_HEADINGS;
  const room = (): number => pen.page.height - BOTTOM - paper.y;
  /** What has to be free for a row to begin here: its height, or a line of it where no page holds it whole. */
  const startOf = (lines: Lines): number => {
    const page = pen.page.height - BOTTOM - MARGIN - ofHeadings;
    return heightOf(lines) > page ? ROW : heightOf(lines);
  };
  const turnPage = (): void => {
    pen.addPage();
    paper.y = MARGIN;
  };
  const drawRow = (whole: Lines, style: Style): void => {
    let lines = whole;
    if (startOf(lines) > room()) {
      turnPage();
      drawHeadings();
    }
    for (let most = linesIn(room()); countOf(lines) > most; most = linesIn(room())) {
      const upTo = most;
      drawPart(
        lines.map((own) => own.slice(0, upTo)),
        style,
      );
      lines = lines.map((own) => own.slice(upTo));
      turnPage();
      drawHeadings();
    }
    drawPart(lines, style);
  };

  const rows = content.rows.map((row) => linesOf(row, PLAIN(SIZE)));
  const totals = content.totals.length === 0 ? null : linesOf(content.totals, BOLD(SIZE));
  const first = rows[0] ?? totals;
  if (ofHeadings + (first === null ? 0 : startOf(first)) > room()) turnPage();
  drawHeadings();
  for (const row of rows) drawRow(row, PLAIN(SIZE));
  drawRule(paper, paper.y);
  paper.y += 4;
  if (totals !== null) drawRow(totals, BOLD(SIZE));
}

const countOf = (lines: Lines): number => Math.max(...lines.map(({ length }) => length));

/** A row of the height of its highest cell. */
const heightOf = (lines: Lines): number => ROW + (countOf(lines) - 1) * leading(SIZE);

/** How many lines of a row have room in a height: one at least, so that a table ends. */
const linesIn = (height: number): number => 1 + Math.max(0, Math.floor((height - ROW) / leading(SIZE)));

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
