import type { TableKind } from '../../domain/tableColumns';
import claimEn from './en/claimFile.json';
import importEn from './en/importColumns.json';
import linesEn from './en/lineFile.json';
import claimFr from './fr/claimFile.json';
import importFr from './fr/importColumns.json';
import linesFr from './fr/lineFile.json';
import type { Language } from './sentence';

type Texts = Readonly<Record<string, string>>;

const COLUMNS: Readonly<Record<Language, Readonly<Record<TableKind, Texts>>>> = {
  en: { customs: importEn, 'report-lines': linesEn.headings, 'claim-rows': claimEn },
  fr: {
    customs: importFr satisfies Record<keyof typeof importEn, string>,
    'report-lines': linesFr.headings,
    'claim-rows': claimFr,
  },
};

/** What a column of a table is, in words. */
export const tableColumnText = (language: Language, kind: TableKind, column: string): string =>
  COLUMNS[language][kind][column] ?? column;
