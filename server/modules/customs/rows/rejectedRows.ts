import { Readable } from 'node:stream';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { inPieces } from '../../../export/inPieces';
import { CSV_MARK, csvRow } from '../../../../domain/csvText';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findBatch } from '../batchRepository';
import { faultSentence } from './listRows';

/** Columns of ours beside the file's own; the import does not know them and leaves them out. */
const OWN_COLUMNS = ['RejectedRow', 'RejectedReason'] as const;
const ROWS_AT_A_TIME = 500;

export interface RejectedRows {
  readonly fileName: string;
  readonly content: Readable;
}

/** The rows that are not posted, cells as they were and the reason beside them, to be corrected and sent again. */
export async function rejectedRows(
  db: Queries,
  ctx: RequestContext,
  batchId: string,
): Promise<Outcome<RejectedRows>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  if ((await findBatch(db, batchId)) === null) return failed('not-found');
  const { file_name, heading, mended_separator } = await db
    .selectFrom('customs_batch')
    .select(['file_name', 'heading', 'mended_separator'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  return ok({
    fileName: `${file_name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-rejected.csv`,
    content: Readable.from(inPieces(csvText(db, ctx, batchId, heading ?? [], mended_separator))),
  });
}

async function* csvText(
  db: Queries,
  ctx: RequestContext,
  batchId: string,
  heading: readonly string[],
  separator: string,
): AsyncGenerator<string> {
  // A file that was corrected and sent again has our columns already; their old content would mislead.
  const stored = heading.flatMap((title, index) => (OWN_COLUMNS.some((own) => own === title) ? [] : [index]));
  const pick = (cells: readonly string[]): string[] => stored.map((index) => cells[index] ?? '');
  yield CSV_MARK + csvRow([...pick(heading), ...OWN_COLUMNS], separator);
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('customs_staged_row')
      .select(['file_line', 'cells', 'faults'])
      .where('batch_id', '=', batchId)
      .where('state', 'in', ['faulty', 'duplicate'])
      .where('file_line', '>', after)
      .orderBy('file_line')
      .limit(ROWS_AT_A_TIME)
      .execute();
    for (const { file_line, cells, faults } of rows) {
      const reasons = faults
        .filter(({ severity }) => severity === 'error')
        .map((fault) => `${fault.column}: ${faultSentence(fault, ctx.language)}`);
      yield csvRow([...pick(cells), file_line.toString(), reasons.join(' ')], separator);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.file_line;
  }
}
