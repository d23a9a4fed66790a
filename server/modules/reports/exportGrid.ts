import { Readable } from 'node:stream';
import type { Language } from '../../../contract/texts/sentence';
import { mayListCompanies } from '../../../domain/companyPermissions';
import type { GridState } from '../../../domain/gridCell';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { CSV_MARK, csvRow } from '../../../domain/csvText';
import { workbook, type WorkbookCell, WORKBOOK_TYPE } from '../../export/workbook';
import { type Outcome, refusalOf } from '../../failure';
import en from '../../texts/en/reportGridExport.json';
import fr from '../../texts/fr/reportGridExport.json';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { fillGrid, type GridRow } from './gridCells';
import { findGridCompanies } from './gridRows';
import { gridPeriods, type GridQuery } from './readGrid';

interface GridTexts {
  readonly states: Readonly<Record<GridState, string>>;
  readonly late: string;
  readonly amended: string;
  /** Company, amount due, missing, late, amended; the periods follow. */
  readonly headings: readonly string[];
  readonly sheet: string;
}

const GRID_TEXTS: Readonly<Record<Language, GridTexts>> = { en, fr };

export interface GridFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable;
}

/** Far more companies than any board has. */
const MOST_ROWS = 50_000;

/** The whole filtered grid as a file, in the order of the screen. */
export async function exportGrid(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today' | 'language'>,
  query: GridQuery & { readonly format: 'csv' | 'xlsx' },
): Promise<Outcome<GridFile>> {
  const refused = refusalOf(mayListCompanies(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const program = await programInForce(queries, reader.at);
  const periods = gridPeriods(query, program, reader.today);
  if (!periods.ok) return periods;
  const texts = GRID_TEXTS[reader.language];
  const everything = { limit: MOST_ROWS, offset: 0 };
  const companies = await findGridCompanies(
    queries,
    periods.value,
    reader.today,
    program.boardZone,
    query,
    everything,
  );
  const rows = await fillGrid(queries, companies, periods.value, reader.today);
  const heading = [
    ...texts.headings,
    ...periods.value.map(({ fiscalYear, name }) => `${fiscalYear} ${name}`),
  ];
  const cells = rows.map((row) => cellsOf(row, reader.language));
  const name = `reports-${reader.today}`;
  if (query.format === 'csv')
    return ok({
      fileName: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from([
        CSV_MARK + csvRow(heading),
        ...cells.map((row) => csvRow(row.map((cell) => (typeof cell === 'string' ? cell : cell.number)))),
      ]),
    });
  return ok({
    fileName: `${name}.xlsx`,
    type: WORKBOOK_TYPE,
    content: Readable.from(workbook(texts.sheet, heading, inTurn(cells))),
  });
}

async function* inTurn<T>(rows: readonly T[]): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(row);
}

function cellsOf(row: GridRow, language: Language): readonly WorkbookCell[] {
  const texts = GRID_TEXTS[language];
  return [
    row.companyName,
    { number: row.owing },
    { number: row.missing.toString() },
    { number: row.late.toString() },
    { number: row.amended.toString() },
    ...row.cells.map(({ state, isLate, isAmended }) =>
      [texts.states[state], ...(isLate ? [texts.late] : []), ...(isAmended ? [texts.amended] : [])].join(
        ', ',
      ),
    ),
  ];
}
