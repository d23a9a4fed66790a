import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { ACCOUNT_TYPES, accountNumber, payeeAccount, refundStanding } from '../../entities/paymentRun';
import { identityProof } from '../account/confirmation';
import { id, version } from '../../fields';
import { plainWords } from '../../plainWords';
import { personal } from '../../sensitivity';

const tag = 'Refunds';
const access = ['user'] as const;

/** The own company's; staff name a company. */
export const getRefundStanding = endpoint({
  method: 'GET',
  path: '/api/refunds/standing',
  summary: 'Refunds to be paid to a company, and overpaid refunds it owes',
  tag,
  access: ['user', 'approver', 'verifier', 'admin', 'readonly'],
  query: z.strictObject({ companyId: z.optional(id) }),
  answer: json(refundStanding),
});

export const getPayeeAccount = endpoint({
  method: 'GET',
  path: '/api/refunds/payee',
  summary: 'Your company’s bank account for refunds; none when paid by check',
  tag,
  access,
  answer: json(z.nullable(payeeAccount)),
});

export const savePayeeAccount = endpoint({
  method: 'PUT',
  path: '/api/refunds/payee',
  summary: 'Set the bank account for refunds',
  tag,
  access,
  permission: 'sign',
  body: z.strictObject({
    /** The version that was seen; null where there was none. */
    version: z.nullable(version),
    holder: personal(z.string().check(plainWords(), z.trim(), z.minLength(1), z.maxLength(80))),
    routingNumber: personal(z.string().check(z.trim(), z.maxLength(12))),
    accountNumber,
    accountType: z.enum(ACCOUNT_TYPES),
    proof: identityProof,
  }),
  answer: json(payeeAccount),
});

export const removePayeeAccount = endpoint({
  method: 'POST',
  path: '/api/refunds/payee/removal',
  summary: 'Switch back to refunds by check',
  tag,
  access,
  permission: 'sign',
  body: z.strictObject({ proof: identityProof }),
  answer: json(z.null()),
});
