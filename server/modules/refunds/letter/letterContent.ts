import { moneyText } from '../../../../contract/texts/moneyText';
import { refundReasonName } from '../../../../contract/texts/refundNames';
import { fill } from '../../../../contract/texts/fill';
import type { Language } from '../../../../contract/texts/sentence';
import { calendarDate } from '../../../../domain/calendarDate';
import { appealEnd } from '../../../../domain/deadlines';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { type Cents, formatMoney, money, sumMoney } from '../../../../domain/money';
import type { Program } from '../../../../domain/program';
import type { RefundLine } from '../../../../contract/entities/refund';
import type { LetterContent } from '../../../letter/letterContent';
import { longDate } from '../../../letter/longDate';
import type { ClaimRow } from '../claimRecord';
import { LETTER_TEXTS } from './letterTexts';

export type LetterDecision =
  | { readonly kind: 'approved'; readonly amount: Cents }
  | { readonly kind: 'rejected'; readonly reason: string };

/** Edges and widths of the five columns; the last two hold amounts and end at the right margin. */
const LAYOUT: LetterContent['layout'] = [
  { x: 64, width: 110, align: 'left' },
  { x: 180, width: 44, align: 'left' },
  { x: 230, width: 90, align: 'left' },
  { x: 330, width: 100, align: 'right' },
  { x: 440, width: 108, align: 'right' },
];

/**
 * What a decision's letter says, in the company's language.
 * @param decidedOn 'YYYY-MM-DD' in the board's zone
 * @param filedOn likewise
 */
export function letterContent(
  program: Pick<Program, 'boardName' | 'address' | 'phone' | 'email' | 'appealDays'>,
  claim: ClaimRow,
  lines: readonly RefundLine[],
  decision: LetterDecision,
  wording: {
    readonly language: Language;
    readonly decidedOn: string;
    readonly filedOn: string;
    /** The board's sentences, by name. */
    readonly phrases: Readonly<Record<string, string>>;
  },
): LetterContent {
  const texts = LETTER_TEXTS[wording.language];
  const { approvedText = '', rejectedText = '', appealOnce = '', again = '', appeal = '' } = wording.phrases;
  const isApproved = decision.kind === 'approved';
  const dollars = (cents: Cents): string => moneyText(wording.language, formatMoney(cents));
  const day = (date: string): string => longDate(wording.language, date);
  const approvedOf = (line: RefundLine): Cents => (isApproved ? money(line.amountVerified ?? '0.00') : 0n);
  const lastDay = day(appealEnd(calendarDate(wording.decidedOn), program));
  // A rejection is appealed once: the letter that denies an appeal offers no other.
  const nextSteps = [...(claim.appealed_at === null ? [fill(appealOnce, { lastDay })] : []), again];
  const reason = refundReasonName(wording.language, claim.reason);
  return {
    language: wording.language,
    title: isApproved ? texts.approvedTitle : texts.rejectedTitle,
    sender: [program.boardName, program.address],
    recipient: [claim.payee_name, claim.payee_address],
    subject: [
      fill(texts.date, { date: day(wording.decidedOn) }),
      fill(texts.claim, { number: claim.number, filed: day(wording.filedOn) }),
      fill(texts.year, { year: claim.fiscal_year, reason }),
      fill(texts.importerNumber, { importerNumber: claim.importer_number }),
    ],
    paragraphs: [
      isApproved
        ? fill(approvedText, {
            amount: dollars(decision.amount),
            payee: claim.payee_name,
            address: claim.payee_address,
          })
        : rejectedText,
      ...(isApproved ? [] : [fill(texts.reason, { reason: decision.reason }), nextSteps.join(' ')]),
      fill(appeal, { email: program.email, phone: program.phone }),
    ],
    layout: LAYOUT,
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
