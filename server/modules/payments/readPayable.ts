import type { z } from 'zod';
import type { payable } from '../../../contract/entities/payment';
import { mayReadCompany } from '../../../domain/companyPermissions';
import { formatDecimal } from '../../../domain/decimal';
import { fiscalYearOf } from '../../../domain/fiscalYear';
import { type Cents, formatMoney, money, sumMoney } from '../../../domain/money';
import { companyOf, isActing } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { isStaff } from '../../../domain/roles';
import { settleAccount, type SettledObligation } from '../../../domain/settlement';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findAccountFacts } from '../ledger/accountFacts';
import { owedYearId } from '../ledger/owedYears';

export type Payable = z.output<typeof payable>;

/** What a company owes report by report as of today, and how it can be paid. */
export async function readPayable(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  named: string | undefined,
  { card, bank }: { readonly card: Payable['card']; readonly bank: Payable['payTo']['bank'] },
): Promise<Outcome<Payable>> {
  const { actor } = reader.caller;
  const isStaffReader = isStaff(actor.roles) && !isActing(actor);
  const companyId = (isStaffReader ? named : undefined) ?? companyOf(actor);
  if (named !== undefined && named !== companyId) return failed('not-found');
  const refused = refusalOf(mayReadCompany(actor, companyId));
  if (refused !== null) return fail(refused);
  if (!isRowId(companyId)) return failed('not-found');
  const program = await programInForce(queries, reader.at);
  const facts = await findAccountFacts(queries, companyId, program);
  const settlement = settleAccount(facts.obligations, facts.credits, reader.today);
  const writtenOff = (obligation: string): Cents =>
    sumMoney(
      facts.credits
        .filter(({ isWriteOff, meantFor }) => isWriteOff === true && meantFor === obligation)
        .map(({ id, amount }) => amount - (settlement.unusedWriteOffs.get(id) ?? 0n)),
    );
  const periods = await findPeriods(
    queries,
    facts.obligations.flatMap(({ currentId }) => (currentId === null ? [] : [currentId])),
  );
  const open = await findOpenPayments(queries, companyId);
  const reports = facts.obligations.flatMap(({ id, currentId, number, dueDate }) => {
    const settled = settlement.obligations.get(id);
    const period = currentId === null ? undefined : periods.get(currentId);
    if (currentId === null || settled === undefined || period === undefined || settled.balance <= 0n)
      return [];
    return [
      {
        reportId: currentId,
        number,
        fiscalYear: period.fiscal_year,
        period: period.period,
        dueDate,
        ...partsOwed(settled, writtenOff(id)),
        openCardPaymentId: open.get(id) ?? null,
      },
    ];
  });
  const years = facts.obligations.flatMap(({ id, exemptionId, number, dueDate }) => {
    const settled = settlement.obligations.get(id);
    if (exemptionId === null || settled === undefined || settled.balance <= 0n) return [];
    // It is due after the year it is of (`thresholdPaymentDue`).
    const fiscalYear = fiscalYearOf(dueDate, program.fiscalYearStart) - 1;
    return [
      {
        exemptionId,
        number,
        fiscalYear,
        dueDate,
        ...partsOwed(settled, writtenOff(id)),
        openCardPaymentId: open.get(id) ?? null,
      },
    ];
  });
  return ok({
    reports,
    years,
    paymentOrder: [...program.paymentOrder],
    total: formatMoney(sumMoney([...reports, ...years].map(({ balance }) => money(balance)))),
    unappliedCredit: formatMoney(settlement.unapplied),
    card,
    payTo: {
      name: program.boardName,
      address: program.address,
      phone: program.phone,
      email: program.email,
      bank,
    },
    interestMonthlyPercent: formatDecimal(program.lateRule.monthlyInterestPercent),
  });
}

const partsOwed = (settled: SettledObligation, writtenOff: Cents) => ({
  assessment: formatMoney(settled.principal),
  lateCharge: formatMoney(settled.lateCharge),
  interest: formatMoney(settled.interest),
  paid: formatMoney(settled.paid - writtenOff),
  writtenOff: formatMoney(writtenOff),
  balance: formatMoney(settled.balance),
});

async function findPeriods(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { fiscal_year: number; period: string }>();
  const rows = await queries
    .selectFrom('assessment_report')
    .select(['id', 'fiscal_year', 'period'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Payments by card that were begun and not ended, by what they are for as settlements name it. */
async function findOpenPayments(queries: Queries, companyId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom('card_payment')
    .leftJoin('exemption', 'exemption.id', 'card_payment.exemption_id')
    .select(['card_payment.id', 'report_id', 'exemption.number'])
    .where('card_payment.company_id', '=', companyId)
    .where('card_payment.status', 'in', ['opening', 'open'])
    .execute();
  return new Map(rows.map((row) => [row.report_id ?? owedYearId(row.number ?? ''), row.id]));
}
