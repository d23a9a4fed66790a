/**
 * A text as it is drawn on one line: composed letters, one kind of blank for those of all widths, and without characters that are
 * never seen (joiners, marks of direction, variants of a character).
 */
export const shownText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s*[\r\n\t\v\f\u0085\u2028\u2029][\s\u0085]*/g, ' ')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/(?!\u00a0)\p{Zs}/gu, ' ');
