import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { calendarDate } from '../../domain/calendarDate';
import { presetProgram } from '../../domain/presets';
import { KNOWN_IMPORTERS, OTHER_IMPORTERS } from '../../server/customsSample/sampleTrade';
import { writeSample } from '../../server/customsSample/writeSample';
import type { Database } from '../../server/db/database';
import { confirmBatch } from '../../server/modules/customs/confirmBatch';
import { uploadCustomsFile } from '../../server/modules/customs/uploadCustomsFile';
import type { RequestContext } from '../../server/modules/identity/requestContext';

export interface Sample {
  readonly rows: number;
  readonly format: 'csv' | 'xlsx';
  readonly seed: number;
}

/** How long each part took, in milliseconds. */
export interface Posting {
  readonly rows: number;
  readonly uploadMs: number;
  readonly checkMs: number;
  readonly postMs: number;
}

/** A realistic Customs file of one year. */
export const sampleFile = ({ rows, format, seed }: Sample): Promise<Buffer> =>
  buffer(
    writeSample(
      {
        program: presetProgram(),
        importers: [...KNOWN_IMPORTERS, ...OTHER_IMPORTERS],
        from: calendarDate('2025-01-01'),
        to: calendarDate('2025-12-31'),
        rows,
        seed,
        faults: [{ name: 'variance', count: Math.min(100, rows) }],
      },
      format,
    ),
  );

/** Takes a file from upload to posted lines by the use cases; the background checks must be running. */
export async function postCustomsFile(
  database: Database,
  ctx: RequestContext,
  fileName: string,
  file: Buffer,
): Promise<Posting> {
  const begin = performance.now();
  const sent = await uploadCustomsFile(database.db, ctx, {
    fileName,
    stream: Readable.from([file]),
    maxBytes: 64 * 1024 * 1024,
  });
  if (!sent.ok) throw new Error(sent.failure.kind);
  const uploaded = performance.now();
  const version = await checkedVersion(database, sent.value.id);
  const checked = performance.now();
  const posted = await confirmBatch(ctx, sent.value.id, version);
  if (!posted.ok) throw new Error(posted.failure.kind);
  return {
    rows: posted.value.rowsGood,
    uploadMs: Math.round(uploaded - begin),
    checkMs: Math.round(checked - uploaded),
    postMs: Math.round(performance.now() - checked),
  };
}

async function checkedVersion({ db }: Database, id: string): Promise<number> {
  for (;;) {
    const row = await db
      .selectFrom('customs_batch')
      .select(['status', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (row.status === 'Validated') return row.version;
    if (row.status === 'Failed') throw new Error('The file could not be read.');
    await pause(100);
  }
}
