import { breakLines } from './breakLines';
import type { Weight } from './loadSlice';
import { shownText } from './shownText';
import type { Typeface } from './typeface';

export interface Style {
  readonly weight: Weight;
  readonly size: number;
}

/** Measures and draws texts of several fonts, which the library of PDFs draws one at a time. All lengths are points. */
export interface Typesetter {
  widthOf: (text: string, style: Style) => number;
  linesOf: (text: string, style: Style, width: number) => readonly string[];
  /** @param top the upper edge of the line */
  drawLine: (text: string, style: Style, x: number, top: number) => void;
}

/** From one line to the next, and from a line's upper edge to the foot of its letters. */
export const leading = (size: number): number => size * 1.26;
const baseline = (size: number): number => size * 0.98;

export function openTypesetter(pen: PDFKit.PDFDocument, typeface: Typeface): Typesetter {
  const registered = new Set<string>();
  const take = (face: ReturnType<Typeface>[number]['face'], size: number): void => {
    if (!registered.has(face.name)) {
      pen.registerFont(face.name, face.bytes);
      registered.add(face.name);
    }
    pen.font(face.name).fontSize(size);
  };
  const widthOf = (text: string, { weight, size }: Style): number =>
    typeface(text, weight).reduce((sum, { face, text: part }) => {
      take(face, size);
      return sum + pen.widthOfString(part);
    }, 0);
  const linesOf = (text: string, style: Style, width: number): readonly string[] =>
    breakLines(shownText(text), width, (part) => widthOf(part, style));
  const drawLine = (text: string, { weight, size }: Style, x: number, top: number): void => {
    let at = x;
    for (const { face, text: part } of typeface(text, weight)) {
      take(face, size);
      pen.text(part, at, top + baseline(size), { lineBreak: false, baseline: 'alphabetic' });
      at += pen.widthOfString(part);
    }
  };
  return { widthOf, linesOf, drawLine };
}
