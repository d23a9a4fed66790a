import type { HtsRule, Program } from '../program';
import type { ReportedUnit } from '../programDocument';
import type { RowCells } from './cells';
import { readUnit, unitNamed } from './columnReaders';
import type { ReportedQuantity } from './line';

/** The quantities of a row: the one that counts, and one in a further unit that is kept and never counted. */
export interface RowQuantities {
  readonly counted: ReportedQuantity;
  readonly second: ReportedQuantity | null;
}

/**
 * Reads the quantity and the optional second one. Where one of the two is in cubic meters it is the one that counts, in whichever
 * column it stands; otherwise the first counts. Null where a cell could not be read.
 */
export function readQuantities(
  row: RowCells,
  rule: HtsRule | null,
  program: Program,
  allowNegative: boolean,
): RowQuantities | null {
  const quantity = row.quantity('Quantity', allowNegative);
  const unit = readUnit(row, rule, program);
  const second = readSecond(row, unit, allowNegative);
  if (quantity === null || unit === null || second === undefined) return null;
  const first = { quantity, unit };
  return second?.unit === 'm3' ? { counted: second, second: first } : { counted: first, second };
}

/** Null where there is none; undefined where there is one that cannot be read. */
function readSecond(
  row: RowCells,
  firstUnit: ReportedUnit | null,
  allowNegative: boolean,
): ReportedQuantity | null | undefined {
  if (row.text('SecondQuantity') === '') return null;
  const quantity = row.quantity('SecondQuantity', allowNegative);
  const written = row.text('SecondUnit');
  const unit = unitNamed(written);
  if (written === '') row.blame('SecondUnit', 'second-unit-missing');
  else if (unit === null) row.blame('SecondUnit', 'unknown-unit', { known: 'm3, m2, kg' });
  else if (unit === firstUnit) row.blame('SecondUnit', 'second-unit-same');
  return quantity === null || unit === null || unit === firstUnit ? undefined : { quantity, unit };
}
