import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { fill } from '../../contract/texts/fill';
import { drawTable } from './drawTable';
import type { LetterContent } from './letterContent';
import { BOLD, drawLine, drawParagraph, MARGIN, type Paper, PLAIN } from './paper';
import { shownText } from './type/shownText';
import { openTypeface } from './type/typeface';
import { openTypesetter } from './type/typesetter';

/** Where the address is seen through the window of a No. 10 envelope when the page is folded in three. */
const WINDOW_TOP = 153;
const [TITLE, SENDER, TEXT, PLACE, SMALL] = [14.5, 12.5, 10, 8.5, 7.5];

/** One letter as a PDF of US letter pages, with its title and language said for readers that speak it aloud. */
export const drawLetter = (content: LetterContent, at: Date): Promise<Buffer> => drawLetters([content], at);

/**
 * Several letters in one PDF, each on pages of its own with their own numbers. The first one's title and language are the file's.
 * @throws RangeError where there is none
 */
export async function drawLetters(letters: readonly LetterContent[], at: Date): Promise<Buffer> {
  const [first] = letters;
  if (first === undefined) throw new RangeError('There is no letter to draw.');
  const typeface = await openTypeface(textsOf(letters));
  const pen = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: first.language,
    displayTitle: true,
    info: {
      Title: shownText(first.title),
      Author: shownText(first.sender[0] ?? ''),
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

  const paper: Paper = { pen, setter: openTypesetter(pen, typeface), y: MARGIN };
  const begins: number[] = [];
  for (const content of letters) {
    // A thousand letters take seconds, and other requests wait for their turn.
    if (begins.length > 0) await nextTurn();
    if (begins.length > 0) pen.addPage();
    paper.y = MARGIN;
    begins.push(pen.bufferedPageRange().count - 1);
    drawHead(paper, content);
    if (content.columns.length > 0) drawTable(paper, content);
  }
  const all = pen.bufferedPageRange().count;
  for (const [index, content] of letters.entries())
    drawPageNumbers(paper, content, begins[index] ?? 0, begins[index + 1] ?? all);
  pen.end();
  return ended;
}

function* textsOf(letters: readonly LetterContent[]): Generator<string> {
  yield '0123456789…·';
  for (const letter of letters) {
    yield* [letter.title, letter.page, ...letter.sender, ...letter.recipient, ...letter.subject];
    yield* [...letter.paragraphs, ...letter.columns, ...letter.totals];
    for (const row of letter.rows) yield* row;
  }
}

function drawHead(paper: Paper, content: LetterContent): void {
  const [sender = '', ...place] = content.sender;
  drawParagraph(paper, sender, BOLD(SENDER));
  for (const line of place) drawParagraph(paper, line, PLAIN(PLACE));
  paper.y = Math.max(paper.y + 2 * PLACE, WINDOW_TOP);
  for (const line of content.recipient) drawParagraph(paper, line, PLAIN(TEXT));
  paper.y += 1.5 * TEXT;
  drawParagraph(paper, content.title, BOLD(TITLE));
  paper.y += TITLE / 2;
  for (const line of content.subject) drawParagraph(paper, line, PLAIN(TEXT));
  paper.y += TEXT;
  for (const paragraph of content.paragraphs) {
    drawParagraph(paper, paragraph, PLAIN(TEXT), 1.5);
    paper.y += 0.7 * TEXT;
  }
}

/** What the letter is and whose, above every page but its first: a page that was parted from the others is still known. */
function drawRunningHead(paper: Paper, content: LetterContent): void {
  const { pen } = paper;
  const head = [content.title, ...content.recipient.slice(0, 1)].join(' · ');
  drawLine(paper, head, PLAIN(SMALL), { x: MARGIN, width: pen.page.width - 2 * MARGIN, top: MARGIN - 22 });
}

function drawPageNumbers(paper: Paper, content: LetterContent, from: number, to: number): void {
  const { pen, setter } = paper;
  for (let page = from; page < to; page += 1) {
    pen.switchToPage(page);
    if (page > from) drawRunningHead(paper, content);
    const text = fill(content.page, { page: page - from + 1, pages: to - from });
    const left = (pen.page.width - setter.widthOf(text, PLAIN(SMALL))) / 2;
    setter.drawLine(text, PLAIN(SMALL), left, pen.page.height - 48);
  }
}
