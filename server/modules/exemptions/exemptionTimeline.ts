import type { TimelineEntry } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';
import { findActionsOn } from '../audit/findActionsOn';
import { describeStep } from '../audit/describeStep';

/** What was done to an application or certificate, oldest first, read from the audit. */
export async function findExemptionTimeline(queries: Queries, id: string): Promise<TimelineEntry[]> {
  const actions = await findActionsOn(queries, 'exemption', [id]);
  return actions.map(describeStep);
}
