import { sql } from 'kysely';
import type { ForeseenClaims } from '../../../contract/entities/foreseenClaims';
import { type CalendarDate, calendarDate, daysBetween } from '../../../domain/calendarDate';
import { refundDeadline } from '../../../domain/deadlines';
import {
  type ForeseenLine,
  foreseeYear,
  type ForeseenYear,
  reasonsForeseen,
} from '../../../domain/foreseenClaims';
import { formatMoney, sumMoney } from '../../../domain/money';
import { companyOf } from '../../../domain/permissions';
import type { Program } from '../../../domain/program';
import { REFUND_EVIDENCE } from '../../../domain/refundEvidence';
import { maySeeClaimable } from '../../../domain/refundPermissions';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import { type ClaimableOfYear, claimableOf } from './claimable';
import { findClaimingCompany } from './claimingCompany';
import { findYearExceptions } from './exceptions/waivers';
import { findGroupUse } from './exemptUse';
import type { Reader } from './presentRefund';
import { findYearLines } from './yearLines';

/** What the company can still claim in all its years: the amounts that the claim form would propose (H86). */
export async function foreseeClaims(queries: Queries, reader: Reader): Promise<Outcome<ForeseenClaims>> {
  const { actor } = reader.caller;
  const company = await findClaimingCompany(queries, companyOf(actor));
  if (company === null) return failed('not-found');
  const refused = refusalOf(maySeeClaimable(actor, company));
  if (refused !== null) return fail(refused);

  const program = await programInForce(queries, reader.at);
  const years = await foreseeYears(queries, program, company.companyId, reader.today);
  return ok({
    total: formatMoney(sumMoney(years.map(({ foreseen }) => foreseen.total))),
    claims: years.flatMap(({ fiscalYear, foreseen }) =>
      foreseen.claims.map(({ reason, amount, lines, deadline }) => ({
        fiscalYear,
        reason,
        amount: formatMoney(amount),
        lines,
        deadline,
        daysLeft: deadline === null ? null : daysBetween(reader.today, deadline),
        requiredEvidence: [...REFUND_EVIDENCE[reason].documents],
        needsCertificate: REFUND_EVIDENCE[reason].certificateNumber,
      })),
    ),
  });
}

export interface ForeseenOfYear {
  readonly fiscalYear: number;
  readonly foreseen: ForeseenYear;
}

/** Year by year, the newest first. */
export async function foreseeYears(
  queries: Queries,
  program: Program,
  companyId: string,
  today: CalendarDate,
): Promise<readonly ForeseenOfYear[]> {
  const years: ForeseenOfYear[] = [];
  for (const fiscalYear of await yearsWithMoneyLeft(queries, companyId))
    years.push({ fiscalYear, foreseen: await foreseeOne(queries, program, companyId, fiscalYear, today) });
  return years;
}

/** One year of a company. */
export async function foreseeOne(
  queries: Queries,
  program: Program,
  companyId: string,
  fiscalYear: number,
  today: CalendarDate,
): Promise<ForeseenYear> {
  const { isWaived, lateUntil } = await findYearExceptions(queries, companyId, fiscalYear);
  if (isWaived) return { claims: [], total: 0n };
  const lines = await findYearLines(queries, { companyId, fiscalYear, exceptClaimId: null });
  const use = await findGroupUse(queries, companyId, fiscalYear);
  return foreseeYear(
    reasonsForeseen(program).map((reason) => ({
      reason,
      lines: claimableOf(lines, use, program, reason).lines.map((line) =>
        foreseenLine(line, fiscalYear, program),
      ),
    })),
    {
      today,
      lateUntil: lateUntil === null ? null : calendarDate(lateUntil),
      minimum: program.refundMinimum,
    },
  );
}

/** A line of the claim form with its last day. */
const foreseenLine = (
  { line, proposed }: ClaimableOfYear,
  fiscalYear: number,
  program: Program,
): ForeseenLine => ({ id: line.id, proposed, deadline: refundDeadline(line, fiscalYear, program) });

/** The newest first. */
async function yearsWithMoneyLeft(queries: Queries, companyId: string): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('customs_line_net')
    .select('fiscal_year')
    .where('company_id', '=', companyId)
    .groupBy('fiscal_year')
    .having(sql<boolean>`bool_or(amount_collected > amount_refunded)`)
    .orderBy('fiscal_year', 'desc')
    .execute();
  return rows.map((row) => row.fiscal_year);
}
