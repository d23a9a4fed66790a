import type { z } from 'zod';
import type { columnQuestion } from '../../../contract/entities/tableColumns';
import type { ColumnChoices } from '../../../domain/columnChoices';
import { choicesByHeading, checkChoices } from '../../../domain/columnMapping';
import { ok } from '../../../domain/result';
import { TABLE_COLUMNS, type TableKind } from '../../../domain/tableColumns';
import type { Queries } from '../../db/tables';
import type { Outcome } from '../../failure';
import type { SmallTable } from '../../reading/smallTable';
import { headingsOf, type TableChoice } from '../../reading/tableHead';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { askColumns } from './askColumns';
import { checkChoice } from './checkChoice';
import { columnsToConfirm } from './columnsToConfirm';
import { saveColumns } from './savedColumns';

interface Upload {
  readonly kind: TableKind;
  readonly companyId: string;
  readonly table: SmallTable;
  readonly choice: TableChoice | null;
  /** Whether rows without any of our headings can be read by their order. */
  readonly isReadableBare: boolean;
}

export type UploadColumns =
  | { readonly kind: 'known'; readonly choices: ColumnChoices | null }
  | { readonly kind: 'ask'; readonly question: z.output<typeof columnQuestion> };

/**
 * What the columns of a company's file are: as its user said, which is kept for the company's next file with the same headings; else
 * as the headings say. Where these do not say enough, or several sheets could be meant, the user is asked.
 */
export async function columnsOfUpload(
  db: Queries,
  ctx: RequestContext,
  { kind, companyId, table, choice, isReadableBare }: Upload,
): Promise<Outcome<UploadColumns>> {
  const owner = { kind, companyId };
  const { heads, sheet } = table;
  if (choice !== null) {
    const head = checkChoice(ctx.language, kind, heads, choice);
    if (!head.ok) return head;
    await ctx.transact(async (tx) => {
      const chosen = { head: head.value, choice, userId: ctx.caller.actor.userId, at: ctx.at };
      await saveColumns(tx, owner, chosen);
      await appendAudit(tx, ctx, {
        action: 'file-columns-matched',
        subject: { type: 'company', id: companyId },
        companyId,
        details: { kind },
      });
      return ok(null);
    });
    return ok({ kind: 'known', choices: choice.columns });
  }
  const place = { heads, sheet: sheet?.name ?? null };
  const head = heads.find((each) => each.sheet === place.sheet);
  const known = head === undefined ? [] : choicesByHeading(TABLE_COLUMNS[kind], headingsOf(head));
  const isClear =
    (isReadableBare && known.every((each) => each === null)) || checkChoices(TABLE_COLUMNS[kind], known).ok;
  if (
    head === undefined ||
    (isClear && (sheet?.others.length ?? 0) === 0 && !(await columnsToConfirm(db, owner, place)))
  )
    return ok({ kind: 'known', choices: null });
  return ok({ kind: 'ask', question: await askColumns(db, owner, heads, null) });
}
