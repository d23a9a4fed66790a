import { moneyText } from '../../../../contract/texts/moneyText';
import { refundReasonName } from '../../../../contract/texts/refundNames';
import { fill, type Language } from '../../../../contract/texts/sentence';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { type Cents, formatMoney, money, sumMoney } from '../../../../domain/money';
import type { Program } from '../../../../domain/program';
import type { RefundLine } from '../../../../contract/entities/refund';
import type { ClaimRow } from '../claimRecord';
import { LETTER_TEXTS } from './letterTexts';

export type LetterDecision =
  | { readonly kind: 'approved'; readonly amount: Cents }
  | { readonly kind: 'rejected'; readonly reason: string };

/** A letter as plain text and one table, before any thought of pages. */
export interface LetterContent {
  readonly title: string;
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly subject: readonly string[];
  readonly paragraphs: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
  readonly page: string;
  readonly language: Language;
}

/**
 * What a decision's letter says, in the company's language.
 * @param decidedOn 'YYYY-MM-DD' in the board's zone
 * @param filedOn likewise
 */
export function letterContent(
  program: Pick<Program, 'boardName' | 'address' | 'phone' | 'email'>,
  claim: ClaimRow,
  lines: readonly RefundLine[],
  decision: LetterDecision,
  said: { readonly language: Language; readonly decidedOn: string; readonly filedOn: string },
): LetterContent {
  const texts = LETTER_TEXTS[said.language];
  const isApproved = decision.kind === 'approved';
  const dollars = (cents: Cents): string => moneyText(said.language, formatMoney(cents));
  const day = (date: string): string => dateText(said.language, date);
  const approvedOf = (line: RefundLine): Cents => (isApproved ? money(line.amountVerified ?? '0.00') : 0n);
  const reason = refundReasonName(said.language, claim.reason);
  return {
    language: said.language,
    title: isApproved ? texts.approvedTitle : texts.rejectedTitle,
    sender: [program.boardName, program.address],
    recipient: [claim.payee_name, claim.payee_address],
    subject: [
      fill(texts.date, { date: day(said.decidedOn) }),
      fill(texts.claim, { number: claim.number, filed: day(said.filedOn) }),
      fill(texts.year, { year: claim.fiscal_year, reason }),
      fill(texts.importerNumber, { importerNumber: claim.importer_number }),
    ],
    paragraphs: [
      isApproved
        ? fill(texts.approvedText, {
            amount: dollars(decision.amount),
            payee: claim.payee_name,
            address: claim.payee_address,
          })
        : texts.rejectedText,
      ...(isApproved ? [] : [fill(texts.reason, { reason: decision.reason }), texts.again]),
      fill(texts.appeal, { email: program.email, phone: program.phone }),
    ],
    columns: texts.columns,
    rows: lines.map((line) => [
      formatEntryNumber(line.entryNumber),
      line.lineNo.toString(),
      line.entryDate,
      dollars(money(line.amountClaimed)),
      dollars(approvedOf(line)),
    ]),
    totals: [
      texts.total,
      '',
      '',
      dollars(money(claim.amount_claimed)),
      dollars(sumMoney(lines.map(approvedOf))),
    ],
    page: texts.page,
  };
}

/** A date of business in words. */
const dateText = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
