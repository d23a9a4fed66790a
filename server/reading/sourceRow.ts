/** One row of a Customs file as it was written: texts only, so that no leading zero and no decimal is ever lost. */
export interface SourceRow {
  /** The line of the file the row begins on, from 1; in a workbook the sheet's row. */
  readonly fileLine: number;
  readonly cells: readonly string[];
  /** In a text: a bare cell has a quotation mark inside, which was read as a part of it. */
  readonly hasStrayQuote?: boolean;
}

/** Whether a row has nothing in it. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The file cannot be read on; what came before `fileLine` was fine. */
export interface UnreadableFile {
  readonly kind: 'quote-not-closed' | 'workbook-unreadable' | 'workbook-too-large' | 'file-empty';
  readonly fileLine: number;
}

/** Thrown out of a row source, which has no other way to end; caught where the check begins and turned into a notice. */
export class UnreadableFileError extends Error {
  readonly failure: UnreadableFile;

  constructor(failure: UnreadableFile) {
    super(`${failure.kind} at line ${failure.fileLine}`);
    this.name = 'UnreadableFileError';
    this.failure = failure;
  }
}
