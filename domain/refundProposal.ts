import type { Explanation } from './explanation';
import { type Cents, formatMoney, sumMoney } from './money';
import type { Program } from './program';
import { sumQuantity, type Thousandths } from './quantity';
import {
  type Allocation,
  type AllocationStep,
  allocateFirstQuantity,
  type CollectedLine,
  type ProposedLine,
} from './refundAllocation';
import { REFUND_REASONS, type RefundReason } from './refundReason';
import { inClaimOrder } from './refundOrder';

/** A Customs line with the facts that make it eligible for one reason or another. */
export interface ClaimableLine extends CollectedLine {
  readonly entryType: string | null;
  /** Whether the program covered its tariff number on the entry date. */
  readonly isCovered: boolean;
  /** Whether the company held an organic certificate in force on the entry date. */
  readonly organicInForce: boolean;
  /** What the rate of the day gives; null where it cannot be told. */
  readonly expected?: Cents | null;
}

/** The reasons a program knows: where exemption is all or nothing there is no first quantity to refund. */
export const reasonsOffered = (program: Pick<Program, 'exemptMode'>): readonly RefundReason[] =>
  REFUND_REASONS.filter((reason) => reason !== 'FIRST_QUANTITY' || program.exemptMode === 'FIRST_QUANTITY');

/**
 * What may be claimed now for a reason, line by line, on all lines of an importer's fiscal year. The first quantity is allocated;
 * every other reason gives back all that is left of what was collected on the lines eligible for it.
 */
export function proposeRefund(
  reason: RefundReason,
  lines: readonly ClaimableLine[],
  program: Pick<Program, 'exemptQuantity' | 'uncoveredEntryTypes'>,
  usedElsewhere: Thousandths,
): Allocation {
  const exempt = { exemptQuantity: program.exemptQuantity, usedElsewhere };
  if (reason === 'FIRST_QUANTITY') return allocateFirstQuantity(lines, exempt);

  // Whether the year stays below the exempt quantity cannot be told while a covered line's quantity is not known.
  const unknown =
    reason === 'SMALL_IMPORTER' ? lines.filter((line) => line.isCovered && line.quantity === null).length : 0;
  const yearTotal = usedElsewhere + sumQuantity(lines.map((line) => line.quantity ?? 0n));
  const isSmall = yearTotal < program.exemptQuantity;
  const isEligible = (line: ClaimableLine): boolean => {
    switch (reason) {
      case 'OVER_COLLECTED':
        return overCollected(line) > 0n;
      case 'SMALL_IMPORTER':
        return isSmall;
      case 'ORGANIC':
        return line.organicInForce;
      case 'TEMPORARY_IMPORT':
        return line.entryType !== null && program.uncoveredEntryTypes.includes(line.entryType);
      case 'NOT_COVERED':
        return !line.isCovered;
      case 'DUPLICATE':
      case 'WRONG_ENTRY':
      case 'EXPORT':
      case 'OTHER':
        return true;
    }
  };
  const proposals = inClaimOrder(lines).map((line) =>
    unknown > 0
      ? quantityUnknown(line)
      : wholeLine(line, isEligible(line), reason === 'OVER_COLLECTED' ? overCollected(line) : line.collected),
  );
  return {
    lines: proposals,
    available: 0n,
    applied: 0n,
    collected: sumMoney(lines.map((line) => line.collected)),
    entitled: sumMoney(proposals.map((line) => line.entitled)),
    proposed: sumMoney(proposals.map((line) => line.proposed)),
    overRefunded: sumMoney(lines.map((line) => overRefundedOn(line))),
    unknownQuantities: unknown,
  };
}

/** What is left of the collected amount after all refunds and live claims, never below zero. */
export function leftOn(line: Pick<CollectedLine, 'collected' | 'alreadyRefunded'>): Cents {
  const left = line.collected - line.alreadyRefunded;
  return left > 0n ? left : 0n;
}

function overRefundedOn(line: CollectedLine): Cents {
  const over = line.alreadyRefunded - line.collected;
  return over > 0n && line.alreadyRefunded > 0n ? over : 0n;
}

/** What was collected beyond what the rate of the day gives; nothing where that cannot be told. */
function overCollected({ collected, expected }: ClaimableLine): Cents {
  if (expected === null || expected === undefined || collected <= expected) return 0n;
  return collected - expected;
}

/** Nothing is claimed on a guessed quantity. */
const quantityUnknown = (line: CollectedLine): ProposedLine => ({
  id: line.id,
  share: 'no-quantity',
  exemptApplied: 0n,
  entitled: 0n,
  proposed: 0n,
  explanation: [
    { step: 'collected', values: { amount: formatMoney(line.collected) } },
    { step: 'quantity-unknown', values: {} },
  ],
});

/** @param most what the reason gives on the line over all claims */
function wholeLine(line: CollectedLine, eligible: boolean, most: Cents): ProposedLine {
  const left = leftOn(line);
  const isPart = most < line.collected;
  // What came back as exempt quantity was not the excess; what came back on other grounds may have been.
  const own = most - (isPart ? (line.refundedOnOtherGrounds ?? 0n) : line.alreadyRefunded);
  const proposed = !eligible || own <= 0n ? 0n : own < left ? own : left;
  const entitled = eligible && most > 0n ? most : 0n;
  const collected = { step: 'collected', values: { amount: formatMoney(line.collected) } } as const;
  const refunded =
    line.alreadyRefunded > 0n
      ? [{ step: 'already-refunded', values: { amount: formatMoney(line.alreadyRefunded) } } as const]
      : [];
  const outcome: Explanation<AllocationStep> = eligible
    ? [
        isPart
          ? { step: 'share-excess', values: { amount: formatMoney(most) } }
          : { step: 'share-whole', values: {} },
        ...refunded,
        { step: 'proposed', values: { amount: formatMoney(proposed) } },
      ]
    : [{ step: 'not-eligible', values: {} }];
  const share = !eligible ? 'not-eligible' : proposed > 0n ? 'whole' : 'nothing-left';
  return { id: line.id, share, exemptApplied: 0n, entitled, proposed, explanation: [collected, ...outcome] };
}
