import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../server/db/tables';

/** Copies of a claim without its lines, in great number, for what goes by counts alone. */
export async function copyClaim(db: Kysely<Tables>, id: string, copies: number): Promise<void> {
  await sql`
    insert into refund_claim overriding system value
    select copied.* from refund_claim claim, generate_series(1, ${copies}::int) as n,
      lateral jsonb_populate_record(claim, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('refund_claim', 'id')), 'number', claim.number || '-' || n)) as copied
    where claim.id = ${id}`.execute(db);
}
