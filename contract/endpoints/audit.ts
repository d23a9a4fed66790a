import * as z from 'zod/mini';
import { endpoint, file, json } from '../endpoint';
import { auditEntry } from '../entities/audit';
import { date, id } from '../fields';
import { listOf, listQuery } from '../list';
import { personal } from '../sensitivity';

const tag = 'Audit';
const readers = ['admin', 'readonly'] as const;
const word = z.string().check(z.trim(), z.regex(/^[A-Za-z-]{1,60}$/));

const filters = {
  companyId: z.optional(id),
  /** A part of a company's name. */
  company: z.optional(personal(z.string().check(z.trim(), z.maxLength(100)))),
  /** A part of the name or email of who did it. */
  actor: z.optional(personal(z.string().check(z.trim(), z.maxLength(100)))),
  /** Whose actions. */
  actorId: z.optional(id),
  /** An action or its beginning, such as `refund-`. */
  action: z.optional(word),
  subjectType: z.optional(word),
  subjectId: z.optional(personal(z.string().check(z.trim(), z.maxLength(64)))),
  /** A field that the action changed or noted; fields of the same name are one. */
  field: z.optional(z.string().check(z.trim(), z.regex(/^\w{1,60}$/))),
  outcome: z.optional(z.enum(['done', 'refused'])),
  /** Days in the board's zone, both included. */
  from: z.optional(date),
  to: z.optional(date),
} as const;

/** `q` finds people by name or email address, companies by name, and records by their number. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit trail',
  tag,
  access: readers,
  query: listQuery(['at'], '-at', filters),
  answer: json(listOf(auditEntry)),
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export',
  summary: 'The filtered audit trail as a file, one row for each field',
  tag,
  access: readers,
  query: listQuery(['at'], '-at', filters),
  answer: file('text/csv'),
});
