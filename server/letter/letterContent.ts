import type { Language } from '../../contract/texts/sentence';

/** One column of a letter's table, in points from the page's left edge. Amounts end at the right of their column. */
export interface LetterColumn {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A letter as plain text and one table, before any thought of pages. */
export interface LetterContent {
  readonly title: string;
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly subject: readonly string[];
  readonly paragraphs: readonly string[];
  /** Left edges and widths of the table's columns. */
  readonly layout: readonly LetterColumn[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Empty where the table has no sum. */
  readonly totals: readonly string[];
  /** With places `page` and `pages`. */
  readonly page: string;
  readonly language: Language;
}
