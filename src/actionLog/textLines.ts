/** One line of a text, without its end. */
export interface TextLine {
  readonly text: string;
  /** Counts from 1. */
  readonly number: number;
  readonly isLast: boolean;
  /** How much of the text is read with this line, from 0 to 1. */
  readonly done: number;
}

/** The lines of a text one after the other: a long text is never cut up as a whole. */
export function* textLines(text: string): Generator<TextLine, undefined, undefined> {
  let from = 0;
  for (let number = 1; from <= text.length; number += 1) {
    const feed = text.indexOf('\n', from);
    const end = feed === -1 ? text.length : feed;
    const line = text.slice(from, text[end - 1] === '\r' ? end - 1 : end);
    yield { text: line, number, isLast: feed === -1, done: end / text.length };
    from = end + 1;
  }
  return undefined;
}
