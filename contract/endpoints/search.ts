import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { id } from '../fields';
import { personal, sentence } from '../sensitivity';

const everybody = ['user', 'verifier', 'approver', 'readonly', 'admin'] as const;

/** Records by number or name, and people by name or email address, for the command palette. Only what the reader may open is found. */
export const searchRecords = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Find records by number or name',
  tag: 'Search',
  access: everybody,
  query: z.strictObject({ q: personal(z.string().check(z.trim(), z.minLength(2), z.maxLength(100))) }),
  answer: json(
    z.array(
      z.object({
        type: z.enum(['refund', 'company', 'customsLine', 'customsBatch', 'report', 'exemption', 'user']),
        id,
        title: sentence(z.string()),
        detail: sentence(z.string()),
        path: z.string(),
      }),
    ),
  ),
});
