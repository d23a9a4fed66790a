import type { TimelineEntry } from '../../../contract/entities/refund';
import type { Queries } from '../../db/tables';
import { findDeedsOn } from '../audit/findDeedsOn';
import { toldStep } from '../audit/toldStep';

/** What was done to an application or certificate, oldest first, read from the audit. */
export async function findExemptionTimeline(queries: Queries, id: string): Promise<TimelineEntry[]> {
  const deeds = await findDeedsOn(queries, 'exemption', [id]);
  return deeds.map(toldStep);
}
