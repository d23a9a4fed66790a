import { type RawBuilder, sql } from 'kysely';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { certificateInForce } from '../../../domain/exemption';
import { type Cents, money } from '../../../domain/money';
import { quantity } from '../../../domain/quantity';
import { type RefundReason, usesExemptQuantity } from '../../../domain/refundReason';
import type { ClaimableLine } from '../../../domain/refundProposal';
import type { Queries } from '../../db/tables';
import { findCertificates } from '../companies/certificates';

/** A posted line of a company's year, corrections added in, with all that a claim asks of it. */
export interface YearLine extends ClaimableLine {
  readonly importerNumber: string;
  readonly portCode: string | null;
  readonly paymentDate: CalendarDate | null;
  readonly htsCode: string;
  /** As Customs reported it, exact text, in `unit`. */
  readonly reported: string;
  readonly unit: string;
  /** Refunded by decided claims. */
  readonly refunded: Cents;
  /** Asked for by another claim that is not decided yet. */
  readonly held: Cents;
  /** That claim's number; null when no other claim holds the line. */
  readonly inClaim: string | null;
}

export interface YearOfCompany {
  readonly companyId: string;
  readonly fiscalYear: number;
  /** A claim whose own lines do not count as held by another. */
  readonly exceptClaimId: string | null;
}

/** All lines of a company's fiscal year under any of its importer numbers, in claim order. */
export async function findYearLines(queries: Queries, year: YearOfCompany): Promise<readonly YearLine[]> {
  const rows = await readLines(
    queries,
    sql`net.company_id = ${year.companyId} and net.fiscal_year = ${year.fiscalYear}`,
    year.exceptClaimId,
  );
  const organicOn = await organicCertificates(queries, year.companyId);
  return rows.map((row) => toYearLine(row, organicOn));
}

/** The same for an importer number that no company has. */
export async function findUnassignedYearLines(
  queries: Queries,
  importerNumber: string,
  fiscalYear: number,
): Promise<readonly YearLine[]> {
  const isOfNumber = sql`net.company_id is null and net.importer_number = ${importerNumber}
    and net.fiscal_year = ${fiscalYear}`;
  const rows = await readLines(queries, isOfNumber, null);
  return rows.map((row) => toYearLine(row, () => false));
}

async function readLines(
  queries: Queries,
  isMeant: RawBuilder<unknown>,
  exceptClaimId: string | null,
): Promise<readonly YearLineRow[]> {
  const { rows } = await sql<YearLineRow>`
    select net.id, net.entry_number, net.line_no, net.entry_date, net.entry_type, net.hts_code, net.covered, net.unit,
      net.quantity::text as reported, net.quantity_program_unit::text as quantity, net.importer_number,
      net.amount_collected as collected, line.amount_expected as expected, net.amount_refunded as refunded, line.port_code, line.payment_date,
      coalesce(open.amount, 0.00) as held, open.number as in_claim, open.reason as held_for,
      coalesce(decided.amount, 0.00) as refunded_otherwise
    from customs_line_net net
    join customs_line line on line.id = net.id
    left join lateral (
      select coalesce(part.amount_verified, part.amount_claimed) as amount, claim.number, claim.reason
      from refund_claim_line part join refund_claim claim on claim.id = part.claim_id
      where part.customs_line_id = net.id and part.is_open and part.claim_id is distinct from ${exceptClaimId}::bigint
      union all
      select 0.00, claim.number, claim.reason
      from refund_unsent_line pending join refund_claim claim on claim.id = pending.claim_id
      where pending.entry_number = net.entry_number and pending.line_no = net.line_no and pending.is_open
        and claim.company_id = net.company_id and pending.claim_id is distinct from ${exceptClaimId}::bigint
      limit 1
    ) open on true
    left join lateral (
      select sum(part.amount_approved) as amount
      from refund_claim_line part join refund_claim claim on claim.id = part.claim_id
      where part.customs_line_id = net.id and claim.reason not in ('FIRST_QUANTITY', 'SMALL_IMPORTER')
        and claim.status in ('Approved', 'PaymentIssued', 'Paid', 'Closed')
    ) decided on true
    where ${isMeant}
    order by net.entry_date, net.entry_number, net.line_no, net.id`.execute(queries);
  return rows;
}

interface YearLineRow {
  readonly id: string;
  readonly entry_number: string;
  readonly line_no: number;
  readonly entry_date: string;
  readonly entry_type: string | null;
  readonly hts_code: string;
  readonly covered: boolean;
  readonly unit: string;
  readonly reported: string;
  readonly quantity: string | null;
  readonly importer_number: string;
  readonly collected: string;
  readonly expected: string | null;
  readonly refunded: string;
  readonly port_code: string | null;
  readonly payment_date: string | null;
  readonly held: string;
  readonly in_claim: string | null;
  readonly held_for: RefundReason | null;
  readonly refunded_otherwise: string;
}

function toYearLine(row: YearLineRow, organicOn: (date: CalendarDate) => boolean): YearLine {
  const entryDate = calendarDate(row.entry_date);
  const [refunded, held] = [money(row.refunded), money(row.held)];
  const heldOtherwise = row.held_for === null || usesExemptQuantity(row.held_for) ? 0n : held;
  return {
    id: row.id,
    entryNumber: row.entry_number,
    lineNo: row.line_no,
    entryDate,
    entryType: row.entry_type,
    htsCode: row.hts_code,
    isCovered: row.covered,
    organicInForce: organicOn(entryDate),
    quantity: row.quantity === null ? null : quantity(row.quantity),
    reported: row.reported,
    unit: row.unit,
    importerNumber: row.importer_number,
    portCode: row.port_code,
    paymentDate: row.payment_date === null ? null : calendarDate(row.payment_date),
    collected: money(row.collected),
    expected: row.expected === null ? null : money(row.expected),
    alreadyRefunded: refunded + held,
    refundedOnOtherGrounds: money(row.refunded_otherwise) + heldOtherwise,
    refunded,
    held,
    inClaim: row.in_claim,
  };
}

/** Whether the company held an organic certificate on a date. */
async function organicCertificates(
  queries: Queries,
  companyId: string,
): Promise<(date: CalendarDate) => boolean> {
  const certificates = await findCertificates(queries, companyId, 'ORGANIC');
  return (date) => certificates.some((certificate) => certificateInForce(certificate, date));
}
