/**
 * Parts a text into lines that fit a width: after blanks and hyphens, between ideographs, and within a word that is too long for a
 * line of its own. No character is lost but the blank at the end of a line.
 * @param widthOf the width of a text in the same unit
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  if (widthOf(withoutBlanks(text)) <= width) return [withoutBlanks(text)];
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (widthOf(withoutBlanks(line + piece)) <= width) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of widthOf(withoutBlanks(piece)) <= width
      ? [piece]
      : lettersOf(piece, width, widthOf)) {
      if (line !== '' && widthOf(withoutBlanks(line + letter)) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  lines.push(line);
  return lines.map(withoutBlanks);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word's letters, each with its accents; one that is too long for a line even so, as codes may be, by its characters. */
const lettersOf = (word: string, width: number, widthOf: (text: string) => number): readonly string[] =>
  Array.from(graphemes.segment(word), ({ segment }) => segment).flatMap((letter) =>
    widthOf(letter) <= width ? [letter] : Array.from(letter),
  );

/** A line without the blanks at its end, which take no place. Blanks that do not break stay. */
const withoutBlanks = (text: string): string => text.replace(/ +$/, '');

const EAST_ASIAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** What does not begin a line stays with what it follows. */
const CLOSING = '、。，．）〉》」』】〕ー々・';
const PIECES = new RegExp(
  `[${EAST_ASIAN}]\\p{M}*[${CLOSING}]* *|(?:(?![${EAST_ASIAN}])[^ -])+-*[${CLOSING}]* *|-+ *| +`,
  'gu',
);

const piecesOf = (text: string): readonly string[] => text.match(PIECES) ?? [];
