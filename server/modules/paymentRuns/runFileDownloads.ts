import { createHash } from 'node:crypto';
import type { RunFileDownload } from '../../../contract/entities/paymentRun';
import { type Cents, formatMoney } from '../../../domain/money';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import { nameOf } from '../refunds/claimPeople';
import type { RunRow } from './openRun';

/** A file as it leaves the portal. */
export interface DownloadedFile {
  readonly format: 'nacha' | 'csv';
  readonly content: Buffer;
  readonly entries: number;
  readonly total: Cents;
}

/** Notes who downloaded which file: a bank file that is sent twice pays twice. The others see it on the run at once. */
export async function recordDownload(
  tx: Tx,
  ctx: RequestContext,
  run: RunRow,
  { format, content, entries, total }: DownloadedFile,
): Promise<void> {
  const digest = createHash('sha256').update(content).digest('hex');
  const sum = formatMoney(total);
  await tx
    .insertInto('payment_run_file')
    .values({
      run_id: run.id,
      format,
      downloaded_by: ctx.caller.actor.userId,
      downloaded_at: ctx.at,
      digest,
      entries,
      total: sum,
    })
    .execute();
  await notify(tx, ctx, {
    kind: 'payment-run-released',
    values: { number: run.number, amount: sum, person: ctx.caller.name },
    audience: { kind: 'roles', roles: ['approver', 'admin', 'readonly'] },
    touches: [{ type: 'paymentRun', id: run.id }],
    quiet: true,
  });
  await appendAudit(tx, ctx, {
    action: 'payment-run-downloaded',
    subject: { type: 'paymentRunFile', id: run.id },
    companyId: null,
    details: { number: run.number, format, digest, entries, total: sum },
  });
}

/** The downloads of a run's files, the newest first. */
export async function findDownloads(queries: Queries, runId: string): Promise<RunFileDownload[]> {
  const rows = await queries
    .selectFrom('payment_run_file as file')
    .innerJoin('app_user as person', 'person.id', 'file.downloaded_by')
    .selectAll('file')
    .select(['person.first_name', 'person.last_name'])
    .where('file.run_id', '=', runId)
    .orderBy('file.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    format: row.format,
    by: { id: row.downloaded_by, name: nameOf(row) },
    at: row.downloaded_at.toISOString(),
    fingerprint: row.digest,
    entries: row.entries,
    total: row.total,
  }));
}
