import * as z from 'zod/mini';
import { EVIDENCE_KINDS } from '../../domain/refundEvidence';
import { date, fiscalYear, money } from '../fields';
import { refundReason } from './refund';

/** What a company can still claim, on the board's records alone. */
export const foreseenClaims = z.object({
  /** A line that fits several reasons counts once. */
  total: money,
  /** The newest year first, one for each reason. */
  claims: z.array(
    z.object({
      fiscalYear,
      reason: refundReason,
      /** What the claim form proposes for the year and the reason. */
      amount: money,
      lines: z.int(),
      /** The last day, an extension included; null where there is none. */
      deadline: z.nullable(date),
      daysLeft: z.nullable(z.int()),
      requiredEvidence: z.array(z.enum(EVIDENCE_KINDS)),
      needsCertificate: z.boolean(),
    }),
  ),
});
export type ForeseenClaims = z.infer<typeof foreseenClaims>;
