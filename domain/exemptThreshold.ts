import { type CalendarDate, compareDates } from './calendarDate';
import { multiply } from './decimal';
import { type Cents, centsFrom, sumMoney } from './money';
import { type NoRate, type Program, rateOn } from './program';
import { sumQuantity, type Thousandths, unitsOf } from './quantity';
import { ok, type Result } from './result';

/** Quantity that a group of companies moved on a day of the fiscal year, by a report or a Customs line. */
export interface MovedQuantity {
  readonly companyId: string;
  readonly date: CalendarDate;
  readonly quantity: Thousandths;
  /** Assessed in a report, or collected by Customs and not refunded: nothing more is due for it. */
  readonly isCharged: boolean;
}

export interface ThresholdCharge {
  readonly companyId: string;
  readonly quantity: Thousandths;
  readonly amount: Cents;
}

export interface ThresholdStanding {
  readonly total: Thousandths;
  /** The day on which the exempt quantity was reached; null while the year lies below it. */
  readonly passedOn: CalendarDate | null;
  /** What is due at the end of the year, company by company; none of them with nothing. */
  readonly charges: readonly ThresholdCharge[];
}

type Rules = Pick<Program, 'exemptQuantity' | 'exemptMode' | 'rates'>;

/**
 * Where a group that is exempt below the exempt quantity stands in a fiscal year. Exempt is "less than" the quantity, so that it is
 * passed when it is reached. Then, where everybody's first quantity is free, what was neither assessed nor collected beyond it is
 * due (7 CFR 1217.53(a)(6)); where exemption is all or nothing, everything that was not (7 CFR 1222.53(a)(6)). The latest quantities
 * are the ones beyond, each at the rate of its day, rounded half up to cents once.
 */
export function thresholdStanding(
  moved: readonly MovedQuantity[],
  program: Rules,
): Result<ThresholdStanding, NoRate> {
  const total = sumQuantity(moved.map(({ quantity }) => quantity));
  const passedOn = dayReached(moved, program.exemptQuantity);
  if (passedOn === null) return ok({ total, passedOn, charges: [] });

  const open = moved.filter(({ isCharged }) => !isCharged);
  const uncharged = sumQuantity(open.map(({ quantity }) => quantity));
  let left = program.exemptMode === 'FIRST_QUANTITY' ? uncharged - program.exemptQuantity : uncharged;
  const charges = new Map<string, { quantity: Thousandths; amounts: Cents[] }>();
  for (const piece of open.toSorted((a, b) => compareDates(b.date, a.date))) {
    const due = piece.quantity < left ? piece.quantity : left;
    if (due <= 0n) continue;
    left -= due;
    const rate = rateOn(program, piece.date);
    if (!rate.ok) return rate;
    const charge = charges.get(piece.companyId) ?? { quantity: 0n, amounts: [] };
    charge.quantity += due;
    charge.amounts.push(centsFrom(multiply(unitsOf(due), rate.value.ratePerUnit)));
    charges.set(piece.companyId, charge);
  }
  return ok({
    total,
    passedOn,
    charges: [...charges].map(([companyId, { quantity, amounts }]) => ({
      companyId,
      quantity,
      amount: sumMoney(amounts),
    })),
  });
}

/** The day on which the running sum first is the quantity or more, whatever corrections come later take from it. */
function dayReached(moved: readonly MovedQuantity[], limit: Thousandths): CalendarDate | null {
  const total = sumQuantity(moved.map(({ quantity }) => quantity));
  if (limit === 0n || total < limit) return null;
  let sum: Thousandths = 0n;
  for (const piece of moved.toSorted((a, b) => compareDates(a.date, b.date))) {
    sum += piece.quantity;
    if (sum >= limit) return piece.date;
  }
  return null;
}
