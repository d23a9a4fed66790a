import { appendFile } from 'node:fs/promises';
import { dateInZone } from '../../../domain/calendarDate';
import { inTransaction } from '../../db/transaction';
import type { Queries } from '../../db/tables';
import type { Services } from '../../services';
import type { Sealer } from '../../system/sealer';
import { programInForce } from '../configuration/programInForce';

type HeadServices = Pick<Services, 'database' | 'sealer'> & {
  readonly config: Pick<Services['config'], 'auditHeadFile'>;
};

/**
 * Writes the newest audit entry of a day, signed, to the file that the operator named: entries cut off later, and a trail replaced
 * as a whole, no longer fit it. Every process may try; one line a day is written.
 * @returns the line; null where none is wanted, the trail is empty, or the day has its line
 */
export async function writeAuditHead(services: HeadServices, at: Date): Promise<string | null> {
  const file = services.config.auditHeadFile;
  if (file === null) return null;
  return inTransaction(services.database, async (tx) => {
    const last = await tx
      .selectFrom('audit_entry')
      .select(['position', 'hash'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) return null;
    const day = dateInZone(at.getTime(), (await programInForce(tx, at)).boardZone);
    const first = await tx
      .insertInto('audit_head')
      .values({ day, ...last, written_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (first === undefined) return null;
    const head = `${day} ${last.position} ${last.hash}`;
    const line = `${head} ${services.sealer.sign('audit-head', head)}`;
    // Before the commit: a day that could not be written is tried again.
    await appendFile(file, `${line}\n`, { mode: 0o600 });
    return line;
  });
}

export type HeadsState =
  | { readonly kind: 'match'; readonly heads: number }
  /** The line was not written with one of the keys, or was changed. */
  | { readonly kind: 'unsigned'; readonly line: number }
  /** The trail has no such entry, or another one in its place. */
  | { readonly kind: 'differs'; readonly day: string; readonly position: string };

const LINE = /^(\d{4}-\d{2}-\d{2}) (\d{1,19}) ([0-9a-f]{64}) (\S+)$/;

/** Compares the trail with the lines of such a file. */
export async function checkAuditHeads(
  db: Queries,
  sealer: Pick<Sealer, 'isSigned'>,
  text: string,
): Promise<HeadsState> {
  const lines = text.split('\n').filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    const [, day = '', position = '', hash = '', signature = ''] = LINE.exec(line) ?? [];
    if (!sealer.isSigned('audit-head', `${day} ${position} ${hash}`, signature))
      return { kind: 'unsigned', line: index + 1 };
    const entry = await db
      .selectFrom('audit_entry')
      .select('hash')
      .where('position', '=', position)
      .executeTakeFirst();
    if (entry?.hash !== hash) return { kind: 'differs', day, position };
  }
  return { kind: 'match', heads: lines.length };
}
