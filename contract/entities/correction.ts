import * as z from 'zod/mini';
import { CORRECTION_KINDS, CORRECTION_STATES } from '../../domain/correction';
import { id, instant, money, person, reasonText } from '../fields';
import { personal } from '../sensitivity';

/** What the board's people ask to be done to money owed on a report or for a closed year, and what became of it. */
export const correction = z.object({
  id,
  kind: z.enum(CORRECTION_KINDS),
  /** What it is about: a report, or what a closed year made due, by the exemption that was outgrown. */
  reportId: z.nullable(id),
  reportNumber: z.nullable(z.string()),
  exemptionId: z.nullable(id),
  exemptionNumber: z.nullable(z.string()),
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
