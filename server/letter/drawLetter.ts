import PDFDocument from 'pdfkit';
import { fill } from '../../../../contract/texts/sentence';
import type { LetterContent } from './letterContent';
import { printableText } from './printableText';

const MARGIN = 64;
const ROW = 16;
const BOTTOM = 90;
/** Left edges and widths of the five columns, in points; the last two hold amounts and end at the right margin. */
const COLUMNS = [
  { x: MARGIN, width: 110, align: 'left' },
  { x: 180, width: 44, align: 'left' },
  { x: 230, width: 90, align: 'left' },
  { x: 330, width: 100, align: 'right' },
  { x: 440, width: 108, align: 'right' },
] as const;

type Pen = PDFKit.PDFDocument;

/** The letter as a PDF of US letter pages, with its title and language said for readers that speak it aloud. */
export async function drawLetter(content: LetterContent, at: Date): Promise<Buffer> {
  const pen = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    info: {
      Title: printableText(content.title),
      Author: printableText(content.sender[0] ?? ''),
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

  drawHead(pen, content);
  drawTable(pen, content);
  drawPageNumbers(pen, content);
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
  drawRow(pen, content.columns, 'Helvetica-Bold');
  for (const row of content.rows) {
    if (pen.y + ROW > pen.page.height - BOTTOM) {
      pen.addPage();
      drawRow(pen, content.columns, 'Helvetica-Bold');
    }
    drawRow(pen, row, 'Helvetica');
  }
  const right = pen.page.width - MARGIN;
  pen.moveTo(MARGIN, pen.y).lineTo(right, pen.y).lineWidth(0.5).stroke();
  pen.y += 4;
  drawRow(pen, content.totals, 'Helvetica-Bold');
}

function drawRow(pen: Pen, cells: readonly string[], font: string): void {
  const top = pen.y;
  pen.font(font);
  for (const [index, { x, width, align }] of COLUMNS.entries())
    pen.text(printableText(cells[index] ?? ''), x, top, { width, align, lineBreak: false });
  pen.x = MARGIN;
  pen.y = top + ROW;
}

function drawPageNumbers(pen: Pen, content: LetterContent): void {
  const { start, count } = pen.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(start + page);
    // Written below the margin, which would otherwise begin a further page.
    pen.page.margins.bottom = 0;
    pen
      .font('Helvetica')
      .fontSize(8)
      .text(fill(content.page, { page: page + 1, pages: count }), MARGIN, pen.page.height - 48, {
        align: 'center',
        lineBreak: false,
        width: pen.page.width - 2 * MARGIN,
      });
  }
}
