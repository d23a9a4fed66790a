import { CLAIM_COLUMNS, claimColumnOf, isClaimHeading } from './claimTable';
import { columnOf, IMPORT_COLUMNS, normalizeHeading } from './customsImport/columns';
import { parseEntryNumber } from './entryNumber';
import { parseHtsCode } from './htsCode';
import { parseImporterNumber } from './importerNumber';
import { LINE_COLUMNS, lineColumnOf } from './reportLineFile';

/** The tables that the portal reads from files; each knows its own headings. */
export const TABLE_KINDS = ['customs', 'report-lines', 'claim-rows'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** What a column of a file can mean in one kind of table. */
export interface TableColumns {
  readonly columns: readonly { readonly name: string; readonly isRequired: boolean }[];
  /** The column that a heading stands for by itself, or null. */
  readonly columnOf: (heading: string) => string | null;
  /** Whether a heading is of use without being a column. */
  readonly isOtherHeading?: (heading: string) => boolean;
  /** Parts of headings, letters and digits only, that suggest a column. */
  readonly hints: readonly (readonly [part: string, column: string])[];
  /** Columns that show by their values what they are. */
  readonly values: readonly (readonly [column: string, isOne: (value: string) => boolean])[];
}

/** In any spelling; a wrong check digit makes it a wrong entry number, not another thing. */
function isEntryNumberText(value: string): boolean {
  const parsed = parseEntryNumber(value);
  return parsed.ok || parsed.failure.kind === 'bad-check-digit';
}
const isHtsText = (value: string): boolean => parseHtsCode(value).ok;
const isImporterText = (value: string): boolean => value.includes('-') && parseImporterNumber(value).ok;

export const TABLE_COLUMNS: Readonly<Record<TableKind, TableColumns>> = {
  customs: {
    columns: IMPORT_COLUMNS,
    columnOf,
    hints: IMPORT_COLUMNS.flatMap(({ name, synonyms }) =>
      [normalizeHeading(name), ...synonyms].map((part) => [part, name] as const),
    ),
    values: [
      ['EntryNumber', isEntryNumberText],
      ['HtsNumber', isHtsText],
      ['ImporterNumber', isImporterText],
    ],
  },
  'report-lines': {
    columns: LINE_COLUMNS.map((name) => ({ name, isRequired: name === 'date' || name === 'quantity' })),
    columnOf: lineColumnOf,
    hints: [
      ['date', 'date'],
      ['type', 'kind'],
      ['descript', 'description'],
      ['product', 'description'],
      ['produit', 'description'],
      ['quant', 'quantity'],
      ['volume', 'quantity'],
      ['qty', 'quantity'],
      ['mbf', 'quantity'],
      ['country', 'country'],
      ['pays', 'country'],
    ],
    values: [],
  },
  'claim-rows': {
    columns: CLAIM_COLUMNS.map((name) => ({ name, isRequired: name === 'entry' })),
    columnOf: claimColumnOf,
    isOtherHeading: isClaimHeading,
    hints: [
      ['entrydate', 'entryDate'],
      ['dateofentry', 'entryDate'],
      ['entry', 'entry'],
      ['declaration', 'entry'],
      ['line', 'line'],
      ['ligne', 'line'],
      ['amount', 'amount'],
      ['montant', 'amount'],
      ['refund', 'amount'],
      ['date', 'entryDate'],
    ],
    values: [['entry', isEntryNumberText]],
  },
};
