import { createHash } from 'node:crypto';
import type { RunFileDownload } from '../../../contract/entities/paymentRun';
import { type CalendarDate, calendarDate } from '../../../domain/calendarDate';
import { type Cents, formatMoney } from '../../../domain/money';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { notify } from '../notifications/notify';
import type { RunRow } from './openRun';
import { fullName } from '../users/fullName';

/** A file as it leaves the portal. */
export interface DownloadedFile {
  readonly format: 'nacha' | 'csv';
  readonly content: Buffer;
  readonly entries: number;
  readonly total: Cents;
  /** Of a file for the bank. */
  readonly identity?: FileIdentity;
}

/** By what a bank tells two files apart. */
export interface FileIdentity {
  readonly madeOn: CalendarDate;
  /** HHMM. */
  readonly madeAt: string;
  /** Which file of its day. */
  readonly fileNumber: number;
}

export const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Notes who downloaded which file: a bank file that is sent twice pays twice. The others see it on the run at once. */
export async function recordDownload(
  tx: Tx,
  ctx: RequestContext,
  run: RunRow,
  { format, content, entries, total, identity }: DownloadedFile,
): Promise<void> {
  const digest = digestOf(content);
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
      made_on: identity?.madeOn ?? null,
      made_at: identity?.madeAt ?? null,
      file_number: identity?.fileNumber ?? null,
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

/** By what the run's last file for the bank was told apart, and its fingerprint; null before the first. */
export async function findLastBankFile(
  queries: Queries,
  runId: string,
): Promise<{ readonly identity: FileIdentity; readonly digest: string } | null> {
  const row = await queries
    .selectFrom('payment_run_file')
    .select(['made_on', 'made_at', 'file_number', 'digest'])
    .where('run_id', '=', runId)
    .where('file_number', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.made_on == null || row.made_at === null || row.file_number === null || row.digest === null)
    return null;
  const identity = { madeOn: calendarDate(row.made_on), madeAt: row.made_at, fileNumber: row.file_number };
  return { identity, digest: row.digest };
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
    by: { id: row.downloaded_by, name: fullName(row.first_name, row.last_name) },
    at: row.downloaded_at.toISOString(),
    fingerprint: row.digest,
    entries: row.entries,
    total: row.total,
  }));
}
