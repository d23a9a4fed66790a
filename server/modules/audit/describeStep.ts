import { z } from 'zod';
import type { TimelineEntry } from '../../../contract/entities/refund';
import type { ActionOn } from './findActionsOn';

const detailsSchema = z.object({
  fromStatus: z.nullable(z.string()).default(null),
  toStatus: z.nullable(z.string()).default(null),
  reasonCode: z.nullable(z.string()).default(null),
  reason: z.nullable(z.string()).default(null),
  amount: z.nullable(z.string()).default(null),
});

/** An action as a timeline tells it: the step, and why. */
export function describeStep({ action, details: stored, ...step }: ActionOn): TimelineEntry {
  const { reason, ...facts } = detailsSchema.parse(stored);
  return { ...step, action: action, ...facts, reason: reason === '' ? null : reason };
}
