import type { Queries } from '../../db/tables';
import { auditHash, FIRST_HASH } from './auditHash';

export type AuditState =
  | { readonly kind: 'whole'; readonly rows: number; readonly lastHash: string }
  | { readonly kind: 'broken'; readonly position: string; readonly fault: AuditFault };

export type AuditFault =
  /** Rows before this one are gone, or one was slipped in. */
  | 'gap'
  /** The row does not follow the one before it. */
  | 'chain'
  /** The row's content is not what was written. */
  | 'content';

const BATCH = 1_000;

/**
 * Reads the whole trail and finds the first row that is not as it was written. Rows cut off at the very end leave no trace in the
 * rest: compare number and last hash with those of an earlier run.
 */
export async function verifyAudit(db: Queries): Promise<AuditState> {
  let position = 0n;
  let lastHash = FIRST_HASH;
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('position', '>', String(position))
      .orderBy('position')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const fault = faultOf(row, position + 1n, lastHash);
      if (fault !== null) return { kind: 'broken', position: row.position, fault };
      position += 1n;
      lastHash = row.hash;
    }
    if (rows.length < BATCH) return { kind: 'whole', rows: Number(position), lastHash };
  }
}

type Row = Parameters<typeof auditHash>[0] & { readonly hash: string };

function faultOf(row: Row, expected: bigint, previousHash: string): AuditFault | null {
  if (BigInt(row.position) !== expected) return 'gap';
  if (row.previous_hash !== previousHash) return 'chain';
  return auditHash(row) === row.hash ? null : 'content';
}
