import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TestClient } from './testClient';

const waiting = z.array(z.looseObject({ id: z.string() }));

/** Says something to the oldest change that waits for a second administrator. */
export async function decideWaiting(
  admin: TestClient,
  decision: 'confirm' | 'refuse' | 'withdraw',
  reason = '',
) {
  return decideChange(admin, await oldestWaiting(admin), decision, reason);
}

export async function oldestWaiting(admin: TestClient): Promise<string> {
  const [oldest] = waiting.parse((await admin.get('/api/admin/pendingchanges')).body.data);
  if (oldest === undefined) throw new Error('no change waits');
  return oldest.id;
}

/** Says something to one change that waits for a second administrator. */
export const decideChange = (
  admin: TestClient,
  id: string,
  decision: 'confirm' | 'refuse' | 'withdraw' = 'confirm',
  reason = '',
) =>
  admin.post(
    `/api/admin/pendingchanges/${id}/decide`,
    { decision, reason },
    { 'idempotency-key': randomUUID() },
  );
