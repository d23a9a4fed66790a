import PDFDocument from 'pdfkit';
import { fill } from '../../contract/texts/fill';
import type { LetterColumn, LetterContent } from './letterContent';
import { printableText } from './printableText';

const MARGIN = 64;
const ROW = 16;
const BOTTOM = 90;

type Pen = PDFKit.PDFDocument;

/** One letter as a PDF of US letter pages, with its title and language said for readers that speak it aloud. */
export const drawLetter = (content: LetterContent, at: Date): Promise<Buffer> => drawLetters([content], at);

/**
 * Several letters in one PDF, each on pages of its own with their own numbers. The first one's title and language are the file's.
 * @throws RangeError where there is none
 */
export async function drawLetters(letters: readonly LetterContent[], at: Date): Promise<Buffer> {
  const [first] = letters;
  if (first === undefined) throw new RangeError('There is no letter to draw.');
  const pen = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: first.language,
    displayTitle: true,
    info: {
      Title: printableText(first.title),
      Author: printableText(first.sender[0] ?? ''),
      CreationDate: at,
      ModDate: at,
    },
  });
  const parts: Buffer[] = [];
  pen.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve, reject) => {
    pen.on('end', () => {
      resolve(Buffer.concat(parts));
    });
    pen.on('error', reject);
  });

  const begins = letters.map((content, index) => {
    if (index > 0) pen.addPage();
    const page = pen.bufferedPageRange().count - 1;
    drawHead(pen, content);
    if (content.columns.length > 0) drawTable(pen, content);
    return page;
  });
  const all = pen.bufferedPageRange().count;
  for (const [index, content] of letters.entries())
    drawPageNumbers(pen, content, begins[index] ?? 0, begins[index + 1] ?? all);
  pen.end();
  return ended;
}

function drawHead(pen: Pen, content: LetterContent): void {
  const [sender = '', ...place] = content.sender;
  pen.font('Helvetica-Bold').fontSize(13).text(printableText(sender));
  pen.font('Helvetica').fontSize(9);
  for (const line of place) pen.text(printableText(line));
  pen.moveDown(2).fontSize(10.5);
  for (const line of content.recipient) pen.text(printableText(line));
  pen.moveDown(1.5).font('Helvetica-Bold').fontSize(15).text(printableText(content.title));
  pen.moveDown(0.5).font('Helvetica').fontSize(10.5);
  for (const line of content.subject) pen.text(printableText(line));
  pen.moveDown();
  for (const paragraph of content.paragraphs)
    pen.text(printableText(paragraph), { lineGap: 2 }).moveDown(0.7);
}

function drawTable(pen: Pen, content: LetterContent): void {
  pen.moveDown(0.3).fontSize(9.5);
  const { drawRow, heightOf } = rowsOf(pen, content.layout);
  const drawColumns = (): void => {
    drawRow(content.columns, 'Helvetica-Bold');
    drawRule(pen, pen.y - 4);
  };
  drawColumns();
  for (const row of content.rows) {
    if (pen.y + heightOf(row) > pen.page.height - BOTTOM) {
      pen.addPage();
      drawColumns();
    }
    drawRow(row, 'Helvetica');
  }
  drawRule(pen, pen.y);
  pen.y += 4;
  if (content.totals.length > 0) drawRow(content.totals, 'Helvetica-Bold');
}

const drawRule = (pen: Pen, y: number): void => {
  pen
    .moveTo(MARGIN, y)
    .lineTo(pen.page.width - MARGIN, y)
    .lineWidth(0.5)
    .stroke();
};

/** Words go on in a second line of their cell, so that none is lost; amounts stay whole on one. */
function rowsOf(pen: Pen, layout: readonly LetterColumn[]) {
  const heightOf = (cells: readonly string[]): number =>
    layout.reduce((highest, { width, align }, index) => {
      if (align === 'right') return highest;
      const lines = pen.heightOfString(printableText(cells[index] ?? ''), { width });
      return Math.max(highest, lines + ROW - pen.currentLineHeight(true));
    }, ROW);
  const drawRow = (cells: readonly string[], font: string): void => {
    const top = pen.y;
    pen.font(font);
    const height = heightOf(cells);
    for (const [index, { x, width, align }] of layout.entries()) {
      const text = printableText(cells[index] ?? '');
      const isAmount = align === 'right';
      pen.text(isAmount ? fitted(pen, text, width) : text, x, top, { width, align, lineBreak: !isAmount });
    }
    pen.x = MARGIN;
    pen.y = top + height;
  };
  return { drawRow, heightOf };
}

/** A text that would run into the next column ends in an ellipsis. */
function fitted(pen: Pen, text: string, width: number): string {
  if (pen.widthOfString(text) <= width) return text;
  let end = text.length - 1;
  while (end > 0 && pen.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** What the letter is and whose, above every page but its first: a page that was parted from the others is still known. */
function drawRunningHead(pen: Pen, content: LetterContent): void {
  const width = pen.page.width - 2 * MARGIN;
  const head = [content.title, ...content.recipient.slice(0, 1)].map(printableText).join(' · ');
  pen
    .font('Helvetica')
    .fontSize(8)
    .text(fitted(pen, head, width), MARGIN, MARGIN - 22, { lineBreak: false, width });
}

function drawPageNumbers(pen: Pen, content: LetterContent, from: number, to: number): void {
  for (let page = from; page < to; page += 1) {
    pen.switchToPage(page);
    // Written below the margin, which would otherwise begin a further page.
    pen.page.margins.bottom = 0;
    if (page > from) drawRunningHead(pen, content);
    pen
      .font('Helvetica')
      .fontSize(8)
      .text(fill(content.page, { page: page - from + 1, pages: to - from }), MARGIN, pen.page.height - 48, {
        align: 'center',
        lineBreak: false,
        width: pen.page.width - 2 * MARGIN,
      });
  }
}
