import { sortableInstant } from '../../../contract/texts/instantText';
import { ledgerEntryName } from '../../../contract/texts/ledgerNames';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { CSV_MARK, csvRow } from '../../../domain/csvText';
import type { Outcome } from '../../failure';
import { drawLetter } from '../../letter/drawLetter';
import { findAddressLines } from '../companies/companyAddress';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { chargedOn } from './chargedOn';
import { type LedgerQuery, type LedgerStatement, readLedger } from './readLedger';
import { statementLetter } from './statementLetter';
import { STATEMENT_TEXTS } from './statementTexts';

export interface StatementFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A company's statement of account, as a letter or as rows for a spreadsheet. */
export async function exportLedger(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today' | 'boardZone' | 'language'>,
  query: LedgerQuery & { readonly format: 'pdf' | 'csv' },
): Promise<Outcome<StatementFile>> {
  const statement = await readLedger(queries, reader, query);
  if (!statement.ok) return statement;
  const name = `statement-${statement.value.companyId}-${statement.value.to}`;
  if (query.format === 'csv')
    return ok({
      fileName: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Buffer.from(statementRows(statement.value, reader), 'utf8'),
    });
  const program = await programInForce(queries, reader.at);
  const address = await findAddressLines(queries, statement.value.companyId, reader.language);
  const dueDates = await findDueDates(queries, statement.value);
  const letter = statementLetter(statement.value, program, reader, address, dueDates);
  return ok({
    fileName: `${name}.pdf`,
    type: 'application/pdf',
    content: await drawLetter(letter, reader.at),
  });
}

/** By when each report that the statement names was to be paid. */
async function findDueDates(
  queries: Queries,
  { entries }: LedgerStatement,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.flatMap(({ reportId }) => (reportId === null ? [] : [reportId])))];
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('assessment_report')
    .select(['id', 'due_date'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, due_date: dueDate }) => [id, dueDate]));
}

function statementRows(
  statement: LedgerStatement,
  { language, boardZone }: Pick<RequestContext, 'language' | 'boardZone'>,
): string {
  const texts = STATEMENT_TEXTS[language];
  const rows = statement.entries.map((entry) =>
    csvRow([
      entry.effectiveDate,
      sortableInstant(language, boardZone, Date.parse(entry.postedAt)),
      ledgerEntryName(language, entry),
      entry.reference,
      [entry.note, chargedOn(entry, language)].filter((text) => text !== '').join(': '),
      entry.amount,
      entry.balance,
    ]),
  );
  return CSV_MARK + csvRow(texts.csv) + rows.join('');
}
