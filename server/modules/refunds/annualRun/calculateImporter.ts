import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnnualLine, annualResult, type AnnualResult } from '../../../../domain/annualRun';
import { calendarDate, type CalendarDate } from '../../../../domain/calendarDate';
import { refundDeadline } from '../../../../domain/deadlines';
import { reasonsForeseen } from '../../../../domain/foreseenClaims';
import { type Cents, sumMoney } from '../../../../domain/money';
import type { Program } from '../../../../domain/program';
import type { RefundReason } from '../../../../domain/refundReason';
import type { Queries } from '../../../db/tables';
import { type ClaimableOfYear, claimableOf } from '../claimable';
import { findYearExceptions } from '../exceptions/waivers';
import { findGroupUse, type GroupUse, NO_GROUP_USE } from '../exemptUse';
import { findUnassignedYearLines, findYearLines, type YearLine } from '../yearLines';

export interface RunImporter {
  readonly fiscal_year: number;
  readonly company_id: string | null;
  readonly importer_number: string;
}

export interface CalculatedImporter extends AnnualResult {
  readonly lines: number;
  readonly collected: Cents;
}

/** What an importer can claim for the run's year, with the claim form's own calculation. Reads, and locks nothing. */
export async function calculateImporter(
  queries: Queries,
  program: Program,
  today: CalendarDate,
  importer: RunImporter,
): Promise<CalculatedImporter> {
  const { standing, lateUntil, lines, use } = await readImporter(queries, importer);
  const deadlines = new Map(
    lines.map((line) => [line.id, refundDeadline(line, importer.fiscal_year, program)]),
  );
  const proposals: { reason: RefundReason; lines: readonly AnnualLine[] }[] = [];
  for (const reason of reasonsForeseen(program)) {
    const claimable = claimableOf(lines, use, program, reason).lines;
    proposals.push({
      reason,
      lines: claimable.map((line) => annualLine(line, deadlines.get(line.id) ?? null)),
    });
    // An importer can have many thousand lines, and other requests wait for their turn.
    await nextTurn();
  }
  return {
    ...annualResult(standing, proposals, { today, lateUntil, minimum: program.refundMinimum }),
    lines: lines.length,
    collected: sumMoney(lines.map(({ collected }) => collected)),
  };
}

const annualLine = (
  { line, proposed, left, share }: ClaimableOfYear,
  deadline: CalendarDate | null,
): AnnualLine => ({
  id: line.id,
  proposed,
  deadline,
  left,
  isHeld: line.inClaim !== null,
  isUnknown: share === 'no-quantity',
});

interface ReadImporter {
  readonly standing: Parameters<typeof annualResult>[0];
  readonly lateUntil: CalendarDate | null;
  readonly lines: readonly YearLine[];
  readonly use: GroupUse;
}

async function readImporter(queries: Queries, importer: RunImporter): Promise<ReadImporter> {
  const { company_id: companyId, fiscal_year: fiscalYear } = importer;
  if (companyId === null)
    return {
      standing: { isActive: true, isEligible: true, isWaived: false },
      lateUntil: null,
      lines: await findUnassignedYearLines(queries, importer.importer_number, fiscalYear),
      use: NO_GROUP_USE,
    };
  const company = await queries
    .selectFrom('company')
    .select(['status', 'is_refund_eligible'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { isWaived, lateUntil } = await findYearExceptions(queries, companyId, fiscalYear);
  return {
    standing: { isActive: company.status === 'Active', isEligible: company.is_refund_eligible, isWaived },
    lateUntil: lateUntil === null ? null : calendarDate(lateUntil),
    lines: await findYearLines(queries, { companyId, fiscalYear, exceptClaimId: null }),
    use: await findGroupUse(queries, companyId, fiscalYear),
  };
}
