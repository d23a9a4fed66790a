import { z } from 'zod';
import type { reportEvent } from '../../../contract/entities/report';
import { REPORT_ACTIONS } from '../../../domain/reportStates';
import type { Queries } from '../../db/tables';
import { findActionsOn } from '../audit/findActionsOn';

const detailsSchema = z.object({
  number: z.string().default(''),
  reason: z.nullable(z.string()).default(null),
});

/** What the board's people settle among themselves: a company hears what came of it. */
const INTERNAL: ReadonlySet<string> = new Set([
  'correction-asked',
  'correction-refused',
  'correction-withdrawn',
]);

/**
 * What was done to some versions of a report, oldest first, read from the audit: who, on whose behalf, what, why.
 * @param isStaffReader whether the reader is one of the board's staff
 */
export async function findReportEvents(
  queries: Queries,
  versionIds: readonly string[],
  isStaffReader: boolean,
): Promise<z.output<typeof reportEvent>[]> {
  const actions = await findActionsOn(queries, 'report', versionIds);
  return actions.flatMap(({ action, details, ...step }) => {
    const known = REPORT_ACTIONS.find((candidate) => candidate === action);
    if (known === undefined || (INTERNAL.has(known) && !isStaffReader)) return [];
    const { number, reason } = detailsSchema.parse(details);
    return [{ ...step, action: known, number, reason: reason === '' ? null : reason }];
  });
}
