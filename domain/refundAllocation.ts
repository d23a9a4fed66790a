import type { CalendarDate } from './calendarDate';
import { divideHalfUp } from './decimal';
import type { Explanation, ExplanationStep } from './explanation';
import { type Cents, formatMoney, sumMoney } from './money';
import { formatQuantity, type Thousandths } from './quantity';
import { inClaimOrder } from './refundOrder';

/** A Customs line as a refund looks at it: adjustments are already added in. */
export interface CollectedLine {
  readonly id: string;
  readonly entryDate: CalendarDate;
  readonly entryNumber: string;
  readonly lineNo: number;
  /** In the program's unit; null where no factor was in force and nobody has entered it by hand. */
  readonly quantity: Thousandths | null;
  /** What Customs collected, adjustments and Customs' own refunds included. */
  readonly collected: Cents;
  /** Approved by the board before, or asked for in a live claim, for whatever reason. */
  readonly alreadyRefunded: Cents;
  /** The part of `alreadyRefunded` that was for reasons that do not take up exempt quantity (see `usesExemptQuantity`). */
  readonly refundedOnOtherGrounds?: Cents;
}

/**
 * Where a line lies: wholly inside the exempt quantity, across its end, beyond it; with nothing left to refund; without a known
 * quantity; or, for reasons that do not count quantities, as a whole or not eligible.
 */
export type Share =
  'inside' | 'crossing' | 'beyond' | 'nothing-left' | 'no-quantity' | 'whole' | 'not-eligible';

export type AllocationStep =
  | 'collected'
  | 'refunded-on-other-grounds'
  | 'position'
  | 'share-inside'
  | 'share-crossing'
  | 'share-beyond'
  | 'quantity-unknown'
  | 'already-refunded'
  | 'held-back'
  | 'proposed'
  | 'share-whole'
  | 'share-excess'
  | 'not-eligible';

export interface ProposedLine {
  readonly id: string;
  readonly share: Share;
  /** How much of the exempt quantity the line takes up. */
  readonly exemptApplied: Thousandths;
  /** What the rule gives for the line over all claims. */
  readonly entitled: Cents;
  /** What may be claimed for it now. */
  readonly proposed: Cents;
  readonly explanation: Explanation<AllocationStep>;
}

export interface Allocation {
  /** In claim order: entry date, entry number, line. */
  readonly lines: readonly ProposedLine[];
  /** The exempt quantity left to imports after what the group used elsewhere. */
  readonly available: Thousandths;
  readonly applied: Thousandths;
  readonly collected: Cents;
  readonly entitled: Cents;
  readonly proposed: Cents;
  /** More was refunded in the year than the rule gives on today's records; never taken back by itself, shown to staff. */
  readonly overRefunded: Cents;
  /** Lines that could not be placed because their quantity is not known. */
  readonly unknownQuantities: number;
}

export interface ExemptQuantity {
  /** The exempt quantity of a group and fiscal year. */
  readonly exemptQuantity: Thousandths;
  /** What the same group used of it on its reports (7 CFR 1217.53(a)(5)). */
  readonly usedElsewhere: Thousandths;
}

/**
 * Refund of the first quantity (decision 13). All the importer's lines of one fiscal year are walked in
 * claim order: a line inside the exempt quantity gives back all that was collected on it, the one that crosses its end a part by
 * quantity, rounded half up to cents, later ones nothing; less what was refunded before. It is a share of what Customs
 * collected, never quantity times rate. Amounts refunded on lines that a late-arriving earlier line has pushed out are not taken
 * back: they are held back from the year's other proposals.
 */
export function allocateFirstQuantity(lines: readonly CollectedLine[], exempt: ExemptQuantity): Allocation {
  const available = atLeastZero(exempt.exemptQuantity - exempt.usedElsewhere);
  let before: Thousandths = 0n;
  const placed = inClaimOrder(lines).map((line) => {
    const placement = place(line, before, available);
    before += placement.counted;
    return placement;
  });

  const entitled = sumMoney(placed.map((each) => each.entitled));
  const refunded = sumMoney(placed.map((each) => each.refunded));
  let budget = atLeastZero(entitled - refunded);
  const proposals = placed.map((each) => {
    const own = atLeastZero(each.entitled - each.refunded);
    const proposed = own < budget ? own : budget;
    budget -= proposed;
    return propose(each, own, proposed);
  });

  return {
    lines: proposals,
    available,
    applied: sumMoney(proposals.map((line) => line.exemptApplied)),
    collected: sumMoney(lines.map((line) => line.collected)),
    entitled,
    proposed: sumMoney(proposals.map((line) => line.proposed)),
    overRefunded: atLeastZero(refunded - entitled),
    unknownQuantities: proposals.filter((line) => line.share === 'no-quantity').length,
  };
}

interface Placement {
  readonly line: CollectedLine;
  readonly share: Share;
  /** What the line counts toward the exempt quantity. */
  readonly counted: Thousandths;
  readonly applied: Thousandths;
  readonly entitled: Cents;
  /** Refunded before under the exempt quantity. */
  readonly refunded: Cents;
  readonly steps: Explanation<AllocationStep>;
}

function place(line: CollectedLine, before: Thousandths, available: Thousandths): Placement {
  const other = line.refundedOnOtherGrounds ?? 0n;
  const base = atLeastZero(line.collected - other);
  const refunded = atLeastZero(line.alreadyRefunded - other);
  const steps = [step('collected', { amount: formatMoney(line.collected) })];
  if (other > 0n)
    steps.push(step('refunded-on-other-grounds', { amount: formatMoney(other), left: formatMoney(base) }));
  if (line.quantity === null) {
    steps.push(step('quantity-unknown', {}));
    return { line, share: 'no-quantity', counted: 0n, applied: 0n, entitled: 0n, refunded, steps };
  }

  const quantity = other > 0n && base === 0n ? 0n : atLeastZero(line.quantity);
  const left = atLeastZero(available - before);
  const applied = quantity < left ? quantity : left;
  const share = applied === quantity && left > 0n ? 'inside' : applied > 0n ? 'crossing' : 'beyond';
  const entitled =
    share === 'inside' ? base : share === 'crossing' ? divideHalfUp(base * applied, quantity) : 0n;
  steps.push(
    step('position', {
      from: formatQuantity(before),
      to: formatQuantity(before + quantity),
      available: formatQuantity(available),
    }),
    step(`share-${share}`, {
      applied: formatQuantity(applied),
      quantity: formatQuantity(quantity),
      base: formatMoney(base),
      amount: formatMoney(entitled),
    }),
  );
  return { line, share, counted: quantity, applied, entitled, refunded, steps };
}

function propose(
  { line, share, applied, entitled, refunded, steps }: Placement,
  own: Cents,
  proposed: Cents,
): ProposedLine {
  const explanation = [...steps];
  if (refunded > 0n) explanation.push(step('already-refunded', { amount: formatMoney(refunded) }));
  if (proposed < own) explanation.push(step('held-back', { amount: formatMoney(own - proposed) }));
  explanation.push(step('proposed', { amount: formatMoney(proposed) }));
  const isInsideEmpty = (share === 'inside' || share === 'crossing') && proposed === 0n;
  return {
    id: line.id,
    share: isInsideEmpty ? 'nothing-left' : share,
    exemptApplied: applied,
    entitled,
    proposed,
    explanation,
  };
}

const step = (
  name: AllocationStep,
  values: Readonly<Record<string, string>>,
): ExplanationStep<AllocationStep> => ({ step: name, values });

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);
