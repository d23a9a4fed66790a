import { z } from 'zod';
import { exemptionClaim, type ExemptionDetails } from '../../../contract/entities/exemption';
import { applicant, type TimelineEntry } from '../../../contract/entities/refund';
import { calendarDate } from '../../../domain/calendarDate';
import { type Validity, validityOf } from '../../../domain/exemption';
import { renewalOpensOn } from '../../../domain/exemptionClock';
import { thresholdPaymentDue } from '../../../domain/deadlines';
import { formatMoney } from '../../../domain/money';
import { type Actor, isActing } from '../../../domain/permissions';
import { formatQuantity } from '../../../domain/quantity';
import type { Program } from '../../../domain/program';
import { isStaff } from '../../../domain/roles';
import type { Queries } from '../../db/tables';
import { programInForce } from '../configuration/programInForce';
import { findComments } from '../comments/findComments';
import { findDocumentsOf } from '../documents/documentRepository';
import { withOpenings } from '../documents/withOpenings';
import type { RequestContext } from '../identity/requestContext';
import { type ExemptionRow, selectExemptions, toExemptionSummary } from './exemptionRows';
import { findGroupRecords } from './groupRecords';
import { subjectOf } from './openExemption';
import { possibleExemptionActions } from './possibleExemptionActions';
import { findThresholdCharge } from './thresholdCharge';
import { fullName } from '../users/fullName';
import { findActionsOn } from '../audit/findActionsOn';
import { describeStep } from '../audit/describeStep';

/** Who reads, and when: all that presenting asks of an action. */
export type Reader = Pick<RequestContext, 'caller' | 'at' | 'today'>;

/**
 * An application or certificate with everything its screen shows this reader.
 * @throws when there is none; whether it may be read is asked before
 */
export async function presentExemption(
  queries: Queries,
  reader: Reader,
  id: string,
): Promise<ExemptionDetails> {
  const row = await selectExemptions(queries).where('exemption.id', '=', id).executeTakeFirstOrThrow();
  const program = await programInForce(queries, reader.at);
  const summary = toExemptionSummary(row, reader.today);
  const claim = z.safeParse(exemptionClaim, row.claim);
  const filedAs = z.safeParse(applicant, row.applicant);
  const readerIsStaff = isStaffReader(reader.caller.actor);
  const documents = await findDocumentsOf(queries, { type: 'exemption', id });
  const actions = possibleExemptionActions(reader.caller.actor, subjectOf(row), summary.status);
  const mayIssue = actions.some(({ action, allowed }) => action === 'approve' && allowed);
  const years = [row.fiscal_year - 1, row.fiscal_year];
  return {
    ...summary,
    unit: program.unitCode,
    claim: claim.success ? claim.data : null,
    applicant: filedAs.success ? filedAs.data : null,
    ...(await findPeople(queries, row)),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason === '' ? null : row.reason,
    pauses: [
      ...row.pauses,
      ...(row.clock_paused_on === null ? [] : [{ from: row.clock_paused_on, until: null }]),
    ],
    records: row.kind === 'SMALL_VOLUME' ? await findGroupRecords(queries, row.company_id, years) : [],
    liability: await findLiability(queries, row, program),
    ...(await findRenewals(queries, row)),
    renewalOpens: row.valid_to === null ? null : renewalOpensOn(calendarDate(row.valid_to)),
    documents: readerIsStaff ? await withOpenings(queries, documents) : documents,
    timeline: await findExemptionTimeline(queries, id),
    comments: await findComments(queries, { type: 'exemption', id }, readerIsStaff),
    actions,
    ...(mayIssue ? { wouldHold: daysOf(validityOf(row.kind, reader.today, row.fiscal_year, program)) } : {}),
    decisionDocumentId: row.decision_document_id,
  };
}

const daysOf = ({ from, to }: Validity) => ({ validFrom: from, validTo: to });

/** Whoever acts for a company reads what the company reads. */
const isStaffReader = (actor: Actor): boolean => isStaff(actor.roles) && !isActing(actor);

type People = Pick<ExemptionDetails, 'filedBy' | 'takenUpBy' | 'decidedBy'>;

async function findPeople(queries: Queries, row: ExemptionRow): Promise<People> {
  const named = await queries
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [row.filed_by ?? '0', row.taken_up_by ?? '0', row.decided_by ?? '0'])
    .execute();
  const personOf = (id: string | null) => {
    const found = named.find((person) => person.id === id);
    return found === undefined ? null : { id: found.id, name: fullName(found.first_name, found.last_name) };
  };
  return {
    filedBy: personOf(row.filed_by),
    takenUpBy: personOf(row.taken_up_by),
    decidedBy: personOf(row.decided_by),
  };
}

type Renewals = Pick<ExemptionDetails, 'renews' | 'renewedBy'>;

async function findRenewals(queries: Queries, row: ExemptionRow): Promise<Renewals> {
  const rows = await queries
    .selectFrom('exemption')
    .select(['id', 'number', 'renews_id'])
    .where((eb) => eb.or([eb('renews_id', '=', row.id), eb('id', '=', row.renews_id ?? '0')]))
    .where('status', 'not in', ['Withdrawn', 'Denied'])
    .orderBy('id', 'desc')
    .execute();
  const named = (found: { id: string; number: string } | undefined) =>
    found === undefined ? null : { id: found.id, number: found.number };
  return {
    renews: named(rows.find(({ id }) => id === row.renews_id)),
    renewedBy: named(rows.find(({ renews_id: renewsId }) => renewsId === row.id)),
  };
}

/** What the year's end makes due once the exempt quantity was passed under the certificate. */
async function findLiability(
  queries: Queries,
  row: ExemptionRow,
  program: Program,
): Promise<ExemptionDetails['liability']> {
  if (row.threshold_passed_on === null) return null;
  const charge = await findThresholdCharge(queries, program, row.company_id, row.fiscal_year);
  const posted = await queries
    .selectFrom('ledger_entry')
    .select('id')
    .where('company_id', '=', row.company_id)
    .where('reference', '=', row.number)
    .executeTakeFirst();
  return {
    quantity: formatQuantity(charge.quantity),
    amount: formatMoney(charge.amount),
    due: thresholdPaymentDue(row.fiscal_year, program),
    isPosted: posted !== undefined,
  };
}

/** What was done to an application or certificate, oldest first, read from the audit. */
async function findExemptionTimeline(queries: Queries, id: string): Promise<TimelineEntry[]> {
  const actions = await findActionsOn(queries, 'exemption', [id]);
  return actions.map(describeStep);
}
