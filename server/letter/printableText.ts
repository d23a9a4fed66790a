/** Characters of Windows-1252 outside Latin-1 that the letter's typeface has. */
const TYPOGRAPHIC = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters without a decomposition, as they are written where they are missing. */
const STAND_INS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  ı: 'i',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u202f': '\u00a0',
  '\u2009': ' ',
};

const isPrintable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || TYPOGRAPHIC.includes(character);
};

/**
 * Text as the letter's typeface, which has the letters of western Europe, can print it. Other letters lose their accents; what has
 * no such likeness becomes a question mark, and line breaks become blanks.
 */
export function printableText(text: string): string {
  let printed = '';
  for (const character of text.normalize('NFC').replace(/\s*[\r\n\t]\s*/g, ' ')) {
    if (isPrintable(character)) printed += character;
    else {
      const bare = STAND_INS[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
      printed += Array.from(bare, (each) => (isPrintable(each) ? each : '?')).join('');
    }
  }
  return printed;
}
