import { auditDeedWithin } from '../../../contract/texts/auditDeeds';
import { instantText } from '../../../contract/texts/instantText';
import type { Queries } from '../../db/tables';
import type { Failure } from '../../failure';
import { findLastDeed } from '../audit/findLastDeed';
import type { Deed } from './caller';

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
      | 'customsLine';
    readonly id: string;
  },
  deed: Deed,
): Promise<Failure> {
  const last = await findLastDeed(db, subject.type, subject.id);
  return {
    kind: 'stale-version',
    values: {
      what: last === null ? '?' : auditDeedWithin(deed.language, last.action),
      who: last?.by ?? '?',
      when: instantText(deed.language, deed.boardZone, (last?.at ?? deed.at).getTime()),
    },
  };
}
