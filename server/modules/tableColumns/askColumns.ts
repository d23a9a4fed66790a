import type { z } from 'zod';
import type { columnQuestion } from '../../../contract/entities/tableColumns';
import { choicesFrom, shapeOf } from '../../../domain/columnMapping';
import type { Queries } from '../../db/tables';
import { headingsOf, type TableChoice, type TableHead } from '../../reading/tableHead';
import { type ColumnsOwner, findSavedColumns } from './savedColumns';

/** What a person is shown to say what the columns of a file are, with what was said of earlier files with the same headings. */
export async function askColumns(
  db: Queries,
  owner: ColumnsOwner,
  heads: readonly TableHead[],
  chosen: TableChoice | null,
): Promise<z.output<typeof columnQuestion>> {
  const candidates = heads.flatMap((head) =>
    head.rows.map(({ fileLine }) => {
      const headings = headingsOf({ ...head, headingLine: fileLine });
      return { sheet: head.sheet, headingLine: fileLine, headings, shape: shapeOf(headings) };
    }),
  );
  const shapes = candidates.flatMap(({ shape }) => (shape === null ? [] : [shape]));
  const known = await findSavedColumns(db, owner, shapes);
  return {
    heads: heads.map(({ rows, ...head }) => ({
      ...head,
      rows: rows.map(({ fileLine, cells }) => ({ fileLine, cells: [...cells] })),
    })),
    chosen: chosen === null ? null : { ...chosen, columns: [...chosen.columns] },
    saved: candidates.flatMap(({ sheet, headingLine, headings, shape }) => {
      const saved = shape === null ? undefined : known.get(shape);
      return saved === undefined ? [] : [{ sheet, headingLine, columns: [...choicesFrom(headings, saved)] }];
    }),
  };
}
