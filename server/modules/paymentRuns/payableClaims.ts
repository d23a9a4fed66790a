import { sql } from 'kysely';
import { type CalendarDate, dateInZone } from '../../../domain/calendarDate';
import { type Cents, money } from '../../../domain/money';
import { isNewAccount, payableFrom } from '../../../domain/newAccount';
import { type LeftOut, leftOutOf } from '../../../domain/paymentRun';
import { claimAccount } from '../../../domain/refundAccount';
import type { AccountType } from '../../db/paymentRunTables';
import type { Queries } from '../../db/tables';

/** The account a payment goes into; its number stays sealed. */
export interface PayeeBank {
  readonly routingNumber: string;
  readonly sealedAccount: string;
  readonly lastFour: string;
  readonly accountType: AccountType;
  readonly holder: string;
}

/** An approved claim as the ledger and the company's account say it can be paid now. */
export interface PayableClaim {
  readonly id: string;
  readonly number: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly payee: { readonly name: string; readonly address: string };
  readonly approvedAt: Date;
  readonly amount: Cents;
  readonly bank: PayeeBank | null;
  readonly accountIsNew: boolean;
  /** The first day a payment may go into the account; null when it may today. */
  readonly payableFrom: CalendarDate | null;
  readonly unpaidBalance: Cents;
  readonly leftOut: LeftOut | null;
}

/** The day payments are looked at, and how long a new account waits. */
export interface PayDay {
  readonly today: CalendarDate;
  readonly boardZone: string;
  /** Business days. */
  readonly waitDays: number;
}

interface Row {
  readonly id: string;
  readonly number: string;
  readonly company_id: string;
  readonly legal_name: string;
  readonly payee_name: string;
  readonly payee_address: string;
  readonly status_since: Date;
  readonly standing: string;
  readonly receivable: string;
  readonly in_run: boolean;
  readonly unpaid: string;
  readonly holder: string | null;
  readonly routing_number: string | null;
  readonly sealed_account: string | null;
  readonly last_four: string | null;
  readonly account_type: AccountType | null;
  readonly set_at: Date | null;
}

/**
 * Approved claims, the longest waiting first, each with what the ledger says is payable and why it may have to wait.
 * @param claimIds only these; null for all
 */
export async function findPayableClaims(
  queries: Queries,
  when: PayDay,
  claimIds: readonly string[] | null,
  limit: number,
): Promise<readonly PayableClaim[]> {
  const only = claimIds === null ? sql`true` : sql`claim.id = any(${[...claimIds]}::bigint[])`;
  const { rows } = await sql<Row>`
    with account as (
      select owed.id as claim_id, owed.company_id, sum(entry.amount) as standing
      from refund_claim owed join ledger_entry entry on entry.refund_id = owed.id and entry.kind like 'REFUND%'
      group by owed.id, owed.company_id
    )
    select claim.id, claim.number, claim.company_id, company.legal_name, claim.payee_name, claim.payee_address,
      claim.status_since, coalesce(account.standing, 0)::numeric(14,2) as standing,
      coalesce((select sum(other.standing) from account other
        where other.company_id = claim.company_id and other.standing > 0), 0)::numeric(14,2) as receivable,
      exists (select 1 from payment_run_item item
        where item.claim_id = claim.id and item.status in ('Waiting', 'Issued', 'Paid')) as in_run,
      greatest(0, coalesce((select sum(entry.amount) from ledger_entry entry
        where entry.company_id = claim.company_id and entry.kind not like 'REFUND%'), 0))::numeric(14,2) as unpaid,
      bank.holder, bank.routing_number, bank.sealed_account, bank.last_four, bank.account_type, bank.set_at
    from refund_claim claim
    join company on company.id = claim.company_id
    left join account on account.claim_id = claim.id
    left join payee_account bank on bank.company_id = claim.company_id
    where claim.status = 'Approved' and ${only}
    order by claim.status_since, claim.id limit ${limit}`.execute(queries);
  return rows.map((row) => toClaim(row, when));
}

function toClaim(row: Row, { today, boardZone, waitDays }: PayDay): PayableClaim {
  const setOn = row.set_at === null ? null : dateInZone(row.set_at.getTime(), boardZone);
  const from = setOn === null ? null : payableFrom(setOn, waitDays, today);
  const { payable } = claimAccount([money(row.standing)]);
  const companyReceivable = money(row.receivable);
  return {
    id: row.id,
    number: row.number,
    companyId: row.company_id,
    companyName: row.legal_name,
    payee: { name: row.payee_name, address: row.payee_address },
    approvedAt: row.status_since,
    amount: payable,
    bank: bankOf(row),
    accountIsNew: setOn !== null && isNewAccount(setOn, today),
    payableFrom: from,
    unpaidBalance: money(row.unpaid),
    leftOut: leftOutOf({
      isInRun: row.in_run,
      payable,
      companyReceivable,
      accountWaits: from !== null,
    }),
  };
}

function bankOf(row: Row): PayeeBank | null {
  const { holder, routing_number, sealed_account, last_four, account_type } = row;
  if (
    holder === null ||
    routing_number === null ||
    sealed_account === null ||
    last_four === null ||
    account_type === null
  )
    return null;
  return {
    holder,
    routingNumber: routing_number,
    sealedAccount: sealed_account,
    lastFour: last_four,
    accountType: account_type,
  };
}
