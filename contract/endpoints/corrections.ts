import * as z from 'zod/mini';
import { CORRECTION_DECISIONS, CORRECTION_KINDS, CORRECTION_STATES } from '../../domain/correction';
import { endpoint, json } from '../endpoint';
import { correction } from '../entities/correction';
import { id, money, reasonText, version } from '../fields';
import { listOf, listQuery, several } from '../list';

const tag = 'Corrections';

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/admin/corrections',
  summary: 'Write-offs and voided reports, done and requested',
  tag,
  access: ['admin', 'readonly'],
  query: listQuery(['proposedAt', 'companyName', 'amount', 'reportNumber'], '-proposedAt', {
    kind: several(CORRECTION_KINDS),
    state: several(CORRECTION_STATES),
    companyId: z.optional(id),
  }),
  answer: json(listOf(correction)),
});

/** Above the sum over which two people sign it waits for the second one; nothing is moved before. */
export const proposeCorrection = endpoint({
  method: 'POST',
  path: '/api/admin/corrections',
  summary: 'Request a write-off of a report’s amount due, or void the report',
  tag,
  access: ['admin'],
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(CORRECTION_KINDS),
    reportId: id,
    /** The version of the report that was seen. */
    version,
    /** What is given up; a voided report goes whole, whatever is named here. */
    amount: money,
    reason: reasonText,
  }),
  answer: json(correction),
});

/** As a write-off on a report. The charge may fall on another company of the group than the one that held the exemption. */
export const writeOffYear = endpoint({
  method: 'POST',
  path: '/api/admin/corrections/years',
  summary: 'Request a write-off of an amount due for a closed year',
  tag,
  access: ['admin'],
  idempotent: true,
  body: z.strictObject({ companyId: id, exemptionId: id, amount: money, reason: reasonText }),
  answer: json(correction),
});

/** Somebody else agrees or refuses; whoever asked may take it back. */
export const decideCorrection = endpoint({
  method: 'POST',
  path: '/api/admin/corrections/{id}/decide',
  summary: 'Approve, decline, or withdraw a pending correction',
  tag,
  access: ['admin'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ decision: z.enum(CORRECTION_DECISIONS), reason: reasonText }),
  answer: json(correction),
});
