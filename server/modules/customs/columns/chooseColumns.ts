import type { CustomsBatch } from '../../../../contract/entities/customs';
import { savedColumns } from '../../../../domain/columnMapping';
import { mayUploadCustoms } from '../../../../domain/customsPermissions';
import { fail, ok } from '../../../../domain/result';
import { sqlStateOf } from '../../../db/transaction';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { headingsOf, type TableChoice } from '../../../reading/tableHead';
import { appendAudit } from '../../audit/appendAudit';
import type { RequestContext } from '../../identity/requestContext';
import { checkChoice } from '../../tableColumns/checkChoice';
import { saveColumns } from '../../tableColumns/savedColumns';
import { getBatch, toBatch } from '../batchRepository';
import { checkAgain } from '../checkAgain';
import { lockForDecision } from '../decideBatch';

const UNIQUE_VIOLATION = '23505';

/**
 * Takes a person's word for what the columns of a Customs file are, keeps it for the next file with the same headings, and has the
 * file checked again. Nothing of it is posted before somebody confirms it.
 */
export async function chooseColumns(
  ctx: RequestContext,
  id: string,
  { version, ...choice }: TableChoice & { readonly version: number },
): Promise<Outcome<CustomsBatch>> {
  const refusal = refusalOf(mayUploadCustoms(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  try {
    return await readAgain(ctx, id, version, choice);
  } catch (error) {
    // The same file was sent again since it failed, and that one counts.
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    return failed('batch-sent-again');
  }
}

const readAgain = (
  ctx: RequestContext,
  id: string,
  version: number,
  choice: TableChoice,
): Promise<Outcome<CustomsBatch>> =>
  ctx.transact(async (tx) => {
    const locked = await lockForDecision(tx, ctx, id, 'read-again', version);
    if (!locked.ok) return locked;
    const { table_heads } = await tx
      .selectFrom('customs_batch')
      .select('table_heads')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const head = checkChoice(ctx.language, 'customs', table_heads ?? [], choice);
    if (!head.ok) return head;
    await checkAgain(tx, id, locked.value.version, { choice });
    const { actor } = ctx.caller;
    await saveColumns(
      tx,
      { kind: 'customs', companyId: null },
      { head: head.value, choice, userId: actor.userId, at: ctx.at },
    );
    await appendAudit(tx, ctx, {
      action: 'customs-columns-matched',
      subject: { type: 'customsBatch', id },
      companyId: null,
      details: {
        fileName: locked.value.file_name,
        sheet: choice.sheet,
        headingLine: choice.headingLine,
        columns: savedColumns(headingsOf({ ...head.value, headingLine: choice.headingLine }), choice.columns),
      },
    });
    return ok(toBatch(await getBatch(tx, id), ctx.language));
  });
