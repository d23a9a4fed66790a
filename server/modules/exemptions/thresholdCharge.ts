import {
  type ThresholdCharge,
  thresholdStanding,
  type ThresholdStanding,
} from '../../../domain/exemptThreshold';
import type { Program } from '../../../domain/program';
import type { Queries } from '../../db/tables';
import { findMovedQuantities } from './movedQuantities';

/**
 * Where a company's group stands in a fiscal year on the board's records of now.
 * @throws where a quantity lies before the program's first rate: no such line or report is ever taken
 */
export async function findThresholdStanding(
  queries: Queries,
  program: Program,
  companyId: string,
  fiscalYear: number,
): Promise<ThresholdStanding> {
  const moved = await findMovedQuantities(queries, program, companyId, fiscalYear);
  const standing = thresholdStanding(moved, program);
  if (!standing.ok) throw new Error(`no rate on ${standing.failure.date}`);
  return standing.value;
}

/** What the year's end makes due of the company itself. */
export async function findThresholdCharge(
  queries: Queries,
  program: Program,
  companyId: string,
  fiscalYear: number,
): Promise<Omit<ThresholdCharge, 'companyId'>> {
  const { charges } = await findThresholdStanding(queries, program, companyId, fiscalYear);
  return charges.find((charge) => charge.companyId === companyId) ?? { quantity: 0n, amount: 0n };
}
