import { createHash } from 'node:crypto';
import { type SavedColumns, savedColumns, shapeOf } from '../../../domain/columnMapping';
import type { TableKind } from '../../../domain/tableColumns';
import type { Queries } from '../../db/tables';
import { headingsOf, type TableChoice, type TableHead } from '../../reading/tableHead';

/** Whose columns of which kind of table: the board's, or one company's. */
export interface ColumnsOwner {
  readonly kind: TableKind;
  readonly companyId: string | null;
}

/** Headings may be longer than an index takes. */
const digestOf = (shape: string): string => createHash('sha256').update(shape).digest('hex');

/** What was said of the columns of files of these shapes, by the shape. */
export async function findSavedColumns(
  db: Queries,
  { kind, companyId }: ColumnsOwner,
  shapes: readonly string[],
): Promise<ReadonlyMap<string, SavedColumns>> {
  if (shapes.length === 0) return new Map();
  const shapeBy = new Map(shapes.map((shape) => [digestOf(shape), shape]));
  const found = await db
    .selectFrom('saved_columns')
    .select(['shape', 'columns'])
    .where('kind', '=', kind)
    .where('company_id', 'is not distinct from', companyId)
    .where('shape', 'in', [...shapeBy.keys()])
    .execute();
  return new Map(found.map(({ shape, columns }) => [shapeBy.get(shape) ?? '', columns]));
}

/** Keeps what was said of a file's columns for the next file with the same headings. */
export async function saveColumns(
  tx: Queries,
  { kind, companyId }: ColumnsOwner,
  { head, choice, userId, at }: ChosenColumns,
): Promise<void> {
  const headings = headingsOf({ ...head, headingLine: choice.headingLine });
  const shape = shapeOf(headings);
  if (shape === null) return;
  const columns = JSON.stringify(savedColumns(headings, choice.columns));
  const saved = { columns, saved_by: userId, saved_at: at };
  await tx
    .insertInto('saved_columns')
    .values({ kind, company_id: companyId, shape: digestOf(shape), ...saved })
    .onConflict((conflict) => conflict.columns(['kind', 'company_id', 'shape']).doUpdateSet(saved))
    .execute();
}

export interface ChosenColumns {
  readonly head: TableHead;
  readonly choice: TableChoice;
  readonly userId: string;
  readonly at: Date;
}
