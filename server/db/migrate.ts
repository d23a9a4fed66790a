import { Kysely, PostgresDialect, sql } from 'kysely';
import { grantApplicationRole } from './applicationRole';
import type { ConnectionTarget } from './connectionTarget';
import type { Migration } from './migrations/migration';
import { migrations } from './migrations/migrations';
import { newPool } from './newClient';

export type MigrationResult =
  | { readonly kind: 'migrated'; readonly applied: readonly string[] }
  /** The database was made by a newer version; going on could harm its data. */
  | { readonly kind: 'database-newer'; readonly unknown: readonly string[] };

/** Any number, the same in every process: only one of them migrates, the others wait and find it done. */
const LOCK = 7_251_400_611;

/**
 * Brings the schema up to this version's, in one transaction, and gives the application's role its rights. Any number
 * of processes may call it at once.
 */
export async function migrate(
  target: ConnectionTarget,
  steps: readonly Migration[] = migrations,
): Promise<MigrationResult> {
  const pool = newPool({ ...target.owner, max: 1 }, () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      await sql`
        create table if not exists schema_migration (
          name text primary key,
          applied_at timestamptz not null default now()
        )`.execute(tx);
      const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(tx);
      const done = new Set(rows.map((row) => row.name));
      const known = new Set(steps.map((step) => step.name));
      const unknown = [...done].filter((name) => !known.has(name)).sort();
      if (unknown.length > 0) return { kind: 'database-newer', unknown };
      const pending = steps.filter((step) => !done.has(step.name));
      for (const step of pending) {
        await step.up(tx);
        await sql`insert into schema_migration (name) values (${step.name})`.execute(tx);
      }
      await grantApplicationRole(tx);
      return { kind: 'migrated', applied: pending.map((step) => step.name) };
    });
  } finally {
    await db.destroy();
  }
}
