import { sql } from 'kysely';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';

export interface UnmatchedLines {
  readonly lines: number;
  readonly amount: string;
}

/** Entry lines under an importer number that belong to no company yet. */
export async function countUnmatched(queries: Queries, number: string): Promise<UnmatchedLines> {
  const { rows } = await sql<UnmatchedLines>`
    select count(*)::int as lines, coalesce(sum(amount_collected), 0)::numeric(14,2)::text as amount
    from customs_line where importer_number = ${number} and company_id is null`.execute(queries);
  return rows[0] ?? { lines: 0, amount: '0.00' };
}

/** Makes the lines under an importer number that belong to nobody the company's. @returns how many */
export async function matchLines(tx: Tx, companyId: string, number: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('customs_line')
    .set({ company_id: companyId })
    .where('importer_number', '=', number)
    .where('company_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
