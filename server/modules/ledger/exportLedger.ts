import { ledgerKindName } from '../../../contract/texts/ledgerNames';
import { moneyText } from '../../../contract/texts/moneyText';
import { fill, type Language } from '../../../contract/texts/sentence';
import { addDays, calendarDate } from '../../../domain/calendarDate';
import type { Program } from '../../../domain/program';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { CSV_MARK, csvRow } from '../../export/csvText';
import type { Outcome } from '../../failure';
import { drawLetter } from '../../letter/drawLetter';
import type { LetterContent } from '../../letter/letterContent';
import { longDate } from '../../letter/longDate';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from '../identity/caller';
import { type LedgerQuery, type LedgerStatement, readLedger } from './readLedger';
import { STATEMENT_TEXTS } from './statementTexts';

export interface StatementFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A company's statement of account, as a letter or as rows for a spreadsheet. */
export async function exportLedger(
  queries: Queries,
  reader: Pick<Deed, 'caller' | 'at' | 'today' | 'language'>,
  query: LedgerQuery & { readonly format: 'pdf' | 'csv' },
): Promise<Outcome<StatementFile>> {
  const statement = await readLedger(queries, reader, query);
  if (!statement.ok) return statement;
  const name = `statement-${statement.value.companyId}-${statement.value.to}`;
  if (query.format === 'csv')
    return ok({
      fileName: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Buffer.from(statementRows(statement.value, reader.language), 'utf8'),
    });
  const program = await programInForce(queries, reader.at);
  const letter = statementLetter(statement.value, program, reader);
  return ok({
    fileName: `${name}.pdf`,
    type: 'application/pdf',
    content: await drawLetter(letter, reader.at),
  });
}

function statementRows(statement: LedgerStatement, language: Language): string {
  const texts = STATEMENT_TEXTS[language];
  const rows = statement.entries.map((entry) =>
    csvRow([
      entry.effectiveDate,
      entry.postedAt,
      ledgerKindName(language, entry.kind, entry.reversalOf !== null),
      entry.reference,
      entry.note,
      entry.amount,
      entry.balance,
    ]),
  );
  return CSV_MARK + csvRow(texts.csv) + rows.join('');
}

const LAYOUT: LetterContent['layout'] = [
  { x: 64, width: 62, align: 'left' },
  { x: 130, width: 128, align: 'left' },
  { x: 264, width: 118, align: 'left' },
  { x: 386, width: 78, align: 'right' },
  { x: 470, width: 78, align: 'right' },
];

function statementLetter(
  statement: LedgerStatement,
  program: Pick<Program, 'boardName' | 'address' | 'phone' | 'email'>,
  { language, today }: Pick<Deed, 'language' | 'today'>,
): LetterContent {
  const texts = STATEMENT_TEXTS[language];
  const dollars = (amount: string): string => moneyText(language, amount);
  const day = (date: string): string => longDate(language, date);
  const before = addDays(calendarDate(statement.from), -1);
  const credit = statement.unappliedCredit;
  return {
    language,
    title: texts.title,
    sender: [program.boardName, program.address],
    recipient: [statement.companyName],
    subject: [
      fill(texts.date, { date: day(today) }),
      fill(texts.period, {
        from: day(statement.from),
        to: day(statement.to),
        basis: texts.basis[statement.basis],
      }),
      fill(texts.opening, { date: day(before), amount: dollars(statement.openingBalance) }),
    ],
    paragraphs: [
      ...(credit === '0.00' ? [] : [fill(texts.credit, { amount: dollars(credit) })]),
      fill(texts.questions, { email: program.email, phone: program.phone }),
    ],
    layout: LAYOUT,
    columns: texts.columns,
    rows: statement.entries.map((entry) => [
      entry.effectiveDate,
      ledgerKindName(language, entry.kind, entry.reversalOf !== null),
      entry.reference,
      dollars(entry.amount),
      dollars(entry.balance),
    ]),
    totals: [statement.to, texts.closing, '', '', dollars(statement.closingBalance)],
    page: texts.page,
  };
}
