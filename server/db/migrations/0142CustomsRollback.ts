import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Lets the lines of a file go that has been taken back as a whole, and of no other: the file says so before, in the same
 * transaction. A line that a claim names, or of which something was refunded, stays whatever its file says.
 */
export const customsRollback: Migration = {
  name: '0142CustomsRollback',
  async up(db) {
    await sql`
      create or replace function keep_posted_customs_line() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old.amount_refunded = 0
            and exists (select from customs_batch where id = old.batch_id and status = 'RolledBack') then
            return old;
          end if;
          raise exception 'A posted Customs line is never removed; a correction posts a further line'
            using errcode = 'insufficient_privilege';
        end if;
        if to_jsonb(new) - 'amount_refunded' - 'company_id' <> to_jsonb(old) - 'amount_refunded' - 'company_id' then
          raise exception 'A posted Customs line is never changed; a correction posts a further line'
            using errcode = 'insufficient_privilege';
        end if;
        if new.amount_refunded > old.amount_refunded
          and new.amount_refunded > (select net.amount_collected from customs_line_net net where net.id = new.id)
        then
          raise exception 'More would be refunded on line % than was collected', new.id
            using errcode = 'check_violation', constraint = 'customs_line_refunded_within_collected';
        end if;
        return new;
      end $$`.execute(db);
    await sql`create index customs_line_nobody on customs_line (importer_number) where company_id is null`.execute(
      db,
    );
  },
};
