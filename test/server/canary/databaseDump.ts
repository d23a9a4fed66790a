import pg from 'pg';
import { z } from 'zod';
import type { TestDatabase } from '../setup/testDatabase';
import type { Place } from './leakScanner';

const tableRows = z.array(z.object({ schema: z.string(), name: z.string() }));
const textRows = z.array(z.object({ row: z.string() }));

/** Every row of every table as text, whoever made the table: one place each. */
export async function dumpDatabase(database: TestDatabase): Promise<readonly Place[]> {
  const client = new pg.Client(database.target.owner);
  await client.connect();
  try {
    const found = await client.query(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       order by 1, 2`,
    );
    const places: Place[] = [];
    for (const { schema, name } of tableRows.parse(found.rows)) {
      const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
      const { rows } = await client.query(`select t::text as row from ${table} t`);
      const lines = textRows.parse(rows).map(({ row }) => row);
      places.push({ name: `the table ${name} (${lines.length} rows)`, text: lines.join('\n') });
    }
    return places;
  } finally {
    await client.end();
  }
}
