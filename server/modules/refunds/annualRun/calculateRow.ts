import { compareDates } from '../../../../domain/calendarDate';
import { formatMoney } from '../../../../domain/money';
import type { Program } from '../../../../domain/program';
import type { Tx } from '../../../db/transaction';
import { calculateImporter } from './calculateImporter';
import type { LockedRow } from './lockRow';

/** Calculates an importer of a run and writes the result into its row. */
export async function calculateRow(
  tx: Tx,
  program: Program,
  row: Pick<LockedRow, 'id' | 'calculated_on' | 'fiscal_year' | 'company_id' | 'importer_number'>,
): Promise<void> {
  const { outcome, foreseen, lines, collected } = await calculateImporter(
    tx,
    program,
    row.calculated_on,
    row,
  );
  const [lastDay = null] = foreseen.claims
    .flatMap(({ deadline }) => (deadline === null ? [] : [deadline]))
    .sort(compareDates);
  await tx
    .updateTable('annual_run_row')
    .set({
      outcome,
      lines,
      collected: formatMoney(collected),
      amount: formatMoney(foreseen.total),
      by_reason: JSON.stringify(
        foreseen.claims.map((claim) => ({
          reason: claim.reason,
          amount: formatMoney(claim.amount),
          lines: claim.lines,
        })),
      ),
      last_day: lastDay,
    })
    .where('id', '=', row.id)
    .execute();
}
