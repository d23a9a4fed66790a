import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditEntryTable } from '../../db/tables';
import { canonicalJson } from './canonicalJson';

/** What the hash of a row covers: everything but the id, which the database gives, and the hash itself. */
export type HashedRow = Omit<Selectable<AuditEntryTable>, 'id' | 'hash'>;

/** Stands before the first row. */
export const FIRST_HASH = '0'.repeat(64);

/** SHA-256, in hex, of a row together with the hash of the row before it. */
export function auditHash(row: HashedRow): string {
  const content = canonicalJson([
    row.position,
    row.occurred_at.toISOString(),
    row.actor_user_id,
    row.on_behalf_of_company_id,
    row.action,
    row.outcome,
    row.subject_type,
    row.subject_id,
    row.company_id,
    row.details,
    row.source_address,
    row.request_reference,
    row.previous_hash,
  ]);
  return createHash('sha256').update(content, 'utf8').digest('hex');
}
