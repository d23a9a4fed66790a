import { z } from 'zod';
import type { TimelineEntry } from '../../../contract/entities/refund';
import type { DeedOn } from './findDeedsOn';

const details = z.object({
  fromStatus: z.nullable(z.string()).default(null),
  toStatus: z.nullable(z.string()).default(null),
  reasonCode: z.nullable(z.string()).default(null),
  reason: z.nullable(z.string()).default(null),
  amount: z.nullable(z.string()).default(null),
});

/** A deed as a timeline tells it: the step, and why. */
export function toldStep({ action, details: kept, ...deed }: DeedOn): TimelineEntry {
  const { reason, ...told } = details.parse(kept);
  return { ...deed, deed: action, ...told, reason: reason === '' ? null : reason };
}
