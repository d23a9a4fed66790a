import * as z from 'zod/mini';
import { endpoint, file, json } from '../endpoint';
import { balanceBasis, ledgerStatement } from '../entities/ledger';
import { date, id } from '../fields';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

const period = {
  /** The own company's when left out; staff name one or act for one. */
  companyId: z.optional(id),
  /** The start of the fiscal year of `to` when left out. */
  from: z.optional(date),
  /** Today when left out. */
  to: z.optional(date),
  basis: z._default(balanceBasis, 'effective'),
} as const;

/** A company's money: opening balance, every entry of the days named, closing balance. The balance as of a date is a statement to it. */
export const getLedger = endpoint({
  method: 'GET',
  path: '/api/ledger',
  summary: "A company's ledger with its balance after every entry",
  tag: 'Ledger',
  access: everybody,
  query: z.strictObject(period),
  answer: json(ledgerStatement),
});

export const exportLedger = endpoint({
  method: 'GET',
  path: '/api/ledger/statement',
  summary: "A company's statement of account as a file",
  tag: 'Ledger',
  access: everybody,
  query: z.strictObject({ ...period, format: z._default(z.enum(['pdf', 'csv']), 'pdf') }),
  answer: file('application/pdf', 'text/csv'),
});
