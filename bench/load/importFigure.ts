import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sampleFile } from '../setup/postCustomsFile';
import type { PortalSession } from './portalSession';
import type { Spread } from './spread';
import { steadyRequests } from './steadyRequests';

const batch = z.object({ data: z.object({ id: z.string(), status: z.string(), version: z.number() }) });
/** What others do meanwhile. */
const OTHERS = [
  '/api/home',
  '/api/notifications?pageSize=25',
  '/api/admin/refunds?pageSize=25',
  '/api/program',
];

export interface ImportFigure {
  readonly rows: number;
  readonly uploadMs: number;
  readonly checkMs: number;
  readonly postMs: number;
  /** Other requests in the same time, twenty a second, and before it. */
  readonly others: Spread;
  readonly othersBefore: Spread;
}

/** A year's Customs file over HTTP, from upload to posted lines, and what it does to everybody else. */
export async function importFigure(session: PortalSession, rows: number): Promise<ImportFigure> {
  const file = await sampleFile({ rows, format: 'csv', seed: Date.now() % 1_000_000 });
  const othersBefore = await steadyRequests(session, { paths: OTHERS, perSecond: 20, count: 100 });
  const end = new AbortController();
  const others = steadyRequests(session, {
    paths: OTHERS,
    perSecond: 20,
    count: Number.POSITIVE_INFINITY,
    enough: end.signal,
  });
  const times = await importOver(session, file);
  end.abort();
  return {
    rows,
    ...times,
    others: await others,
    othersBefore,
  };
}

/** A file from upload to posted lines. */
export async function importOver(
  session: PortalSession,
  file: Buffer,
): Promise<Pick<ImportFigure, 'uploadMs' | 'checkMs' | 'postMs'>> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type: 'text/csv' }), 'measured.csv');
  const begin = performance.now();
  const sent = read(await session.send('/api/customs/batches', { method: 'POST', body: form }));
  const uploaded = performance.now();
  const { version } = await checked(session, sent.id);
  const checkedAt = performance.now();
  await session.send(`/api/customs/batches/${sent.id}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ version }),
  });
  return {
    uploadMs: Math.round(uploaded - begin),
    checkMs: Math.round(checkedAt - uploaded),
    postMs: Math.round(performance.now() - checkedAt),
  };
}

const read = (text: string) => batch.parse(JSON.parse(text)).data;

async function checked(session: PortalSession, id: string): Promise<{ readonly version: number }> {
  for (;;) {
    const now = read(await session.send(`/api/customs/batches/${id}`));
    if (now.status === 'Validated') return now;
    if (now.status === 'Failed') throw new Error('the file could not be read');
    await pause(100);
  }
}
