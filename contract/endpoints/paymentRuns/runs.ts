import * as z from 'zod/mini';
import { RETURN_CAUSES, RUN_STATUSES } from '../../../domain/paymentRun';
import { endpoint, file, json } from '../../endpoint';
import { paymentRun, paymentRunSummary, readyClaims, RUN_FILE_FORMATS } from '../../entities/paymentRun';
import { date, id, money, reasonText, version } from '../../fields';
import { LIMITS } from '../../limits';
import { listOf, listQuery, several } from '../../list';

const tag = 'Payment runs';
const one = z.strictObject({ id });
const readers = ['approver', 'admin', 'readonly'] as const;
const payers = ['approver', 'admin'] as const;

export const listReadyClaims = endpoint({
  method: 'GET',
  path: '/api/admin/paymentruns/ready',
  summary: 'Approved claims ready to pay, and why some are left out',
  tag,
  access: readers,
  answer: json(readyClaims),
});

export const listPaymentRuns = endpoint({
  method: 'GET',
  path: '/api/admin/paymentruns',
  summary: 'Payment runs',
  tag,
  access: readers,
  query: listQuery(['number', 'preparedAt', 'payOn', 'total'], '-preparedAt', {
    status: several(RUN_STATUSES),
    /** Prepared runs that the reader may release. */
    release: z.optional(z.enum(['mine'])),
  }),
  answer: json(listOf(paymentRunSummary)),
});

export const getPaymentRun = endpoint({
  method: 'GET',
  path: '/api/admin/paymentruns/{id}',
  summary: 'A payment run with its payments',
  tag,
  access: readers,
  params: one,
  answer: json(paymentRun),
});

export const preparePaymentRun = endpoint({
  method: 'POST',
  path: '/api/admin/paymentruns',
  summary: 'Prepare a payment run of approved claims, for another person to release',
  tag,
  access: payers,
  idempotent: true,
  body: z.strictObject({
    claimIds: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.paymentsPerRun)),
    /** Today or later. */
    payOn: date,
    /** The sum that was seen; another one is refused. */
    total: money,
  }),
  answer: json(paymentRun),
});

export const releasePaymentRun = endpoint({
  method: 'POST',
  path: '/api/admin/paymentruns/{id}/release',
  summary: 'Release a prepared payment run (second person)',
  tag,
  access: payers,
  params: one,
  idempotent: true,
  body: z.strictObject({ version, total: money }),
  answer: json(paymentRun),
});

export const takeClaimOut = endpoint({
  method: 'POST',
  path: '/api/admin/paymentruns/{id}/take-out',
  summary: 'Take one claim out of a prepared run; it waits for another one',
  tag,
  access: payers,
  params: one,
  idempotent: true,
  body: z.strictObject({ version, itemId: id }),
  answer: json(paymentRun),
});

export const cancelPaymentRun = endpoint({
  method: 'POST',
  path: '/api/admin/paymentruns/{id}/cancel',
  summary: 'Cancel a prepared payment run; its claims stay ready to pay',
  tag,
  access: payers,
  params: one,
  idempotent: true,
  body: z.strictObject({ version, reason: reasonText }),
  answer: json(paymentRun),
});

const checkNumber = z.string().check(z.trim(), z.regex(/^\d{1,12}$/));

export const recordCheckNumbers = endpoint({
  method: 'POST',
  path: '/api/admin/paymentruns/{id}/checks',
  summary: 'Record check numbers',
  tag,
  access: payers,
  params: one,
  idempotent: true,
  body: z.strictObject({
    version,
    checks: z
      .array(z.strictObject({ itemId: id, checkNumber }))
      .check(z.minLength(1), z.maxLength(LIMITS.paymentsPerRun)),
  }),
  answer: json(paymentRun),
});

export const confirmPayments = endpoint({
  method: 'POST',
  path: '/api/admin/paymentruns/{id}/confirm',
  summary: 'Mark payments as cleared',
  tag,
  access: payers,
  params: one,
  idempotent: true,
  body: z.strictObject({
    version,
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.paymentsPerRun)),
  }),
  answer: json(paymentRun),
});

/** The ledger takes the payment back and the claim waits for another run. */
export const returnPayment = endpoint({
  method: 'POST',
  path: '/api/admin/paymentruns/{id}/returns',
  summary: 'Record a payment returned by the bank',
  tag,
  access: payers,
  params: one,
  idempotent: true,
  body: z.strictObject({ version, itemId: id, cause: z.enum(RETURN_CAUSES), note: reasonText }),
  answer: json(paymentRun),
});

export const downloadPaymentRun = endpoint({
  method: 'GET',
  path: '/api/admin/paymentruns/{id}/file',
  summary: 'A released run for the bank (NACHA, transfers only) or a spreadsheet (CSV, all payments)',
  tag,
  access: payers,
  params: one,
  query: z.strictObject({ format: z.enum(RUN_FILE_FORMATS) }),
  answer: file('text/plain', 'text/csv'),
});
