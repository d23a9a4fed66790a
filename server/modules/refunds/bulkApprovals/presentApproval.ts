import { sql } from 'kysely';
import type { BulkApproval } from '../../../../contract/entities/bulkApproval';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import type { RequestContext } from '../../identity/requestContext';
import { isOnNewAccount, presentNewAccounts } from '../risk/newAccounts';
import { refusalSentence } from './refusalSentence';

/** A bulk approval by its id, of its approver alone; null for anyone else. */
export async function findApproval(queries: Queries, id: string, approver: string, lock: boolean) {
  const query = queries
    .selectFrom('refund_bulk_approval')
    .selectAll()
    .where('id', '=', isRowId(id) ? id : '0')
    .where('approver', '=', approver);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** What the approver sees: totals, the sample, what is decided, and what is left out with its reason. */
export async function presentApproval(
  queries: Queries,
  { language }: Pick<RequestContext, 'language'>,
  approval: ApprovalRow,
): Promise<BulkApproval> {
  const parts = queries
    .selectFrom('refund_bulk_approval_claim as part')
    .innerJoin('refund_claim as claim', 'claim.id', 'part.claim_id')
    .innerJoin('company', 'company.id', 'claim.company_id')
    .where('part.approval_id', '=', approval.id);
  const companies = await parts
    .select(['company.id', 'company.legal_name as name'])
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`sum(part.amount)::numeric(14,2)`.as('amount'),
    ])
    .groupBy(['company.id', 'company.legal_name'])
    .orderBy(sql`sum(part.amount)`, 'desc')
    .orderBy('company.id')
    .execute();
  const { count, total, left, leftTotal, approved } = await parts
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(part.amount), 0)::numeric(14,2)`.as('total'),
      sql<number>`(count(*) filter (where part.outcome is null))::int`.as('left'),
      sql<string>`coalesce(sum(part.amount) filter (where part.outcome is null), 0)::numeric(14,2)`.as(
        'leftTotal',
      ),
      sql<number>`(count(*) filter (where part.outcome = 'approved'))::int`.as('approved'),
    ])
    .executeTakeFirstOrThrow();
  const refused = await parts
    .select(['claim.number', 'part.refusal'])
    .where('part.refusal', 'is not', null)
    .orderBy('claim.id')
    .execute();
  const sample = await parts
    .select(['claim.id', 'claim.number', 'company.legal_name', 'part.amount', 'part.opened_at'])
    .where('part.in_sample', '=', true)
    .orderBy('claim.id')
    .execute();
  const onNewAccount = await parts
    .select(['claim.id', 'claim.number', 'company.legal_name'])
    .where('part.outcome', 'is', null)
    .where(isOnNewAccount())
    .orderBy('claim.id')
    .execute();
  return {
    id: approval.id,
    startedAt: approval.started_at.toISOString(),
    isDecided: approval.decided_at !== null,
    count,
    total,
    left,
    leftTotal,
    approved,
    refused: refused.flatMap(({ number, refusal }) =>
      refusal === null ? [] : [{ number, reason: refusalSentence(language, refusal) }],
    ),
    companies,
    sample: sample.map((claim) => ({
      claimId: claim.id,
      number: claim.number,
      companyName: claim.legal_name,
      amount: claim.amount,
      isOpened: claim.opened_at !== null,
    })),
    newAccounts: presentNewAccounts(onNewAccount),
    leftOut: approval.left_out.map(({ why, count: left, numbers }) => ({
      why,
      count: left,
      numbers: [...numbers],
    })),
  };
}
