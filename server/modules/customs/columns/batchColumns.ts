import type { z } from 'zod';
import type { columnQuestion } from '../../../../contract/entities/tableColumns';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { isRowId } from '../../../db/rowId';
import { failed, type Outcome, refusalOf } from '../../../failure';
import type { TableChoice, TableHead } from '../../../reading/tableHead';
import type { RequestContext } from '../../identity/requestContext';
import { askColumns } from '../../tableColumns/askColumns';

/** What a person said the columns of a Customs file are, or null, and what of the file they were shown. */
export async function readChoice(
  db: Queries,
  batchId: string,
): Promise<{ readonly choice: TableChoice | null; readonly shown: readonly TableHead[] | null }> {
  const { table_choice, table_heads } = await db
    .selectFrom('customs_batch')
    .select(['table_choice', 'table_heads'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  return { choice: table_choice, shown: table_heads };
}

/** The first rows of a Customs file and what its columns were said to be, while that can still be changed. */
export async function batchColumns(
  db: Queries,
  ctx: Pick<RequestContext, 'caller'>,
  id: string,
): Promise<Outcome<z.output<typeof columnQuestion>>> {
  const refusal = refusalOf(maySeeCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const batch = isRowId(id)
    ? await db
        .selectFrom('customs_batch')
        .select(['table_heads', 'table_choice'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (batch?.table_heads == null) return failed('not-found');
  return ok(
    await askColumns(db, { kind: 'customs', companyId: null }, batch.table_heads, batch.table_choice),
  );
}
