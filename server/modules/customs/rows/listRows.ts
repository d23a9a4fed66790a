import { sql } from 'kysely';
import type { CustomsBatchRow } from '../../../../contract/entities/customs';
import { customsRowNote, isCustomsRowNote } from '../../../../contract/texts/customs';
import type { Language } from '../../../../contract/texts/sentence';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import type { StagedFault } from '../../../db/customsTables';
import { listPage, type ListPage, type ListQuery } from '../../../db/list';
import { columnKey } from '../../../db/listOrder';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { findBatch } from '../batchRepository';
import { findCorrections } from './corrections';

interface RowFilter {
  readonly state?: readonly CustomsBatchRow['state'][] | undefined;
}

/** Rows of a staged file with everything there is against them; once it is posted or discarded, those that were not posted. */
export async function listRows(
  db: Queries,
  ctx: RequestContext,
  batchId: string,
  query: ListQuery & RowFilter,
): Promise<Outcome<ListPage<CustomsBatchRow>>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  if ((await findBatch(db, batchId)) === null) return failed('not-found');
  let matching = db.selectFrom('customs_staged_row as staged').where('batch_id', '=', batchId);
  if (query.state !== undefined) matching = matching.where(sql<boolean>`state = any(${[...query.state]})`);
  const page = await listPage(
    {
      matching,
      id: 'staged.file_line',
      sorts: { fileLine: columnKey('staged.file_line', 'int') },
      load: (lines) =>
        db
          .selectFrom('customs_staged_row')
          .selectAll()
          .where('batch_id', '=', batchId)
          .where('file_line', 'in', lines.map(Number))
          .execute(),
      idOf: (row) => row.file_line.toString(),
    },
    query,
  );
  const corrections = await findCorrections(db, batchId);
  return ok({
    ...page,
    rows: page.rows.map((row) => ({
      fileLine: row.file_line,
      state: row.state,
      entryNumber: row.entry_number,
      importerNumber: row.importer_number,
      importerName: row.importer_name,
      entryDate: readDay(row.line),
      amount: row.amount,
      corrections: [...(corrections.get(row.file_line) ?? [])],
      faults: row.faults.map((fault) => ({
        column: fault.column,
        value: fault.value,
        kind: fault.kind,
        sentence: faultSentence(fault, ctx.language),
        severity: fault.severity,
      })),
    })),
  });
}

/** The entry date of a staged line. */
function readDay(line: Readonly<Record<string, unknown>> | null): string | null {
  const day = line?.['entry_date'];
  return typeof day === 'string' ? day : null;
}

/** A fault in the reader's language. */
export const faultSentence = (fault: StagedFault, language: Language): string =>
  isCustomsRowNote(fault.kind) ? customsRowNote(language, fault.kind, fault.values) : fault.kind;
