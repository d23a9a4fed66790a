import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { RefundReason } from '../../../domain/refundReason';
import type { RefundStatus } from '../../../domain/refundStates';
import { isCalendarDate } from '../../../domain/calendarDate';
import { normalize } from '../../../domain/entryNumber';
import { containsText } from '../../db/containsText';
import { columnKey, type SortKey, textKey } from '../../db/listOrder';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { type BulkVerdict, bulkVerdict } from './review/bulkVerdict';
import { isAssignedToNoOne } from './review/reviewers';
import { isDecisionClockRunning } from './summary';

/** What a list of claims may be narrowed by. */
export interface ClaimFilter {
  readonly status?: readonly RefundStatus[] | undefined;
  readonly reason?: readonly RefundReason[] | undefined;
  readonly fiscalYear?: number | undefined;
  readonly exactMatch?: 'yes' | 'no' | undefined;
  /** Only claims that wait for lines Customs has not sent. */
  readonly pendingAtCustoms?: 'yes' | undefined;
  readonly companyId?: string | undefined;
  /** The first day on which the decision may be due. */
  readonly dueFrom?: string | undefined;
  /** The last day on which the decision may be due. */
  readonly dueBy?: string | undefined;
  /** Who the claim is assigned to, seen from the reader: `mine`, `none`, `others`, or a person's ID. */
  readonly assignee?: string | undefined;
  /** Whether anything makes it worth a closer look; asked by staff alone. */
  readonly risk?: 'yes' | 'no' | undefined;
  /** What verifying it with others would say, seen from the reader. */
  readonly bulk?: BulkVerdict | undefined;
  /** A part of the number or the company's name, an importer number or an entry number. */
  readonly q?: string | undefined;
}

export const CLAIM_SORTS: Readonly<Record<string, SortKey>> = {
  number: columnKey('claim.number', 'text'),
  companyName: textKey('company.legal_name'),
  fiscalYear: columnKey('claim.fiscal_year', 'int'),
  status: columnKey('claim.status', 'text'),
  amountClaimed: columnKey('claim.amount_claimed', 'numeric'),
  amountCollected: columnKey('claim.amount_collected', 'numeric'),
  filedAt: columnKey('claim.filed_at', 'timestamptz'),
  decisionDue: columnKey('claim.decision_due', 'date'),
  risk: columnKey('claim.risk_score', 'int'),
};

const claims = (queries: Queries) =>
  queries.selectFrom('refund_claim as claim').innerJoin('company', 'company.id', 'claim.company_id');

type Matching =
  ReturnType<typeof claims> extends SelectQueryBuilder<infer DB, infer TB, object>
    ? SelectQueryBuilder<DB, TB, object>
    : never;

/** The claims a filter lets through, without columns, order or limit. */
export function matchingClaims(queries: Queries, filter: ClaimFilter, readerId: string): Matching {
  let query: Matching = claims(queries);
  if (filter.status !== undefined)
    query = query.where(sql<SqlBool>`claim.status = any(${[...filter.status]})`);
  if (filter.reason !== undefined)
    query = query.where(sql<SqlBool>`claim.reason = any(${[...filter.reason]})`);
  if (filter.fiscalYear !== undefined) query = query.where('claim.fiscal_year', '=', filter.fiscalYear);
  if (filter.exactMatch !== undefined)
    query = query.where('claim.exact_match', '=', filter.exactMatch === 'yes');
  if (filter.pendingAtCustoms !== undefined) query = query.where('claim.unsent_count', '>', 0);
  if (filter.dueBy !== undefined)
    query = query
      .where('claim.decision_due', '<=', isCalendarDate(filter.dueBy) ? filter.dueBy : '0001-01-01')
      .where(isDecisionClockRunning('claim'));
  if (filter.dueFrom !== undefined)
    query = query
      .where('claim.decision_due', '>=', isCalendarDate(filter.dueFrom) ? filter.dueFrom : '9999-12-31')
      .where(isDecisionClockRunning('claim'));
  if (filter.companyId !== undefined)
    query = query.where('claim.company_id', '=', isRowId(filter.companyId) ? filter.companyId : '0');
  if (filter.assignee === 'none') query = query.where(isAssignedToNoOne('claim.assigned_to'));
  else if (filter.assignee === 'others') query = query.where('claim.assigned_to', '<>', readerId);
  else if (filter.assignee !== undefined) {
    const assignee = filter.assignee === 'mine' ? readerId : filter.assignee;
    query = query.where('claim.assigned_to', '=', isRowId(assignee) ? assignee : '0');
  }
  if (filter.risk !== undefined)
    query = query.where('claim.risk_score', filter.risk === 'yes' ? '>' : '=', 0);
  if (filter.bulk !== undefined) query = query.where(sql<SqlBool>`${bulkVerdict(readerId)} = ${filter.bulk}`);
  if (filter.q !== undefined && filter.q !== '') query = query.where(matchesText(filter.q));
  return query;
}

function matchesText(typed: string) {
  const entryNumber = normalize(typed);
  return sql<SqlBool>`(${containsText('claim.number', typed)} or ${containsText('company.legal_name', typed)}
    or ${containsText('claim.importer_number', typed)}
    or exists (
      select 1 from refund_claim_line part join customs_line line on line.id = part.customs_line_id
      where part.claim_id = claim.id and line.entry_number = ${entryNumber})
    or exists (
      select 1 from refund_unsent_line pending
      where pending.claim_id = claim.id and pending.entry_number = ${entryNumber} and pending.state = 'waiting'))`;
}
