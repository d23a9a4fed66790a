import { sql } from 'kysely';
import type { Migration } from './migration';

/** A claim's sums as its lines stand today, corrections included; its lines keep what was collected when it was filed. */
const refreshWhere = (which: string): string => `
  update refund_claim claim
  set amount_collected = sums.collected, changed_since_filed = sums.is_changed,
    exact_match = claim.unsent_count = 0 and not sums.is_changed and sums.is_exact
  from (
    select part.claim_id, sum(net.amount_collected) as collected,
      bool_or(net.amount_collected <> part.amount_collected) as is_changed,
      bool_and(part.amount_claimed = part.amount_proposed) as is_exact
    from refund_claim_line part join customs_line_net net on net.id = part.customs_line_id
    where ${which}
    group by part.claim_id
  ) sums
  where claim.id = sums.claim_id`;

/** Corrections that Customs sends, and those that go again with their file, reach the claims their lines stand in. */
export const claimsAsCorrected: Migration = {
  name: '0241ClaimsAsCorrected',
  async up(db) {
    await sql`alter table refund_claim add column changed_since_filed boolean not null default false`.execute(
      db,
    );
    await sql
      .raw(
        refreshWhere(`exists (
          select from refund_claim_line corrected
          join customs_line base on base.id = corrected.customs_line_id
          join customs_line later on later.entry_number = base.entry_number and later.line_no = base.line_no
            and later.hts_code = base.hts_code and later.fee_class = base.fee_class and later.adjustment_seq > 0
          where corrected.claim_id = part.claim_id)`),
      )
      .execute(db);
    await sql
      .raw(
        `create function follow_correction() returns trigger language plpgsql as $$
        declare
          posted customs_line;
        begin
          if tg_op = 'DELETE' then posted := old; else posted := new; end if;
          ${refreshWhere(`part.claim_id in (
            select held.claim_id from refund_claim_line held
            join customs_line base on base.id = held.customs_line_id
            where base.entry_number = posted.entry_number and base.line_no = posted.line_no
              and base.hts_code = posted.hts_code and base.fee_class = posted.fee_class
              and base.adjustment_seq = 0)`)};
          return null;
        end $$`,
      )
      .execute(db);
    await sql`
      create trigger customs_correction_posted after insert on customs_line
        for each row when (new.adjustment_seq > 0) execute function follow_correction()`.execute(db);
    await sql`
      create trigger customs_correction_gone after delete on customs_line
        for each row when (old.adjustment_seq > 0) execute function follow_correction()`.execute(db);
  },
};
