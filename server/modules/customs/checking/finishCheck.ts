import { allowLongWork } from '../../../db/allowLongWork';
import type { AuditAction } from '../../../../contract/texts/auditActions';
import type { Tx } from '../../../db/transaction';
import { appendAudit } from '../../audit/appendAudit';
import { notify } from '../../notifications/notify';
import { findCorrections } from '../rows/corrections';
import type { CheckResult } from './checkBatch';
import { countColumns } from './checkCounts';
import { type CheckJob, renewLease } from './checkLease';

/** Writes what a check has come to and tells the staff. Nothing is written when the file is not this process's any more. */
export async function finishCheck(
  tx: Tx,
  job: CheckJob,
  process: string,
  at: Date,
  result: Extract<CheckResult, { readonly kind: 'checked' | 'unreadable' }>,
): Promise<void> {
  await allowLongWork(tx);
  if (!(await renewLease(tx, job.batchId, process, {}))) return;
  if (result.kind === 'checked') await storeCheckResult(tx, job, at, result);
  else await storeUnreadable(tx, job, at, result);
}

async function storeCheckResult(
  tx: Tx,
  job: CheckJob,
  at: Date,
  { counts, notices, survey, separator, heads }: Extract<CheckResult, { readonly kind: 'checked' }>,
): Promise<void> {
  await tx
    .updateTable('customs_batch')
    .set((set) => ({
      ...countColumns(counts),
      status: 'Validated',
      version: set('version', '+', 1),
      progress: 100,
      notices: JSON.stringify(notices),
      heading: JSON.stringify(survey.heading),
      mended_separator: separator,
      table_heads: JSON.stringify(heads),
      checked_by: null,
      checked_until: null,
    }))
    .where('id', '=', job.batchId)
    .execute();
  const values = {
    file: job.fileName,
    good: counts.rows_good,
    faulty: counts.rows_faulty + counts.rows_duplicate,
  };
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'customs-checked',
      values,
      audience: { kind: 'staff' },
      touches: [{ type: 'customsBatch', id: job.batchId }],
      progress: { batchId: job.batchId, percent: 100, status: 'Validated' },
      // Whoever corrects twenty rows tells the board once of the file, not twenty times.
      quiet: (await findCorrections(tx, job.batchId)).size > 0,
    },
  );
  await record(tx, job, at, 'customs-file-checked', { ...countColumns(counts) });
}

async function storeUnreadable(
  tx: Tx,
  job: CheckJob,
  at: Date,
  { notices, heads }: Extract<CheckResult, { readonly kind: 'unreadable' }>,
): Promise<void> {
  await tx.deleteFrom('customs_staged_row').where('batch_id', '=', job.batchId).execute();
  // A file whose columns can be told is read again.
  if (heads === null) await tx.deleteFrom('customs_file_part').where('batch_id', '=', job.batchId).execute();
  await tx
    .updateTable('customs_batch')
    .set((set) => ({
      status: 'Failed',
      version: set('version', '+', 1),
      notices: JSON.stringify(notices),
      table_heads: heads === null ? null : JSON.stringify(heads),
      checked_by: null,
      checked_until: null,
    }))
    .where('id', '=', job.batchId)
    .execute();
  await notify(
    tx,
    { at, caller: null },
    {
      kind: 'customs-failed',
      values: { file: job.fileName },
      audience: { kind: 'staff' },
      touches: [{ type: 'customsBatch', id: job.batchId }],
      isDanger: true,
      progress: { batchId: job.batchId, percent: 0, status: 'Failed' },
    },
  );
  await record(tx, job, at, 'customs-file-refused', { notices });
}

const record = (
  tx: Tx,
  job: CheckJob,
  at: Date,
  action: AuditAction,
  details: Readonly<Record<string, unknown>>,
) =>
  appendAudit(
    tx,
    { caller: null, source: null, at },
    {
      action,
      subject: { type: 'customsBatch', id: job.batchId },
      companyId: null,
      details: { fileName: job.fileName, ...details },
    },
  );
