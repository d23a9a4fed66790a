import { QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import type { ProgramDocument } from '../../../domain/programDocument';
import type { Queries } from '../../db/tables';

/** The configuration in force as it is kept. */
export interface StoredConfiguration {
  /** Its row's id; "0" while the shipped preset stands in for one. */
  readonly version: string;
  readonly document: ProgramDocument;
  readonly savedAt: Date | null;
}

/** The row of the newest configuration that has begun; none before any. */
export const rowInForce = (queries: Queries, at: Date) =>
  queries
    .selectFrom('program_configuration')
    .where('effective_at', '<=', at)
    .where('canceled_at', 'is', null)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** The newest configuration that has begun, or the shipped preset before any. */
export async function findConfiguration(queries: Queries, at: Date): Promise<StoredConfiguration> {
  const row = await rowInForce(queries, at).select(['id', 'content', 'effective_at']).executeTakeFirst();
  if (row === undefined) return { version: '0', document: QUARTERLY_BOARD_FEET, savedAt: null };
  return { version: row.id, document: row.content, savedAt: row.effective_at };
}
