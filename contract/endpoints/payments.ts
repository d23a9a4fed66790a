import * as z from 'zod/mini';
import { CARD_RETURN_KINDS, CARD_RETURN_STATES } from '../../domain/cardReturn';
import { endpoint, json } from '../endpoint';
import {
  cardReturn,
  cardPayment,
  cardPaymentState,
  payable,
  paymentOutcome,
  paymentPreview,
  paymentRecord,
  paymentSummary,
  PAYMENT_KINDS,
  STAFF_PAYMENT_KINDS,
} from '../entities/payment';
import { date, id, instant, money, reasonText } from '../fields';
import { listOf, listQuery, several } from '../list';
import { personal } from '../sensitivity';
import { oneLine } from '../oneLine';

const tag = 'Payments';
const one = z.strictObject({ id });
const reference = personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(60), oneLine()));

/** Payments received, for the board's people. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'Payments of all companies',
  tag,
  access: ['admin', 'readonly'],
  query: listQuery(['receivedOn', 'companyName', 'amount', 'reference'], '-receivedOn', {
    companyId: z.optional(id),
    /** A part of the company's name. */
    company: z.optional(personal(z.string().check(z.trim(), z.maxLength(100)))),
    kind: several(PAYMENT_KINDS),
    /** Standing whole, taken back in part, or taken back whole. */
    state: z.optional(z.enum(['stands', 'partly-reversed', 'reversed'])),
    receivedFrom: z.optional(date),
    receivedTo: z.optional(date),
  }),
  answer: json(listOf(paymentSummary)),
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/admin/payments/{id}',
  summary: 'One payment and what it pays',
  tag,
  access: ['admin', 'readonly'],
  params: one,
  answer: json(paymentRecord),
});

const received = z.strictObject({
  companyId: id,
  /** The report the payer meant; null for the oldest due first. */
  reportId: z.nullable(id),
  /** Or the outgrown exemption whose closed year the payer meant; never both. */
  exemptionId: z.optional(z.nullable(id)),
  kind: z.enum(STAFF_PAYMENT_KINDS),
  amount: money,
  /** The day it arrived: lateness is judged by it. Not after today. */
  receivedOn: date,
  /** Number of the check or the transfer. The same one is not entered twice for a company. */
  reference,
});

/** Refuses what entering it would refuse, and changes nothing. */
export const previewPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/preview',
  summary: 'Preview what a payment would pay',
  tag,
  access: ['admin'],
  body: received,
  answer: json(paymentPreview),
});

/** Any part of what is owed, or more: what is left over waits for the company's next report. */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments',
  summary: 'Record a check or transfer received by the board',
  tag,
  access: ['admin'],
  idempotent: true,
  body: received,
  answer: json(paymentOutcome),
});

/** The late clock of what it had paid runs as if it had never come. */
export const reversePayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/{id}/reverse',
  summary: 'Reverse a payment, or part of it, that bounced, was refunded, or was entered by mistake',
  tag,
  access: ['admin'],
  idempotent: true,
  params: one,
  body: z.strictObject({
    reason: z.enum(['bounced', 'entered-by-mistake', 'refunded']),
    /** What of it is taken back; all that is left of it where no amount is named. */
    amount: z.optional(money),
    /** What of it was taken back already, as the person saw it; missing in logs that earlier builds recorded. */
    returned: z.optional(money),
    /** The day it is taken back; not before it was received, not after today. */
    reversedOn: date,
    note: reasonText,
  }),
  answer: json(z.object({ companyBalance: money })),
});

/** Refunds and disputes that the card provider reported, with what a person must look at. */
export const listCardReturns = endpoint({
  method: 'GET',
  path: '/api/admin/payments/card-returns',
  summary: 'Refunds and disputes at the card provider',
  tag,
  access: ['admin', 'readonly'],
  query: listQuery(['heardAt', 'amount', 'companyName'], '-heardAt', {
    kind: several(CARD_RETURN_KINDS),
    state: several(CARD_RETURN_STATES),
    check: z.optional(z.enum(['needed', 'done'])),
  }),
  answer: json(listOf(cardReturn)),
});

/** A later message about it that brings something new asks for another look. */
export const checkCardReturn = endpoint({
  method: 'POST',
  path: '/api/admin/payments/card-returns/{id}/check',
  summary: 'Mark a refund or dispute at the card provider as reviewed',
  tag,
  access: ['admin'],
  idempotent: true,
  params: one,
  /** `heardAt` as the person saw it: something newer is not marked. */
  body: z.strictObject({ note: reasonText, heardAt: instant }),
  answer: json(cardReturn),
});

/** Only credit that no report needs can be given back. */
export const refundCredit = endpoint({
  method: 'POST',
  path: '/api/admin/payments/credit-refunds',
  summary: 'Record a refund of a credit balance',
  tag,
  access: ['admin'],
  idempotent: true,
  body: z.strictObject({ companyId: id, amount: money, reference, note: reasonText }),
  answer: json(z.object({ unappliedCredit: money, companyBalance: money })),
});

export const getPayable = endpoint({
  method: 'GET',
  path: '/api/payments/payable',
  summary: 'Amounts due by report, and how to pay them',
  tag,
  access: ['user', 'admin', 'readonly'],
  query: z.strictObject({ companyId: z.optional(id) }),
  answer: json(payable),
});

/** However often it is asked for, a report or a closed year has one open payment, and only one can be charged. */
export const openCardPayment = endpoint({
  method: 'POST',
  path: '/api/payments/card',
  summary: 'Start or continue a card payment for a report or a closed year',
  tag,
  access: ['user'],
  permission: 'sign',
  /** One of the two: a report, or the outgrown exemption whose closed year is owed. */
  body: z.strictObject({ reportId: z.optional(id), exemptionId: z.optional(id) }),
  answer: json(cardPayment),
});

export const getCardPayment = endpoint({
  method: 'GET',
  path: '/api/payments/card/{id}',
  summary: 'Status of a card payment',
  tag,
  access: ['user', 'admin', 'readonly'],
  params: one,
  answer: json(cardPaymentState),
});
