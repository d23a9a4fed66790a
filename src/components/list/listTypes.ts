import type { ReactNode } from 'react';

/** One column of a list. */
export interface Column<Row> {
  /** Names the column in sorting and in the choice of columns. */
  readonly key: string;
  readonly title: string;
  /** Unit of its figures, shown in the heading once instead of in every cell. */
  readonly unit?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand to the right in tabular numerals. */
  readonly isFigure?: boolean;
  /** A number that names something: tabular numerals, to the left. */
  readonly isCode?: boolean;
  /** Rem it takes at least: its longest usual value with the cell's own padding. Longer ones are cut, and shown whole on demand. */
  readonly width?: number;
  /** Its share of the room that the columns leave; none when left out. */
  readonly grow?: number;
  /** Takes more than the row's one line: a sentence two of them, what is read in the list itself as many as it needs. */
  readonly lines?: 'two' | 'all';
  /**
   * Its place on a phone's card: as it is, with its heading before it, or at the right of the name. Left out, the card leaves it to
   * the record.
   */
  readonly card?: 'plain' | 'named' | 'beside-name';
  /** The server can sort by it; which way a first press sorts. */
  readonly sort?: 'ascending' | 'descending';
  /** Names the row: it holds the row's link, leads its card on phones and cannot be hidden. */
  readonly isName?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A filter whose values are known. */
export interface ChoiceFilter {
  readonly key: string;
  readonly label: string;
  /** The key in addresses of earlier builds, which saved views and bookmarks still hold. */
  readonly earlierKey?: string;
  readonly kind: 'one-of' | 'some-of';
  readonly choices: readonly Choice[];
}

/** A filter that takes what is typed. */
export interface PlainFilter {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'date';
  readonly hint?: string;
  /** An id that links and row menus set and nobody types: its field is shown only while it is set. */
  readonly isLinkOnly?: true;
}

/** One filter of a list; its key is the name the server knows it under. */
export type Filter = ChoiceFilter | PlainFilter;

/** What a list shows at the moment; it lives in the address. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** A column's key, `-` before it for descending; empty for the list's own order. */
  readonly sort: string;
  /** Search text. */
  readonly q: string;
  /** Values by filter, several joined by commas; only what is set. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What a row's menu offers; a refused action stays visible and says why. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  readonly refusal?: string;
}
