import { auditActionWithin } from '../../../contract/texts/auditActions';
import { instantText } from '../../../contract/texts/instantText';
import type { Queries } from '../../db/tables';
import type { Failure } from '../../failure';
import { findLastAction } from '../audit/findLastAction';
import type { RequestContext } from './requestContext';

/** The refusal of an edit made on an older version of a record: what changed it last, who and when (decision 11). */
export async function staleRecord(
  db: Queries,
  subject: {
    readonly type:
      | 'company'
      | 'company-change'
      | 'user'
      | 'report'
      | 'configuration'
      | 'text'
      | 'paymentRun'
      | 'payeeAccount'
      | 'customsBatch'
      | 'customsLine'
      | 'problem';
    readonly id: string;
  },
  ctx: RequestContext,
): Promise<Failure> {
  const last = await findLastAction(db, subject.type, subject.id, ctx.at);
  return {
    kind: 'stale-version',
    values: {
      what: last === null ? '?' : auditActionWithin(ctx.language, last.action),
      who: last?.by ?? '?',
      when: instantText(ctx.language, ctx.boardZone, (last?.at ?? ctx.at).getTime()),
    },
  };
}
