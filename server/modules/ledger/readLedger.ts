import { sql } from 'kysely';
import type { z } from 'zod';
import type { ledgerEntry, ledgerStatement } from '../../../contract/entities/ledger';
import { addDays, type CalendarDate, isCalendarDate } from '../../../domain/calendarDate';
import { mayReadCompany } from '../../../domain/companyPermissions';
import { fiscalYearOf, fiscalYearStart } from '../../../domain/fiscalYear';
import { formatMoney, money } from '../../../domain/money';
import { companyOf, isActing } from '../../../domain/permissions';
import { fail, ok } from '../../../domain/result';
import { isStaff } from '../../../domain/roles';
import { settleAccount } from '../../../domain/settlement';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findAccountFacts } from './accountFacts';
import { type BalanceBasis, countsBy, findBalance } from './balanceOf';
import { type Charge, chargesOf, explainEntry } from './chargesOf';
import { owedYearId } from './owedYears';

export type LedgerStatement = z.output<typeof ledgerStatement>;
type LedgerEntry = z.output<typeof ledgerEntry>;

export interface LedgerQuery {
  readonly companyId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly basis: BalanceBasis;
}

/** A company's entries between two dates, both included, with the balance before, after each, and at the end. */
export async function readLedger(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  query: LedgerQuery,
): Promise<Outcome<LedgerStatement>> {
  const { actor } = reader.caller;
  const isStaffReader = isStaff(actor.roles) && !isActing(actor);
  const companyId = (isStaffReader ? query.companyId : undefined) ?? companyOf(actor);
  if (query.companyId !== undefined && query.companyId !== companyId) return failed('not-found');
  const refused = refusalOf(mayReadCompany(actor, companyId));
  if (refused !== null) return fail(refused);
  if (!isRowId(companyId)) return failed('not-found');
  const company = await queries
    .selectFrom('company')
    .select(['id', 'legal_name'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (company === undefined) return failed('not-found');

  const program = await programInForce(queries, reader.at);
  const to = query.to ?? reader.today;
  if (!isCalendarDate(to)) return fieldFailed('to', 'field-invalid');
  const year = fiscalYearOf(to, program.fiscalYearStart);
  const from = query.from ?? fiscalYearStart(year, program.fiscalYearStart);
  // The day before the first one is asked for too.
  if (!isCalendarDate(from) || from === '1900-01-01') return fieldFailed('from', 'field-invalid');
  if (to < from) return fieldFailed('to', 'field-invalid');
  const { basis } = query;
  const opening = await findBalance(queries, company.id, addDays(from, -1), basis, program.boardZone);
  const facts = await findAccountFacts(queries, company.id, program);
  const settlement = settleAccount(facts.obligations, facts.credits, reader.today);
  const range = { from, to, basis, boardZone: program.boardZone };
  const entries = await findEntries(queries, company.id, range, chargesOf(settlement, facts));
  return ok({
    companyId: company.id,
    companyName: company.legal_name,
    from,
    to,
    basis,
    openingBalance: opening,
    entries: withBalances(entries, opening),
    closingBalance: withBalances(entries, opening).at(-1)?.balance ?? opening,
    unappliedCredit: formatMoney(settlement.unapplied),
  });
}

type Entry = Omit<LedgerEntry, 'balance'>;

interface EntryRow extends Omit<Entry, 'postedAt' | 'explanation'> {
  readonly posted_at: Date;
  readonly accrues_on: string | null;
  readonly root: string;
}

async function findEntries(
  queries: Queries,
  companyId: string,
  range: {
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly basis: BalanceBasis;
    readonly boardZone: string;
  },
  charges: readonly Charge[],
): Promise<readonly Entry[]> {
  const { from, to, basis, boardZone } = range;
  const { rows } = await sql<EntryRow>`
    select ledger_entry.id::text, kind, amount, effective_date as "effectiveDate", ledger_entry.created_at as posted_at,
      reference, note, report_id::text as "reportId",
      (select number from assessment_report report where report.id = report_id) as "reportNumber", refund_id::text as "refundId",
      reversal_of::text as "reversalOf",
      exists (select 1 from ledger_entry later where later.reversal_of = ledger_entry.id
        having count(*) > 0 and (ledger_entry.kind not like 'PAYMENT%' or sum(later.amount) = -ledger_entry.amount)) as "isReversed",
      nullif(trim(concat(app_user.first_name, ' ', app_user.last_name)), '') as "enteredBy", accrues_on,
      coalesce((select coalesce(root_id, id)::text from assessment_report report where report.id = report_id),
        ${owedYearId('')} || reference) as root
    from ledger_entry left join app_user on app_user.id = ledger_entry.created_by
    where ledger_entry.company_id = ${companyId} and ${countsBy(to, basis, boardZone)}
      and not ${countsBy(addDays(from, -1), basis, boardZone)}
    order by ${basis === 'effective' ? sql`effective_date, ledger_entry.id` : sql`ledger_entry.id`}`.execute(
    queries,
  );
  return rows.map(({ posted_at, accrues_on, root, ...entry }) => ({
    ...entry,
    postedAt: posted_at.toISOString(),
    explanation:
      accrues_on === null || entry.reversalOf !== null
        ? []
        : explainEntry(
            { root, kind: chargeKind(entry.kind), date: accrues_on, amount: entry.amount },
            charges,
          ),
  }));
}

const chargeKind = (kind: Entry['kind']) => (kind === 'INTEREST' ? 'interest' : 'late-charge');

function withBalances(entries: readonly Entry[], opening: string): LedgerEntry[] {
  let balance = money(opening);
  return entries.map((entry) => {
    if (!entry.kind.startsWith('REFUND')) balance += money(entry.amount);
    return { ...entry, balance: formatMoney(balance) };
  });
}
