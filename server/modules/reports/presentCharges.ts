import type { z } from 'zod';
import type { reportCharge } from '../../../contract/entities/report';
import { money } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { settleAccount } from '../../../domain/settlement';
import type { Queries } from '../../db/tables';
import type { RequestContext } from '../identity/requestContext';
import { findAccountFacts } from '../ledger/accountFacts';
import { chargesOf } from '../ledger/chargesOf';
import type { ReportRow } from './reportRows';

/**
 * How a report's late charge and interest came about, charge by charge. One that has fallen due and is not entered yet is left out:
 * the figures beside it do not count it either.
 */
export async function presentCharges(
  queries: Queries,
  { today }: Pick<RequestContext, 'today'>,
  row: ReportRow,
  program: Pick<Program, 'lateRule'>,
): Promise<z.output<typeof reportCharge>[]> {
  if (!row.is_current || money(row.late_charge) + money(row.interest) === 0n) return [];
  const facts = await findAccountFacts(queries, row.company_id, program);
  const charges = chargesOf(settleAccount(facts.obligations, facts.credits, today), facts);
  const entered = { 'late-charge': money(row.late_charge), interest: money(row.interest) };
  return charges.flatMap(({ obligationId, kind, date, amount, explanation }) => {
    if (obligationId !== (row.root_id ?? row.id) || entered[kind] < money(amount)) return [];
    entered[kind] -= money(amount);
    return [{ kind, date, amount, explanation }];
  });
}
