import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { APPLICATION_ROLE } from './connectionTarget';
import { newClient } from './newClient';
import { sqlStateOf } from './transaction';

/** Tables whose rows are written once. Their triggers refuse changes to everybody, these rights to the application. */
const APPEND_ONLY = ['audit_entry', 'ledger_entry', 'schema_migration'];

/** duplicate_object, unique_violation: another process made the role in the same moment. */
const ALREADY_THERE = new Set(['42710', '23505']);
const NOT_PERMITTED = '42501';

/**
 * Makes the application's role, without a password or a login of its own, and lets the connected owner take it.
 * @returns false when the owner may not make roles: the server then works as the owner, and the triggers alone protect
 */
export async function ensureApplicationRole(owner: pg.ClientConfig): Promise<boolean> {
  const client = newClient(owner);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION_ROLE]);
    if (found.rowCount === 0) await client.query(`create role ${APPLICATION_ROLE} nologin`);
    return await mayTakeRole(client);
  } catch (error) {
    const state = sqlStateOf(error) ?? '';
    if (ALREADY_THERE.has(state)) return await mayTakeRole(client);
    if (state === NOT_PERMITTED) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** From PostgreSQL 16 making a role no longer includes the right to act as it. */
async function mayTakeRole(client: pg.Client): Promise<boolean> {
  const held = `select pg_has_role(current_user, '${APPLICATION_ROLE}', 'member') as held`;
  const before = await client.query<{ held: boolean }>(held);
  if (before.rows[0]?.held !== true) await client.query(`grant ${APPLICATION_ROLE} to current_user`);
  const taken = await client.query(`set role ${APPLICATION_ROLE}`);
  await client.query('reset role');
  return taken.command === 'SET';
}

/** Rights of the application's role on the tables as they are now. Nothing is done when the role does not exist. */
export async function grantApplicationRole(db: Kysely<unknown>): Promise<void> {
  const found = await sql`select 1 from pg_roles where rolname = ${APPLICATION_ROLE}`.execute(db);
  if (found.rows.length === 0) return;
  const role = sql.id(APPLICATION_ROLE);
  const place = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const schema = sql.id(place.rows[0]?.name ?? 'public');
  await sql`grant usage on schema ${schema} to ${role}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`.execute(db);
  await sql`grant usage, select on all sequences in schema ${schema} to ${role}`.execute(db);
  const written = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename = any(${APPEND_ONLY})`.execute(db);
  for (const { name } of written.rows)
    await sql`revoke update, delete on ${sql.table(name)} from ${role}`.execute(db);
  await sql`revoke insert on schema_migration from ${role}`.execute(db);
}
