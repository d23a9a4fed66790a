import * as z from 'zod/mini';
import type { RefundLine } from '../../../../contract/entities/refund';
import { type Cents, formatMoney, money, sumMoney } from '../../../../domain/money';
import type { DecimalMark } from '../../../../domain/numberText';
import { readAmount } from '../create/readAmount';

/** A verification under way: the lines looked at, and the amounts that are not what was claimed. */
export interface Verification {
  readonly ticked: ReadonlySet<string>;
  /** By line, as typed; a line that is not here is verified as claimed. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** A verification as it is kept on this device. */
export const storedVerification = z.object({
  ticked: z.array(z.string()),
  amounts: z.record(z.string(), z.string()),
});
export type StoredVerification = z.infer<typeof storedVerification>;

export const NOTHING_STORED: StoredVerification = { ticked: [], amounts: {} };

/** Which lines and amounts were looked at: when one of them changes, the look has to be repeated. */
export const lookedAt = (lines: readonly RefundLine[]): string =>
  lines.map(({ id, amountClaimed, amountCollected }) => `${id}=${amountClaimed}/${amountCollected}`).join();

export type VerifiedFault = 'above-claimed' | 'above-left' | 'negative' | 'unreadable';

/** Whether a line is claimed exactly as the board's own records give. */
export const isExact = (line: RefundLine): boolean =>
  money(line.amountClaimed) === money(line.amountProposed);

/** The amount to be verified on a line, as it stands in its field: what was claimed, at most what is left today. */
export const amountOn = (line: RefundLine, { amounts }: Verification): string =>
  amounts[line.id] ?? offered(line);

function offered(line: RefundLine): string {
  const left = leftToRefund(line);
  return left < money(line.amountClaimed) ? formatMoney(left) : line.amountClaimed;
}

/** Ticks a line or takes the tick away. */
export function tick({ ticked, amounts }: Verification, lineId: string, on: boolean): Verification {
  const next = new Set(ticked);
  if (on) next.add(lineId);
  else next.delete(lineId);
  return { ticked: next, amounts };
}

/** Types an amount on a line: whoever changes an amount has looked at the line. */
export const retype = (verification: Verification, lineId: string, amount: string): Verification => ({
  ...tick(verification, lineId, true),
  amounts: { ...verification.amounts, [lineId]: amount },
});

/** Ticks every line that is claimed exactly as the records give; the others wait for a look of their own. */
export const tickExact = (verification: Verification, lines: readonly RefundLine[]): Verification => ({
  ...verification,
  ticked: new Set([...verification.ticked, ...lines.filter(isExact).map(({ id }) => id)]),
});

/** Why an amount cannot be verified on a line; null when it can. */
export function verifiedFault(line: RefundLine, typed: string, mark: DecimalMark): VerifiedFault | null {
  const read = readAmount(typed, mark);
  if (!read.ok) return read.failure.kind === 'negative' ? 'negative' : 'unreadable';
  if (read.value > money(line.amountClaimed)) return 'above-claimed';
  return read.value > leftToRefund(line) ? 'above-left' : null;
}

/** What was collected on a line less what was refunded on it before, never below zero. */
export function leftToRefund(line: Pick<RefundLine, 'amountCollected' | 'amountRefunded'>): Cents {
  const left = money(line.amountCollected) - money(line.amountRefunded);
  return left > 0n ? left : 0n;
}

export interface VerificationState {
  readonly notTicked: number;
  readonly faulty: number;
  readonly claimed: Cents;
  /** On the lines that are ticked. */
  readonly verified: Cents;
  /** Ready to be sent, in the order of the claim; null while a line is open or wrong. */
  readonly lines: { lineId: string; amountVerified: string }[] | null;
}

/** How far a verification is, and what would be sent. */
export function verificationState(
  lines: readonly RefundLine[],
  verification: Verification,
  mark: DecimalMark,
): VerificationState {
  const amounts = lines.map((line) => {
    const typed = amountOn(line, verification);
    const read = readAmount(typed, mark);
    return { line, amount: read.ok && verifiedFault(line, typed, mark) === null ? read.value : null };
  });
  const faulty = amounts.filter(({ amount }) => amount === null).length;
  const notTicked = lines.filter(({ id }) => !verification.ticked.has(id)).length;
  return {
    notTicked,
    faulty,
    claimed: sumMoney(lines.map((line) => money(line.amountClaimed))),
    verified: sumMoney(
      amounts.map(({ line, amount }) => (verification.ticked.has(line.id) ? (amount ?? 0n) : 0n)),
    ),
    lines:
      faulty > 0 || notTicked > 0
        ? null
        : amounts.map(({ line, amount }) => ({ lineId: line.id, amountVerified: formatMoney(amount ?? 0n) })),
  };
}
