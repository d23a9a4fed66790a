import { choicesByHeading, choicesFrom, shapeOf } from '../../../domain/columnMapping';
import { TABLE_COLUMNS } from '../../../domain/tableColumns';
import type { Queries } from '../../db/tables';
import { headingsOf, type TableHead } from '../../reading/tableHead';
import { type ColumnsOwner, findSavedColumns } from './savedColumns';

/** Whether a file with these headings was read before by what a person said of its columns: then they are asked, not guessed. */
export async function columnsToConfirm(
  db: Queries,
  owner: ColumnsOwner,
  { heads, sheet }: { readonly heads: readonly TableHead[]; readonly sheet: string | null },
): Promise<boolean> {
  const head = heads.find((each) => each.sheet === sheet);
  const headings = head === undefined ? [] : headingsOf(head);
  const shape = shapeOf(headings);
  if (shape === null) return false;
  const saved = (await findSavedColumns(db, owner, [shape])).get(shape);
  if (saved === undefined) return false;
  const known = choicesByHeading(TABLE_COLUMNS[owner.kind], headings);
  return choicesFrom(headings, saved).some((choice, at) => choice !== known[at]);
}
