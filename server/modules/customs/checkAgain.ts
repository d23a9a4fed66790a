import type { TableChoice } from '../../reading/tableHead';
import type { Tx } from '../../db/transaction';

/** Has a file checked again from its beginning; nothing that an earlier check found stays. */
export async function checkAgain(
  tx: Tx,
  id: string,
  version: number,
  { choice }: { readonly choice?: TableChoice },
): Promise<void> {
  await tx.deleteFrom('customs_staged_row').where('batch_id', '=', id).execute();
  // A line and a column name mean another cell once the sheet or the columns are others.
  if (choice !== undefined)
    await tx.deleteFrom('customs_cell_correction').where('batch_id', '=', id).execute();
  await tx
    .updateTable('customs_batch')
    .set({
      status: 'Uploaded',
      version: version + 1,
      ...(choice === undefined ? {} : { table_choice: JSON.stringify(choice) }),
      notices: '[]',
      progress: 0,
      check_attempts: 0,
      checked_by: null,
      checked_until: null,
    })
    .where('id', '=', id)
    .execute();
}
