import type { ReportCheckKind } from '../../../domain/reportCheck';
import { companyOf } from '../../../domain/permissions';
import { periodNamed } from '../../../domain/reportPeriod';
import { moveReport } from '../../../domain/reportStates';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, fieldFailed, type Outcome } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { lockGroup } from '../companies/companyGroup';
import { staleRecord } from '../identity/staleRecord';
import { assessContent } from './assessContent';
import { openChecks } from './checkTexts';
import { type Certification, type ReportToStore, sentFields } from './insertReport';
import { findAmendable, findYearBesides } from './previewAmendment';
import { presentReport, type ReportRecord } from './presentReport';
import { linesFailure, findReportingCompany } from './reportingCompany';
import type { ReportRow } from './reportRows';
import { type LineText, readLineTexts } from './storedLines';
import { notifyBoard } from './notifyReport';

export interface AmendReport {
  /** The report that stands, or a returned amendment of it. */
  readonly id: string;
  readonly version: number;
  readonly reason: string;
  readonly lines: readonly LineText[];
  readonly certification: Certification;
  readonly confirmed: readonly ReportCheckKind[];
}

/**
 * Sends an amendment. The report that stands keeps counting, in the ledger too, until the board accepts it: what an accepted report
 * says is never changed unseen. One amendment waits at a time; a returned one is sent again the same way.
 */
export const amendReport = (ctx: RequestContext, input: AmendReport): Promise<Outcome<ReportRecord>> =>
  ctx.transact(async (tx) => {
    const companyId = companyOf(ctx.caller.actor);
    await lockGroup(tx, companyId);
    const row = await findAmendable(tx, companyId, input.id);
    if (row === null) return failed('not-found');
    const company = await findReportingCompany(tx, ctx, 'sign');
    if (!company.ok) return company;
    if (row.version !== input.version)
      return fail(await staleRecord(tx, { type: 'report', id: row.id }, ctx));
    const returned = !row.is_current && row.status === 'Returned' ? row : null;
    if (returned === null && !(row.is_current && moveReport(row.status, 'amend').ok))
      return failed('report-not-possible-now');
    const waiting = await findWaiting(tx, row);
    if (waiting !== undefined && waiting.id !== returned?.id)
      return failed('report-amendment-waits', { number: waiting.number });
    const failure = linesFailure(input.lines);
    if (failure !== null) return fail(failure);

    const program = await programInForce(tx, ctx.at);
    const period = periodNamed(row.fiscal_year, row.period, program);
    if (period === null) return failed('report-not-possible-now');
    const lines = readLineTexts(input.lines);
    const before = await findYearBesides(tx, row);
    const assessed = await assessContent(tx, row.company_id, { period, lines }, before, program, ctx.today);
    const open = openChecks(assessed.checks, input.confirmed, ctx.language);
    if (open !== null) return fail(open);
    if (assessed.assessment === null) return fieldFailed('lines', 'field-invalid');
    const { certification, lines: lineTexts } = input;
    const content = { period, lines, lineTexts, assessment: assessed.assessment, before, certification };
    const stored = returned ?? (await insertAmendment(tx, ctx, row, content, input.reason));
    if (returned !== null)
      await tx
        .updateTable('assessment_report')
        .set({
          ...(await sentFields(tx, ctx, content)),
          amend_reason: input.reason,
          version: returned.version + 1,
        })
        .where('id', '=', returned.id)
        .execute();
    await appendAudit(tx, ctx, {
      action: 'report-amended',
      subject: { type: 'report', id: stored.id },
      companyId: row.company_id,
      details: { number: stored.number, amends: row.number, reason: input.reason, lines: input.lines },
    });
    await notifyBoard(tx, ctx, 'report-amended', {
      id: stored.id,
      number: stored.number,
      company: company.value.name,
    });
    return ok(await presentReport(tx, ctx, stored.id));
  });

/** The amendment of a report's period that is not decided, or was returned and not sent again. */
export const findWaiting = (tx: Tx, row: Pick<ReportRow, 'id' | 'root_id'>) =>
  tx
    .selectFrom('assessment_report')
    .select(['id', 'number', 'status'])
    .where((where) => where(where.fn.coalesce('root_id', 'id'), '=', row.root_id ?? row.id))
    .where('is_current', '=', false)
    .where('status', 'in', ['Submitted', 'UnderReview', 'Returned'])
    .executeTakeFirst();

async function insertAmendment(
  tx: Tx,
  ctx: RequestContext,
  row: ReportRow,
  content: ReportToStore,
  reason: string,
): Promise<{ readonly id: string; readonly number: string }> {
  const root = row.root_id ?? row.id;
  const { number, revision } = await newestVersion(tx, root);
  return tx
    .insertInto('assessment_report')
    .values({
      ...(await sentFields(tx, ctx, content)),
      number: `${number}-V${revision + 1}`,
      company_id: row.company_id,
      fiscal_year: row.fiscal_year,
      period: row.period,
      due_date: row.due_date,
      received_on: row.received_on,
      unit: row.unit,
      terms: row.terms === null ? null : JSON.stringify(row.terms),
      root_id: root,
      revision: revision + 1,
      supersedes_id: row.id,
      is_current: false,
      amend_reason: reason,
      created_at: ctx.at,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** The number of a period's first report and how many versions of it there are. */
export async function newestVersion(
  tx: Tx,
  root: string,
): Promise<{ readonly number: string; readonly revision: number }> {
  const first = await tx
    .selectFrom('assessment_report')
    .select('number')
    .where('id', '=', root)
    .executeTakeFirstOrThrow();
  const { revision } = await tx
    .selectFrom('assessment_report')
    .select((eb) => eb.fn.max<number>('revision').as('revision'))
    .where((where) => where(where.fn.coalesce('root_id', 'id'), '=', root))
    .executeTakeFirstOrThrow();
  return { number: first.number, revision };
}
