import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Indexes for every order and filter the list of entry lines offers. Empty values stand last both ways, which one index cannot
 * give: columns that may be empty have two.
 */
export const lineOrders: Migration = {
  name: '0050LineOrders',
  async up(db) {
    for (const [name, columns] of [
      ['customs_line_port', 'port_code, id'],
      ['customs_line_port_down', 'port_code desc nulls last, id desc'],
      ['customs_line_port_date', 'port_code, entry_date, id'],
      ['customs_line_hts', 'hts_code, id'],
      ['customs_line_quantity', 'quantity, id'],
      ['customs_line_variance', 'variance, id'],
      ['customs_line_variance_down', 'variance desc nulls last, id desc'],
      ['customs_line_fiscal_year', 'fiscal_year, entry_date, id'],
    ] as const)
      await sql`create index ${sql.ref(name)} on customs_line (${sql.raw(columns)})`.execute(db);
  },
};
