import { z } from 'zod';
import { exemptionClaim, type ExemptionStart } from '../../../contract/entities/exemption';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { mayStartExemption } from '../../../domain/exemptionPermissions';
import { EXEMPTION_KINDS, type ExemptionKind, LIVE_EXEMPTIONS } from '../../../domain/exemption';
import { neededEvidence, openExemptionYears } from '../../../domain/exemptionApplication';
import { renewalOpensOn } from '../../../domain/exemptionClock';
import { companyOf } from '../../../domain/permissions';
import { formatQuantity } from '../../../domain/quantity';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import { findApplyingCompany } from './applyingCompany';
import { type ExemptionRow, selectExemptions, statusSeenOn } from './exemptionRows';
import { findGroupRecords } from './groupRecords';
import type { Reader } from './presentExemption';

/** What the company may apply for in which year, what stands in the way, and what a new application begins with. */
export async function startExemption(queries: Queries, reader: Reader): Promise<Outcome<ExemptionStart>> {
  const { actor, name, email } = reader.caller;
  const company = await findApplyingCompany(queries, companyOf(actor));
  if (company === null) {
    const refused = refusalOf(mayStartExemption(actor, ''));
    return refused === null ? failed('not-found') : fail(refused);
  }
  const refused = refusalOf(mayStartExemption(actor, company.companyId));
  if (refused !== null) return fail(refused);
  const { companyId } = company;
  const program = await programInForce(queries, reader.at);
  const years = openExemptionYears(reader.today, program);
  const rows = await selectExemptions(queries)
    .where('exemption.company_id', '=', companyId)
    .orderBy('exemption.id', 'desc')
    .execute();
  const { contact_title: title, phone } = await queries
    .selectFrom('company')
    .select(['contact_title', 'phone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return ok({
    companyId,
    companyName: company.name,
    unit: program.unitCode,
    exemptQuantity: formatQuantity(program.exemptQuantity),
    exemptMode: program.exemptMode,
    certificateMonths: program.certificateMonths ?? 12,
    fiscalYearStart: program.fiscalYearStart,
    today: reader.today,
    offers: EXEMPTION_KINDS.flatMap((kind) => years.map((year) => offerOf(rows, kind, year, reader.today))),
    neededEvidence: Object.fromEntries(
      EXEMPTION_KINDS.map((kind) => [kind, neededEvidence(kind, company.importsOnly)]),
    ),
    records: await findGroupRecords(queries, companyId, [years[0] - 1, ...years]),
    applicant: { name, title, phone, email },
    earlier: EXEMPTION_KINDS.flatMap((kind) => newestOf(rows, kind)),
  });
}

function offerOf(
  rows: readonly ExemptionRow[],
  kind: ExemptionKind,
  fiscalYear: number,
  today: CalendarDate,
): ExemptionStart['offers'][number] {
  const live: readonly string[] = LIVE_EXEMPTIONS;
  const ofKind = rows.filter((row) => row.kind === kind);
  const standing = ofKind.find((row) => row.fiscal_year === fiscalYear && live.includes(row.status));
  const ending = ofKind.find(
    (row) =>
      row.fiscal_year === fiscalYear - 1 &&
      row.status === 'Approved' &&
      row.valid_to !== null &&
      today >= renewalOpensOn(calendarDate(row.valid_to)),
  );
  const running = ofKind.find(
    (row) =>
      row.status === 'Approved' &&
      row.valid_to !== null &&
      today < renewalOpensOn(calendarDate(row.valid_to)),
  );
  return {
    kind,
    fiscalYear,
    running:
      running?.certificate_number == null || running.valid_to === null
        ? null
        : {
            certificateNumber: running.certificate_number,
            validTo: running.valid_to,
            renewFrom: renewalOpensOn(calendarDate(running.valid_to)),
          },
    standing:
      standing === undefined
        ? null
        : { id: standing.id, number: standing.number, status: statusSeenOn(standing, today) },
    renews:
      ending?.certificate_number == null || ending.valid_to === null
        ? null
        : { id: ending.id, certificateNumber: ending.certificate_number, validTo: ending.valid_to },
  };
}

function newestOf(rows: readonly ExemptionRow[], kind: ExemptionKind): ExemptionStart['earlier'] {
  for (const row of rows) {
    const claim = z.safeParse(exemptionClaim, row.claim);
    if (row.kind === kind && claim.success) return [{ id: row.id, number: row.number, claim: claim.data }];
  }
  return [];
}
