import type { Explanation, ExplanationStep } from '../../../domain/explanation';
import { divideHalfUp, formatDecimal } from '../../../domain/decimal';
import { type Cents, formatMoney, sumMoney } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { formatQuantity, type Thousandths } from '../../../domain/quantity';
import type { Allocation, ProposedLine } from '../../../domain/refundAllocation';
import type { RefundReason } from '../../../domain/refundReason';
import { leftOn, proposeRefund } from '../../../domain/refundProposal';
import type { Queries } from '../../db/tables';
import { findGroupUse, type GroupUse } from './exemptUse';
import { findYearLines, type YearLine, type YearOfCompany } from './yearLines';

/** A line with what may be claimed on it now, and why. */
export interface ClaimableOfYear extends Omit<ProposedLine, 'explanation'> {
  readonly line: YearLine;
  /** Collected, less refunds and live claims. */
  readonly left: Cents;
  readonly explanation: Explanation;
}

export interface ClaimableYear {
  /** In claim order. */
  readonly lines: readonly ClaimableOfYear[];
  readonly allocation: Allocation;
  /** How much of the exempt quantity the same group used elsewhere. */
  readonly usedElsewhere: Thousandths;
  readonly explanation: Explanation;
}

/** What a company may claim for a year and a reason on the board's own records (decision 13). */
export async function findClaimable(
  queries: Queries,
  program: Program,
  year: YearOfCompany,
  reason: RefundReason,
): Promise<ClaimableYear> {
  const lines = await findYearLines(queries, year);
  const use = await findGroupUse(queries, year.companyId, year.fiscalYear);
  return claimableOf(lines, use, program, reason);
}

/** The same from a year's lines that are read already: the reasons of one year need them once. */
export function claimableOf(
  lines: readonly YearLine[],
  use: GroupUse,
  program: Program,
  reason: RefundReason,
): ClaimableYear {
  const usedElsewhere = reason === 'SMALL_IMPORTER' ? use.allQuantity : use.exemptApplied;
  const allocation = proposeRefund(reason, lines, program, usedElsewhere);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const claimable = allocation.lines.flatMap((proposal): ClaimableOfYear[] => {
    const line = byId.get(proposal.id);
    return line === undefined ? [] : [claimableLine(line, proposal, takenUp(line, proposal, reason))];
  });
  return {
    lines: claimable,
    allocation,
    usedElsewhere,
    explanation: explain(allocation, claimable, {
      usedElsewhere,
      byQuantity: reason === 'FIRST_QUANTITY' ? program.unitCode : null,
    }),
  };
}

/** How much exempt quantity a refund of the line takes up: a small importer's whole lines lie inside it too. */
const takenUp = (line: YearLine, proposal: ProposedLine, reason: RefundReason): Thousandths =>
  reason === 'SMALL_IMPORTER' && proposal.share !== 'not-eligible'
    ? (line.quantity ?? 0n)
    : proposal.exemptApplied;

/**
 * A line in another undecided claim cannot be claimed beside it, whatever is left on it. Each field is named: a spread takes many times
 * as long, and an annual run comes by here some million times.
 */
function claimableLine(
  line: YearLine,
  { id, share, entitled, proposed, explanation }: ProposedLine,
  exemptApplied: Thousandths,
): ClaimableOfYear {
  const left = leftOn(line);
  if (line.inClaim === null) return { id, share, exemptApplied, entitled, proposed, explanation, line, left };
  const held = {
    step: 'in-another-claim',
    values: { claim: line.inClaim, amount: formatMoney(line.held) },
  };
  return {
    id,
    share: 'nothing-left',
    exemptApplied,
    entitled,
    proposed: 0n,
    explanation: [...explanation.filter(({ step }) => step !== 'proposed'), held],
    line,
    left,
  };
}

/** The steps from what was collected to what can be claimed now: each figure follows from those before it. */
function explain(
  allocation: Allocation,
  lines: readonly ClaimableOfYear[],
  {
    usedElsewhere,
    byQuantity,
  }: {
    readonly usedElsewhere: Thousandths;
    /** The unit of the exempt quantity; null for a reason that does not allocate it. */
    readonly byQuantity: string | null;
  },
): Explanation {
  const steps: ExplanationStep[] = [
    { step: 'year-collected', values: { amount: formatMoney(allocation.collected) } },
    ...(byQuantity === null ? [] : exemptSteps(allocation, usedElsewhere, byQuantity)),
    { step: 'year-entitled', values: { amount: formatMoney(allocation.entitled) } },
  ];
  const available = sumMoney(lines.map(({ proposed }) => proposed));
  const gone = allocation.entitled - available;
  const all = sumMoney(lines.map(({ line }) => line.refunded));
  const refunded = all < gone ? all : gone;
  if (refunded > 0n) steps.push({ step: 'year-refunded', values: { amount: formatMoney(refunded) } });
  if (gone > refunded)
    steps.push({ step: 'year-in-claims', values: { amount: formatMoney(gone - refunded) } });
  steps.push({ step: 'year-available', values: { amount: formatMoney(available) } });
  if (allocation.overRefunded > 0n)
    steps.push({ step: 'over-refunded', values: { amount: formatMoney(allocation.overRefunded) } });
  if (allocation.unknownQuantities > 0)
    steps.push({ step: 'unknown-quantities', values: { lines: allocation.unknownQuantities.toString() } });
  return steps;
}

/** From the exempt quantity to the amount that was collected on it; an average, because each line has its own day's rate. */
function exemptSteps(
  { available, applied, entitled }: Allocation,
  usedElsewhere: Thousandths,
  unit: string,
): readonly ExplanationStep[] {
  const used: ExplanationStep = {
    step: 'exempt-available',
    values: {
      available: formatQuantity(available),
      usedElsewhere: formatQuantity(usedElsewhere),
      applied: formatQuantity(applied),
    },
  };
  if (applied <= 0n || entitled <= 0n) return [used];
  const rate = formatDecimal({ units: divideHalfUp(entitled * 100_000n, applied), scale: 4 });
  return [
    used,
    {
      step: 'exempt-collected',
      values: { amount: formatMoney(entitled), quantity: formatQuantity(applied), rate, unit },
    },
  ];
}
