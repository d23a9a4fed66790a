import { leading, type Style, type Typesetter } from './type/typesetter';

/** The page that is written on, and how far down. All lengths are points. */
export interface Paper {
  readonly pen: PDFKit.PDFDocument;
  readonly setter: Typesetter;
  y: number;
}

export const MARGIN = 64;
export const PLAIN = (size: number): Style => ({ weight: 'regular', size });
export const BOLD = (size: number): Style => ({ weight: 'bold', size });

/** A text over the whole width of the page, in as many lines and pages as it takes. */
export function drawParagraph(paper: Paper, text: string, style: Style, gap = 0): void {
  const { pen, setter } = paper;
  const height = leading(style.size) + gap;
  for (const line of setter.linesOf(text, style, pen.page.width - 2 * MARGIN)) {
    if (paper.y + height > pen.page.height - MARGIN) {
      pen.addPage();
      paper.y = MARGIN;
    }
    setter.drawLine(line, style, MARGIN, paper.y);
    paper.y += height;
  }
}

/** One line in a place. A text that would run into the next place ends in an ellipsis. */
export function drawLine(
  { setter }: Paper,
  text: string,
  style: Style,
  at: { readonly x: number; readonly width: number; readonly top: number; readonly align?: 'left' | 'right' },
): void {
  const line = fitted(setter, text, style, at.width);
  const shift = at.align === 'right' ? at.width - setter.widthOf(line, style) : 0;
  setter.drawLine(line, style, at.x + shift, at.top);
}

function fitted(setter: Typesetter, text: string, style: Style, width: number): string {
  if (setter.widthOf(text, style) <= width) return text;
  const letters = Array.from(text);
  do letters.pop();
  while (letters.length > 0 && setter.widthOf(`${letters.join('')}…`, style) > width);
  return `${letters.join('')}…`;
}
