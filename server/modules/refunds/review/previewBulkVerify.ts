import { sql, type SqlBool } from 'kysely';
import { BULK_LEFT_OUT, type BulkPreview } from '../../../../contract/entities/refundReview';
import { asStaff } from '../../../../domain/permissions';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { type Outcome, refusalOf } from '../../../failure';
import type { Reader } from '../presentRefund';
import { isOnNewAccount, presentNewAccounts } from '../risk/newAccounts';
import { bulkVerdict } from './bulkVerdict';
import { chosenClaims, type ClaimSelection } from './chosenClaims';

/** How many numbers stand beside each reason as examples. */
const EXAMPLES = 5;

/** What verifying the chosen claims at once would do: counts, and what is left out with its reason. */
export async function previewBulkVerify(
  queries: Queries,
  reader: Reader,
  selection: ClaimSelection,
): Promise<Outcome<BulkPreview>> {
  const { actor } = reader.caller;
  const refused = refusalOf(asStaff(actor, 'verifier', 'admin'));
  if (refused !== null) return fail(refused);
  const judged = chosenClaims(queries, actor.userId, selection).select([
    'claim.id',
    'claim.number',
    'claim.amount_claimed',
    bulkVerdict(actor.userId).as('verdict'),
  ]);
  const groups = await queries
    .selectFrom(judged.as('judged'))
    .select(['verdict'])
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`coalesce(sum(amount_claimed), 0)::numeric(14,2)`.as('amount'),
      sql<string[]>`(array_agg(number order by id))[1:${sql.lit(EXAMPLES)}]`.as('numbers'),
    ])
    .groupBy('verdict')
    .execute();
  const onNewAccount = await chosenClaims(queries, actor.userId, selection)
    .select(['claim.id', 'claim.number', 'company.legal_name'])
    .where(sql<SqlBool>`${bulkVerdict(actor.userId)} = 'ready'`)
    .where(isOnNewAccount())
    .orderBy('claim.id')
    .execute();
  const ready = groups.find(({ verdict }) => verdict === 'ready');
  return ok({
    chosen: groups.reduce((total, { count }) => total + count, 0),
    ready: ready?.count ?? 0,
    amount: ready?.amount ?? '0.00',
    newAccounts: presentNewAccounts(onNewAccount),
    leftOut: BULK_LEFT_OUT.flatMap((why) => {
      const group = groups.find(({ verdict }) => verdict === why);
      return group === undefined ? [] : [{ why, count: group.count, numbers: group.numbers }];
    }),
  });
}
