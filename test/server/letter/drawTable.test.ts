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
