import { type CalendarDate, compareDates } from './calendarDate';
import { lastClaimDay } from './deadlines';
import { type Cents, sumMoney } from './money';
import type { Program } from './program';
import type { RefundReason } from './refundReason';
import { reasonsOffered } from './refundProposal';

/** Reasons that nothing in the records speaks for: only the company knows that goods were exported or an entry was wrong. */
const UNFORESEEABLE: ReadonlySet<RefundReason> = new Set(['DUPLICATE', 'WRONG_ENTRY', 'EXPORT', 'OTHER']);

/**
 * The reasons whose amounts follow from the records alone. Where the first quantity is refunded to everyone, a small importer's claim
 * would name the same lines again.
 */
export const reasonsForeseen = (program: Pick<Program, 'exemptMode'>): readonly RefundReason[] =>
  reasonsOffered(program).filter(
    (reason) =>
      !UNFORESEEABLE.has(reason) && !(reason === 'SMALL_IMPORTER' && program.exemptMode === 'FIRST_QUANTITY'),
  );

/** A line as a claim for one reason would propose it. */
export interface ForeseenLine {
  readonly id: string;
  readonly proposed: Cents;
  /** The last day to claim it; null where the program sets none. */
  readonly deadline: CalendarDate | null;
}

export interface ForeseenClaim {
  readonly reason: RefundReason;
  readonly amount: Cents;
  readonly lines: number;
  /** The last day for all of its lines, an extension included; null where there is none. */
  readonly deadline: CalendarDate | null;
  /** What expires on each last day, the first one first. */
  readonly expiring: readonly Expiring[];
}

export interface Expiring {
  readonly lastDay: CalendarDate;
  readonly amount: Cents;
}

export interface ForeseenYear {
  readonly claims: readonly ForeseenClaim[];
  /** The total that can be claimed: a line that fits several reasons counts once, with its largest amount. */
  readonly total: Cents;
}

interface YearTerms {
  readonly today: CalendarDate;
  /** Late claims of the year are accepted until this day; null where they are not. */
  readonly lateUntil: CalendarDate | null;
  /** Claims below it are refused. */
  readonly minimum: Cents;
}

/** What a company can still claim for one fiscal year, reason by reason, on the board's records alone. */
export function foreseeYear(
  proposals: readonly { readonly reason: RefundReason; readonly lines: readonly ForeseenLine[] }[],
  { today, lateUntil, minimum }: YearTerms,
): ForeseenYear {
  const largest = new Map<string, Cents>();
  const claims = proposals.flatMap(({ reason, lines }): ForeseenClaim[] => {
    const open = lines
      .filter(({ proposed }) => proposed > 0n)
      .map(({ id, proposed, deadline }) => ({ id, proposed, deadline: lastClaimDay(deadline, lateUntil) }))
      .filter(({ deadline }) => deadline === null || deadline >= today);
    const amount = sumMoney(open.map(({ proposed }) => proposed));
    if (amount === 0n || amount < minimum) return [];
    for (const { id, proposed } of open) if (proposed > (largest.get(id) ?? 0n)) largest.set(id, proposed);
    const expiring = byLastDay(open);
    return [{ reason, amount, lines: open.length, deadline: expiring[0]?.lastDay ?? null, expiring }];
  });
  return { claims, total: sumMoney([...largest.values()]) };
}

function byLastDay(lines: readonly ForeseenLine[]): readonly Expiring[] {
  const amounts = new Map<CalendarDate, Cents>();
  for (const { deadline, proposed } of lines)
    if (deadline !== null) amounts.set(deadline, (amounts.get(deadline) ?? 0n) + proposed);
  return [...amounts]
    .map(([day, amount]) => ({ lastDay: day, amount }))
    .sort((a, b) => compareDates(a.lastDay, b.lastDay));
}
