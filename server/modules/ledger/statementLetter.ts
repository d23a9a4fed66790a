import { ledgerEntryName } from '../../../contract/texts/ledgerNames';
import { amountText, moneyText } from '../../../contract/texts/moneyText';
import { fill } from '../../../contract/texts/fill';
import { addDays, calendarDate } from '../../../domain/calendarDate';
import type { Program } from '../../../domain/program';
import type { LetterContent } from '../../letter/letterContent';
import { longDate, mediumDate } from '../../letter/longDate';
import type { RequestContext } from '../identity/requestContext';
import { chargedOn } from './chargedOn';
import type { LedgerStatement } from './readLedger';
import { STATEMENT_TEXTS } from './statementTexts';

const LAYOUT: LetterContent['layout'] = [
  { x: 64, width: 60, align: 'left' },
  { x: 128, width: 122, align: 'left' },
  { x: 254, width: 146, align: 'left' },
  { x: 404, width: 70, align: 'right' },
  { x: 478, width: 70, align: 'right' },
];

/** A company's statement of account as a letter to its address: balance before, every entry with the balance after it, balance at the end. */
export function statementLetter(
  statement: LedgerStatement,
  program: Pick<Program, 'boardName' | 'address' | 'phone' | 'email'>,
  { language, today }: Pick<RequestContext, 'language' | 'today'>,
  address: readonly string[],
  dueDates: ReadonlyMap<string, string> = new Map(),
): LetterContent {
  const texts = STATEMENT_TEXTS[language];
  const dollars = (amount: string): string => moneyText(language, amount);
  const day = (date: string): string => longDate(language, date);
  const before = addDays(calendarDate(statement.from), -1);
  const credit = statement.unappliedCredit;
  const dueOn = ({ kind, reportId }: LedgerStatement['entries'][number]): string => {
    const due = kind === 'ASSESSMENT' && reportId !== null ? dueDates.get(reportId) : undefined;
    return due === undefined ? '' : fill(texts.due, { date: mediumDate(language, due) });
  };
  return {
    language,
    title: texts.title,
    sender: [program.boardName, program.address],
    recipient: [statement.companyName, ...address],
    subject: [
      fill(texts.date, { date: day(today) }),
      fill(texts.period, {
        from: day(statement.from),
        to: day(statement.to),
        basis: texts.basis[statement.basis],
      }),
      fill(texts.opening, { date: day(before), amount: dollars(statement.openingBalance) }),
      fill(texts.opening, { date: day(statement.to), amount: dollars(statement.closingBalance) }),
    ],
    paragraphs: [
      ...(credit === '0.00' ? [] : [fill(texts.credit, { amount: dollars(credit) })]),
      fill(texts.questions, { email: program.email, phone: program.phone }),
    ],
    layout: LAYOUT,
    columns: texts.columns,
    rows: statement.entries.map((entry) => [
      mediumDate(language, entry.effectiveDate),
      ledgerEntryName(language, entry),
      [entry.reference, dueOn(entry), entry.note, chargedOn(entry, language)]
        .filter((text) => text !== '')
        .join(': '),
      amountText(language, entry.amount),
      amountText(language, entry.balance),
    ]),
    totals: [
      mediumDate(language, statement.to),
      texts.closing,
      '',
      '',
      amountText(language, statement.closingBalance),
    ],
    page: texts.page,
  };
}
