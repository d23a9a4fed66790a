import * as z from 'zod/mini';
import { PENDING_CHANGE_DECISIONS } from '../../domain/pendingChange';
import { endpoint, json } from '../endpoint';
import { pendingChange } from '../entities/pendingChange';
import { id, reasonText } from '../fields';

const tag = 'Pending changes';

export const listPendingChanges = endpoint({
  method: 'GET',
  path: '/api/admin/pendingchanges',
  summary: 'Changes waiting for a second administrator, oldest first',
  tag,
  access: ['admin', 'readonly'],
  answer: json(z.array(pendingChange)),
});

/** In force from its confirmation on. Whoever asked may take it back. */
export const decidePendingChange = endpoint({
  method: 'POST',
  path: '/api/admin/pendingchanges/{id}/decide',
  summary: 'Confirm, decline, or withdraw a pending change',
  tag,
  access: ['admin'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ decision: z.enum(PENDING_CHANGE_DECISIONS), reason: reasonText }),
  answer: json(pendingChange),
});
