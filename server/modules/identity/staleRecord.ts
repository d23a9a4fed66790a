import { auditDeedWithin } from '../../../contract/texts/auditDeeds';
import type { Queries } from '../../db/tables';
import type { Failure } from '../../failure';
import { findLastDeed } from '../audit/findLastDeed';
import { programInForce } from '../configuration/programInForce';
import type { Deed } from './caller';
import { minuteText } from './whenText';

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
  const { boardZone } = await programInForce(db, deed.at);
  return {
    kind: 'stale-version',
    values: {
      what: last === null ? '?' : auditDeedWithin(deed.language, last.action),
      who: last?.by ?? '?',
      when: minuteText(last?.at ?? deed.at, deed.language, boardZone),
    },
  };
}
