import type { FailureKind } from '../../../../contract/texts/failures';
import { type Cents, formatMoney, money } from '../../../../domain/money';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import type { DecimalMark } from '../../../../domain/numberText';
import { leftOn, type ProposedLine } from './chosenLines';
import { readAmount } from './readAmount';

/** What is wrong with an amount as text, in the catalogue `claim`, under `amount`. */
export type AmountFault =
  | 'missing'
  | 'exponent'
  | 'bad-grouping'
  | 'other-decimal-mark'
  | 'ambiguous-number'
  | 'not-a-number'
  | 'negative'
  | 'too-many-decimals'
  | 'foreign-currency'
  | 'out-of-range';

/** Why a line cannot be claimed as it stands: the text is no amount, or a rule of the board says no. */
export type LineFault =
  | { readonly kind: 'unreadable'; readonly fault: AmountFault }
  | {
      readonly kind: 'rule';
      readonly failure: FailureKind;
      readonly values: Readonly<Record<string, string>>;
    };

/** What a claimed amount is measured against. */
export type LineFigures = Pick<
  ProposedLine,
  'entryNumber' | 'lineNo' | 'amountCollected' | 'amountRefunded' | 'amountInOtherClaims' | 'amountProposed'
> & {
  /** Where the line lies against the exempt quantity, if that is known here. */
  readonly share?: string;
};

/** What stands against the amount typed for a line, before the server says the same; null when nothing does. */
export function lineFault(line: LineFigures, typed: string, mark: DecimalMark): LineFault | null {
  // Nearly all lines of a long claim: nothing has to be read to know that what the board proposes can be claimed.
  if (typed === line.amountProposed && isClaimableInFull(line)) return null;
  const read = readAmount(typed, mark);
  if (!read.ok) return { kind: 'unreadable', fault: read.failure.kind };
  const failure =
    line.share === 'no-quantity' && money(line.amountInOtherClaims) === 0n
      ? 'claim-no-quantity'
      : ruleAgainst(read.value, leftOn(line), money(line.amountProposed));
  if (failure === null) return null;
  const values = {
    entryNumber: formatEntryNumber(line.entryNumber),
    lineNo: line.lineNo.toString(),
    left: formatMoney(leftOn(line)),
    proposed: line.amountProposed,
  };
  return { kind: 'rule', failure, values };
}

function isClaimableInFull(line: LineFigures): boolean {
  const proposed = money(line.amountProposed);
  return proposed > 0n && proposed <= leftOn(line) && line.share !== 'no-quantity';
}

function ruleAgainst(claimed: Cents, left: Cents, proposed: Cents): FailureKind | null {
  if (claimed <= 0n) return 'claim-not-above-zero';
  if (claimed > left) return 'claim-more-than-left';
  return claimed > proposed ? 'claim-more-than-proposed' : null;
}
