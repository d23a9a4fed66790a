import { formatMoney, sumMoney } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { enterAssessment } from '../ledger/enterAssessment';
import { bookkeeperOf, type PostedEntry } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import { findMovedReports, isMoved, type MovedReport } from './amendmentEffects';
import { newestVersion } from './amendReport';
import { assessedFields } from './insertReport';
import type { ReportRow } from './reportRows';
import { linesOf, readLineTexts } from './storedLines';

/**
 * Lets an amendment stand for its period and writes new versions of the later reports of the year that it moves, all of it or
 * nothing. What was accepted before stays readable as the version it was.
 * @param seenDifference the total the admin was shown; another one now is a refusal
 */
export async function acceptAmendment(
  tx: Tx,
  ctx: RequestContext,
  amendment: ReportRow,
  seenDifference: string | null,
  program: Program,
): Promise<Outcome<readonly PostedEntry[]>> {
  const lines = readLineTexts(linesOf(amendment, amendment.due_date));
  const moved = await findMovedReports(tx, amendment, lines, program);
  const [own, ...later] = moved ?? [];
  if (own === undefined) return failed('report-not-possible-now');
  const total = formatMoney(sumMoney([own, ...later].map(({ difference }) => difference)));
  if (seenDifference !== total)
    return failed('report-amendment-moved', { seen: seenDifference ?? '', now: total });

  const by = bookkeeperOf(ctx);
  await retire(tx, own.row.id);
  await tx
    .updateTable('assessment_report')
    .set({
      ...assessedFields(own.after, own),
      is_current: true,
      amount_paid: own.row.amount_paid,
      late_charge: own.row.late_charge,
      interest: own.row.interest,
    })
    .where('id', '=', amendment.id)
    .execute();
  const entered = [
    ...(await enterAssessment(tx, by, {
      id: amendment.id,
      number: amendment.number,
      companyId: amendment.company_id,
      amount: own.after.amount,
    })),
  ];
  for (const each of later.filter(isMoved))
    entered.push(...(await writeMoved(tx, ctx, each, amendment.number)));
  const { posted } = await settleCompany(tx, by, amendment.company_id);
  return ok([...entered, ...posted]);
}

/** The version that stood stays as it was, and counts no more. */
const retire = (tx: Tx, id: string) =>
  tx
    .updateTable('assessment_report')
    .set({ status: 'Amended', is_current: false })
    .where('id', '=', id)
    .execute();

async function writeMoved(
  tx: Tx,
  ctx: RequestContext,
  moved: MovedReport,
  because: string,
): Promise<readonly PostedEntry[]> {
  const { row, after } = moved;
  const root = row.root_id ?? row.id;
  const { number, revision } = await newestVersion(tx, root);
  await retire(tx, row.id);
  const version = await tx
    .insertInto('assessment_report')
    .values({
      ...assessedFields(after, moved),
      number: `${number}-V${revision + 1}`,
      company_id: row.company_id,
      fiscal_year: row.fiscal_year,
      period: row.period,
      status: row.status,
      due_date: row.due_date,
      submitted_at: row.submitted_at,
      submitted_by: row.submitted_by,
      received_on: row.received_on,
      quantity_shipped: row.quantity_shipped,
      quantity_exported: row.quantity_exported,
      quantity_imported: row.quantity_imported,
      quantity_organic: row.quantity_organic,
      lines: JSON.stringify(row.lines),
      unit: row.unit,
      amount_paid: row.amount_paid,
      late_charge: row.late_charge,
      interest: row.interest,
      terms: row.terms === null ? null : JSON.stringify(row.terms),
      root_id: root,
      revision: revision + 1,
      supersedes_id: row.id,
      amend_reason: because,
      certified_name: row.certified_name,
      certified_title: row.certified_title,
      created_at: ctx.at,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  return enterAssessment(tx, bookkeeperOf(ctx), {
    ...version,
    companyId: row.company_id,
    amount: after.amount,
    note: because,
  });
}
