/** Fewer digits alone are a year, a day, a postal code, or a part of a number: they tell of nobody. */
const FEWEST_DIGITS = 7;

const DATE = String.raw`\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?`;
const RECORD = String.raw`[A-Z]{1,3}-\d{4}-[\w-]+`;
const ENTRY = String.raw`[0-9A-Z]{3}-\d{7}-\d`;
const UUID = String.raw`[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}`;
const AMOUNT = String.raw`-?\$?\d{1,3}(?:[, ]?\d{3})*\.\d{1,12}`;
const WHOLE = new RegExp(`^(?:${[DATE, RECORD, ENTRY, UUID, AMOUNT].join('|')})$`);
const NUMBERED = new RegExp(`^(?:${[RECORD, ENTRY].join('|')})$`);
const ANYWHERE = new RegExp(String.raw`(?<![\w-])(?:${[DATE, RECORD, ENTRY, UUID].join('|')})(?![\w-])`, 'g');

/** A stretch of a text, from one index up to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Whether a text is a short number, a date, an amount, or a number of a record: what tells of nobody by itself. */
export const isPlainData = (text: string): boolean =>
  (/^\d+$/.test(text) && text.length < FEWEST_DIGITS) || WHOLE.test(text);

/** Whether a text is just the number of a record, such as RF-2026-000045, or of an entry. */
export const isRecordNumber = (text: string): boolean => NUMBERED.test(text);

/** Where in a text dates, times, record numbers, entry numbers, and ids are. */
export const plainDataIn = (text: string): readonly Stretch[] =>
  Array.from(text.matchAll(ANYWHERE), ({ 0: found, index }) => ({ from: index, to: index + found.length }));
