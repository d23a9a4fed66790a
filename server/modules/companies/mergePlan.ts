import { sql } from 'kysely';
import type { MergeConflict, MergePlan } from '../../../contract/entities/companyAdmin';
import { mayManageCompanies } from '../../../domain/companyPermissions';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { namesCompany } from './mergeMoves';

/** What merging a company into another one would move, and what stands in the way. */
export async function planMerge(
  queries: Queries,
  { caller }: Pick<RequestContext, 'caller'>,
  fromId: string,
  intoId: string,
): Promise<Outcome<MergePlan>> {
  const refused = refusalOf(mayManageCompanies(caller.actor));
  if (refused !== null) return fail(refused);
  const plan = await findMergePlan(queries, fromId, intoId);
  return plan === null ? failed('not-found') : ok(plan);
}

interface Facts {
  readonly from_name: string;
  readonly from_version: number;
  readonly from_merged: boolean;
  readonly into_name: string;
  readonly into_status: string;
  readonly users: number;
  readonly numbers: number;
  readonly lines: number;
  readonly refunds: number;
  readonly exemptions: number;
  readonly documents: number;
  readonly waivers: number;
  readonly late_leaves: number;
  readonly from_account: boolean;
  readonly into_account: boolean;
  readonly saved_views: number;
  readonly waiting_changes: number;
  readonly waived_and_claimed: boolean;
  readonly unsent_twice: boolean;
  readonly reports: number;
  readonly entries: number;
  readonly owes: boolean;
  readonly open_reports: number;
  readonly open_payments: number;
  readonly overlaps: number;
  readonly other_group: boolean;
}

/** The plan on the records of now; null where one of the two is not there or is the board. */
export async function findMergePlan(
  queries: Queries,
  fromId: string,
  intoId: string,
): Promise<MergePlan | null> {
  if (!isRowId(fromId) || !isRowId(intoId)) return null;
  const count = (table: string, condition = sql`true`) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} where company_id = old.id and ${condition})`;
  const { rows } = await sql<Facts>`
    select old.legal_name as from_name, old.version as from_version, old.merged_into is not null as from_merged,
      kept.legal_name as into_name, kept.status as into_status,
      ${count('app_user')} as users, ${count('importer_number')} as numbers, ${count('customs_line')} as lines,
      ${count('refund_claim')} as refunds, ${count('exemption')} as exemptions, ${count('document')} as documents,
      ${count('refund_waiver')} as waivers, ${count('late_claim_leave')} as late_leaves,
      exists (select 1 from payee_account where company_id = old.id) as from_account,
      exists (select 1 from payee_account where company_id = kept.id) as into_account,
      (select count(*)::int from saved_view where ${namesCompany(sql.ref('address'), sql.ref('old.id'))}) as saved_views,
      ${count('company_change_request', sql`status = 'waiting'`)} as waiting_changes,
      exists (select 1 from refund_waiver waiver join refund_claim claim on claim.fiscal_year = waiver.fiscal_year
        where waiver.withdrawn_by is null and claim.status not in ('Rejected', 'Withdrawn', 'Closed', 'Paid')
          and (waiver.company_id, claim.company_id) in ((old.id, kept.id), (kept.id, old.id))) as waived_and_claimed,
      exists (select 1 from refund_unsent_line a join refund_unsent_line b
        on b.entry_number = a.entry_number and b.line_no = a.line_no and b.is_open and b.filed_for = kept.id
        where a.is_open and a.filed_for = old.id) as unsent_twice,
      ${count('assessment_report')} as reports, ${count('ledger_entry')} as entries,
      coalesce((select sum(amount) from ledger_entry where company_id = old.id and kind not like 'REFUND%'), 0) <> 0 as owes,
      ${count('assessment_report', sql`status in ('Submitted', 'UnderReview', 'Returned')`)} as open_reports,
      ${count('card_payment', sql`status = 'open'`)} as open_payments,
      (select count(*)::int from exemption a join exemption b on b.kind = a.kind and b.fiscal_year = a.fiscal_year
        where a.company_id = old.id and b.company_id = kept.id
          and a.status in ('Submitted', 'InReview', 'MoreInfo', 'Approved')
          and b.status in ('Submitted', 'InReview', 'MoreInfo', 'Approved')) as overlaps,
      exists (select 1 from company_group_member a where a.company_id = old.id and a.to_date is null
        and not exists (select 1 from company_group_member b where b.company_id = kept.id and b.to_date is null
          and b.group_id = a.group_id)) as other_group
    from company old cross join company kept
    where old.id = ${fromId} and kept.id = ${intoId} and not old.is_board and not kept.is_board`.execute(
    queries,
  );
  const facts = rows[0];
  if (facts === undefined) return null;
  return {
    from: { id: fromId, name: facts.from_name, version: facts.from_version },
    into: { id: intoId, name: facts.into_name },
    moves: {
      users: facts.users,
      importerNumbers: facts.numbers,
      customsLines: facts.lines,
      refunds: facts.refunds,
      exemptions: facts.exemptions,
      documents: facts.documents,
      waivers: facts.waivers,
      filingExtensions: facts.late_leaves,
      payeeAccounts: facts.from_account && !facts.into_account ? 1 : 0,
      savedViews: facts.saved_views,
    },
    keepsOwnAccount: facts.from_account && facts.into_account,
    stays: { reports: facts.reports, ledgerEntries: facts.entries },
    conflicts: conflictsOf(facts, fromId === intoId),
  };
}

function conflictsOf(facts: Facts, isSame: boolean): MergeConflict[] {
  const standing: readonly (readonly [MergeConflict, boolean])[] = [
    ['merge-itself', isSame],
    ['merge-done-before', facts.from_merged],
    ['merge-target-not-active', facts.into_status !== 'Active'],
    ['merge-balance-open', facts.owes],
    ['merge-report-open', facts.open_reports > 0],
    ['merge-payment-open', facts.open_payments > 0],
    ['merge-exemptions-overlap', facts.overlaps > 0],
    ['merge-other-group', facts.other_group],
    ['merge-change-waiting', facts.waiting_changes > 0],
    ['merge-waiver-and-claim', facts.waived_and_claimed],
    ['merge-pending-twice', facts.unsent_twice],
  ];
  return standing.filter(([, isThere]) => isThere).map(([conflict]) => conflict);
}
