import { sql } from 'kysely';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { type Cents, formatMoney, money } from '../../../domain/money';
import { type Accrual, settleAccount, type Settlement } from '../../../domain/settlement';
import type { Tx } from '../../db/transaction';
import { programInForce } from '../configuration/programInForce';
import { type AccountFacts, findAccountFacts, type OwedReport } from './accountFacts';
import { owedYearId } from './owedYears';
import { type Bookkeeper, type NewEntry, type PostedEntry, postEntries } from './postEntries';

export interface SettledCompany {
  readonly settlement: Settlement;
  readonly facts: AccountFacts;
  /** Late charges and interest entered now, or taken back because an older fact became known. */
  readonly posted: readonly PostedEntry[];
}

/**
 * Brings a company's account up to a date: enters the late charges and interest that the rules ask for and the ledger does not
 * show yet, takes back what a payment or correction that became known later has made wrong, and keeps the figures on the reports.
 * Doing it again changes nothing. The caller holds the group's lock.
 */
export async function settleCompany(tx: Tx, by: Bookkeeper, companyId: string): Promise<SettledCompany> {
  const facts = await findAccountFacts(tx, companyId, await programInForce(tx, by.at));
  const settlement = settleAccount(facts.obligations, facts.credits, by.today);
  const entered = await findEntered(tx, companyId, by.today);
  const posted = await postEntries(tx, by, companyId, [
    ...missingEntries(facts, settlement.accruals, entered),
    ...needlessWriteOffs(by, facts, settlement),
  ]);
  for (const obligation of facts.obligations)
    if (obligation.currentId !== null) await storeFigures(tx, obligation, settlement);
  return { settlement, facts, posted };
}

interface EnteredAccrual {
  readonly amount: Cents;
  /** The first entry of the charge, which a correction names. */
  readonly first: string;
}

const keyOf = (obligationId: string, kind: Accrual['kind'], date: string): string =>
  `${obligationId} ${kind} ${date}`;

async function findEntered(
  tx: Tx,
  companyId: string,
  asOf: CalendarDate,
): Promise<ReadonlyMap<string, EnteredAccrual>> {
  const { rows } = await sql<{ root: string; kind: string; on: string; amount: string; first: string }>`
    select coalesce(report.root_id::text, report.id::text, ${owedYearId('')} || entry.reference) as root, entry.kind,
      entry.accrues_on as on, sum(entry.amount) as amount, min(entry.id)::text as first
    from ledger_entry entry left join assessment_report report on report.id = entry.report_id
    where entry.company_id = ${companyId} and entry.kind in ('LATE_CHARGE', 'INTEREST') and entry.accrues_on <= ${asOf}
    group by 1, 2, 3`.execute(tx);
  return new Map(
    rows.map((row) => [
      keyOf(row.root, row.kind === 'INTEREST' ? 'interest' : 'late-charge', row.on),
      { amount: money(row.amount), first: row.first },
    ]),
  );
}

/** The difference between what should stand in the ledger and what does, charge by charge. */
function missingEntries(
  facts: AccountFacts,
  accruals: readonly Accrual[],
  entered: ReadonlyMap<string, EnteredAccrual>,
): readonly NewEntry[] {
  const wanted = new Map(
    accruals.map((accrual) => [keyOf(accrual.obligationId, accrual.kind, accrual.date), accrual.amount]),
  );
  return [...new Set([...wanted.keys(), ...entered.keys()])].flatMap((key) => {
    const amount = (wanted.get(key) ?? 0n) - (entered.get(key)?.amount ?? 0n);
    const [root = '', kind = '', on = ''] = key.split(' ');
    const obligation = facts.obligations.find(({ id }) => id === root);
    if (amount === 0n || obligation === undefined) return [];
    const accruesOn = calendarDate(on);
    return [
      {
        kind: kind === 'interest' ? ('INTEREST' as const) : ('LATE_CHARGE' as const),
        amount,
        // Never before the assessment it is charged on.
        effectiveOn: accruesOn > obligation.openedOn ? accruesOn : obligation.openedOn,
        reference: obligation.number,
        reportId: obligation.currentId,
        reversalOf: amount < 0n ? (entered.get(key)?.first ?? null) : null,
        accruesOn,
      },
    ];
  });
}

/** What was written off and then paid after all is not kept: the write-off is reversed, entry against entry. */
const needlessWriteOffs = (
  by: Bookkeeper,
  { obligations, credits }: AccountFacts,
  { unusedWriteOffs }: Settlement,
): readonly NewEntry[] =>
  [...unusedWriteOffs].map(([id, amount]) => {
    const writeOff = credits.find((credit) => credit.id === id);
    const obligation = obligations.find((each) => each.id === writeOff?.meantFor);
    return {
      kind: 'WRITE_OFF',
      amount,
      effectiveOn: by.today,
      reference: obligation?.number ?? '',
      reportId: obligation?.currentId ?? null,
      exemptionId: obligation?.exemptionId ?? null,
      reversalOf: id,
    };
  });

async function storeFigures(tx: Tx, obligation: OwedReport, { obligations }: Settlement): Promise<void> {
  const settled = obligations.get(obligation.id);
  if (settled === undefined) throw new Error(`report ${obligation.number} was not settled`);
  const figures = {
    amount_paid: formatMoney(settled.paid),
    late_charge: formatMoney(settled.lateCharge),
    interest: formatMoney(settled.interest),
  };
  const { paid, lateCharge, interest } = obligation.shown;
  if (figures.amount_paid === paid && figures.late_charge === lateCharge && figures.interest === interest)
    return;
  await tx.updateTable('assessment_report').set(figures).where('id', '=', obligation.currentId).execute();
}
