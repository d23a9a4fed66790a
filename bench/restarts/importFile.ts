import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { PortalSession } from '../load/portalSession';
import { sampleFile } from '../setup/postCustomsFile';

const batch = z.object({
  data: z.object({
    id: z.string(),
    status: z.string(),
    version: z.number(),
    rowsTotal: z.number(),
    rowsGood: z.number(),
    rowsFaulty: z.number(),
    rowsDuplicate: z.number(),
  }),
});
const MAY_TAKE_MS = 180_000;

/** Uploads a Customs file; an upload the outage interrupts is sent again. */
export async function sendFile(
  session: PortalSession,
  { rows, seed, name }: { readonly rows: number; readonly seed: number; readonly name: string },
): Promise<string> {
  const file = await sampleFile({ rows, format: 'csv', seed });
  return insisting(async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)], { type: 'text/csv' }), `${name}.csv`);
    return read(await session.send('/api/customs/batches', { method: 'POST', body: form })).id;
  });
}

/** Waits until it is checked and posts it, with one key for all tries; says what became of it. */
export async function postFile(session: PortalSession, sent: Promise<string>): Promise<string> {
  const id = await sent;
  const key = randomUUID();
  return insisting(async () => {
    const now = read(await session.send(`/api/customs/batches/${id}`));
    if (now.status === 'Failed') return 'failed';
    if (now.status !== 'Validated') throw new Error(`still ${now.status}`);
    const posted = read(
      await session.send(`/api/customs/batches/${id}/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ version: now.version }),
      }),
    );
    if (posted.status !== 'Posted') return posted.status;
    const { rowsTotal, rowsGood, rowsFaulty, rowsDuplicate } = posted;
    const left = [
      ...(rowsFaulty > 0 ? [`${rowsFaulty} faulty`] : []),
      ...(rowsDuplicate > 0 ? [`${rowsDuplicate} there before`] : []),
    ];
    return `posted ${rowsGood} of ${rowsTotal}${left.length > 0 ? ` (${left.join(', ')})` : ''}`;
  });
}

const read = (text: string) => batch.parse(JSON.parse(text)).data;

async function insisting<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + MAY_TAKE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(250);
    }
  }
}
