import type { ColumnName } from '../../../../domain/customsImport/columns';
import type { HeaderReading } from '../../../../domain/customsImport/headers';
import type { Queries } from '../../../db/tables';

export interface CellCorrection {
  readonly column: string;
  readonly original: string;
  readonly value: string;
}

/** The corrected cells of a file, by the line that their row begins on. */
export async function findCorrections(
  db: Queries,
  batchId: string,
): Promise<ReadonlyMap<number, readonly CellCorrection[]>> {
  const rows = await db
    .selectFrom('customs_cell_correction')
    .select(['file_line', 'column_name', 'original', 'value'])
    .where('batch_id', '=', batchId)
    .orderBy('column_name')
    .execute();
  const found = new Map<number, readonly CellCorrection[]>();
  for (const { file_line, column_name: column, original, value } of rows)
    found.set(file_line, [...(found.get(file_line) ?? []), { column, original, value }]);
  return found;
}

/** A row's cells with what was corrected in them. */
export function withCorrections(
  cells: readonly string[],
  corrections: readonly CellCorrection[] | undefined,
  positions: HeaderReading['positions'],
): readonly string[] {
  if (corrections === undefined) return cells;
  const corrected = [...cells];
  for (const { column, value } of corrections) {
    const at = positions.get(column as ColumnName);
    if (at === undefined) continue;
    while (corrected.length <= at) corrected.push('');
    corrected[at] = value;
  }
  return corrected;
}
