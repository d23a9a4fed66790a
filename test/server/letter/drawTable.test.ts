import PDFDocument from 'pdfkit';
import { drawTable } from '../../../server/letter/drawTable';
import type { LetterContent } from '../../../server/letter/letterContent';
import { MARGIN } from '../../../server/letter/paper';

interface Drawn {
  readonly text: string;
  readonly x: number;
}

/** What a table of one column of figures draws, with letters of one point each and bold ones of two. */
function drawnOf(rows: readonly string[], total: string, width = 40): readonly Drawn[] {
  const drawn: Drawn[] = [];
  const content: LetterContent = {
    language: 'en',
    title: '',
    sender: [],
    recipient: [],
    subject: [],
    paragraphs: [],
    layout: [{ x: 100, width, align: 'right' }],
    columns: [''],
    rows: rows.map((row) => [row]),
    totals: [total],
    page: '',
  };
  const setter = {
    widthOf: (text: string, { weight }: { weight: string }) => text.length * (weight === 'bold' ? 2 : 1),
    linesOf: (text: string) => [text],
    drawLine: (text: string, _: unknown, x: number) => {
      if (text !== '') drawn.push({ text, x });
    },
  };
  drawTable({ pen: new PDFDocument(), setter, y: MARGIN }, content);
  return drawn;
}

/** Where each line of words is drawn, from a place on the first page on; lines of a cell are parted by strokes. */
function placesOf(cells: readonly string[], totals: readonly string[], y: number) {
  const pen = new PDFDocument({ size: 'LETTER', bufferPages: true });
  const places: { text: string; page: number; top: number }[] = [];
  const setter = {
    widthOf: (text: string) => text.length,
    linesOf: (text: string) => text.split('|'),
    drawLine: (text: string, _: unknown, __: number, top: number) => {
      places.push({ text, page: pen.bufferedPageRange().count, top });
    },
  };
  drawTable(
    { pen, setter, y },
    {
      language: 'en',
      title: '',
      sender: [],
      recipient: [],
      subject: [],
      paragraphs: [],
      layout: [{ x: 100, width: 400, align: 'left' }],
      columns: ['Heading'],
      rows: cells.map((cell) => [cell]),
      totals,
      page: '',
    },
  );
  return places;
}
const FOOT = 792 - 90;

it('begins a page where the headings and the first row have no room', () => {
  for (let y = 600; y < 760; y += 5) {
    const [heading, row] = placesOf(['first', 'second'], [], y);
    expect(heading).toMatchObject({ text: 'Heading' });
    expect(row).toMatchObject({ text: 'first', page: heading?.page });
    expect(row?.top).toBeLessThan(FOOT - 10);
  }
});

it('keeps the totals out of the foot of the page, with the headings above them', () => {
  for (let y = 600; y < 700; y += 5) {
    const places = placesOf(['only'], ['Sum'], y);
    const total = places.at(-1);
    expect(total).toMatchObject({ text: 'Sum' });
    expect(total?.top).toBeLessThan(FOOT - 10);
    expect(places.find(({ page }) => page === total?.page)?.text).toBe('Heading');
  }
});

it('goes on with a row that is higher than a page on the next, and loses no line', () => {
  const lines = Array.from({ length: 150 }, (_, index) => `line ${index}`);
  const places = placesOf(['short', lines.join('|'), 'after'], [], 500);
  expect(places.map(({ text }) => text).filter((text) => text !== 'Heading')).toEqual([
    'short',
    ...lines,
    'after',
  ]);
  for (const { top } of places) expect(top).toBeLessThan(FOOT - 10);
  expect(places.at(-1)?.page).toBe(4);
});

it('draws figures so that their decimal marks are below each other', () => {
  const rows = ['1,234.5', '12', '0.4125', '−7.25'];
  const drawn = drawnOf(rows, '$9.50');
  const marks = drawn.map(({ text, x }, index) => {
    const mark = text.indexOf('.');
    return x + (mark === -1 ? text.length : mark) * (index === rows.length ? 2 : 1);
  });
  // The total's bold “.50” is the widest part behind a mark, and ends at the column's edge.
  expect(marks).toEqual([134, 134, 134, 134, 134]);
});

it('draws a figure that has no place for that at the edge of its column, whole', () => {
  expect(drawnOf(['123456789.00', '1.0000'], '', 12)).toEqual([
    { text: '123456789.00', x: 100 },
    { text: '1.0000', x: 106 },
  ]);
});
