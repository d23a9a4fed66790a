import * as z from 'zod/mini';
import { CORRECTION_KINDS, CORRECTION_STATES } from '../../domain/correction';
import { id, instant, money, person, reasonText } from '../fields';
import { personal } from '../sensitivity';

/** What the board's people ask to be done to money owed on a report, and what became of it. */
export const correction = z.object({
  id,
  kind: z.enum(CORRECTION_KINDS),
  reportId: id,
  reportNumber: z.string(),
  companyId: id,
  companyName: personal(z.string()),
  /** Above zero, or 0.00 for a voided report of nothing. */
  amount: money,
  reason: reasonText,
  state: z.enum(CORRECTION_STATES),
  proposedBy: person,
  proposedAt: instant,
  /** The second person, or whoever took it back; null while it waits, and where none was needed. */
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  decisionReason: reasonText,
});
