import type { Kysely } from 'kysely';

/** One step of the schema. Once released it never changes; a correction is a further step. */
export interface Migration {
  /** Four digits and what it does, such as `0001AuditEntry`. */
  readonly name: string;
  /** Runs inside the migration's transaction. Migrations know no table types: those describe the newest schema only. */
  up(db: Kysely<unknown>): Promise<void>;
}
