/** Where a cell can begin in a spreadsheet that parts a text by comma, semicolon or tab: at its start and behind each of these. */
const START = '(?<=^|[,;\\t\\r\\n])';

/**
 * What begins a formula, in full width too. Blanks before it are skipped by some programs; apostrophes do not change whether it is
 * one, so that each that is put in can be taken out again.
 */
const FORMULA = "(?=['\\s\\u00a0]*[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20])";

const UNGUARDED = new RegExp(`${START}${FORMULA}`, 'gu');
const GUARDED = new RegExp(`${START}'${FORMULA}`, 'gu');

/** A plain number is shown, not run, with a sign too. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/**
 * A text that no spreadsheet runs as a formula, whichever of comma, semicolon and tab it parts cells by: an apostrophe stands before
 * each place where a formula could begin. A quotation mark would not help, since it counts at the start of a cell only.
 */
export const guardFormulas = (text: string): string =>
  NUMBER.test(text) ? text : text.replace(UNGUARDED, "'");

/** The text as it was before `guardFormulas`. */
export const withoutGuards = (text: string): string => text.replace(GUARDED, '');
