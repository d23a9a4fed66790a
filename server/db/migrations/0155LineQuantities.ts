import { sql } from 'kysely';
import type { Migration } from './migration';

/** A second quantity of a line, kept and never counted; and quantities that staff enter where no factor was in force. */
export const lineQuantities: Migration = {
  name: '0155LineQuantities',
  async up(db) {
    await sql`
      alter table customs_line
        add column second_quantity numeric(14,3),
        add column second_unit text,
        add constraint customs_line_second check (
          (second_quantity is null) = (second_unit is null) and second_unit is distinct from unit)`.execute(
      db,
    );
    await sql`
      create table entered_line_quantity (
        customs_line_id bigint primary key references customs_line (id) on delete cascade,
        quantity numeric(14,3) not null check (quantity > 0),
        corrections int not null,
        reason text not null,
        set_by bigint not null references app_user (id),
        set_at timestamptz not null,
        version int not null
      )`.execute(db);
    await sql`create index customs_line_without_quantity on customs_line (entry_date, id)
      where quantity_program_unit is null`.execute(db);
    // A quantity entered by hand is of the line as it stood: a later correction of its quantity needs a new look.
    await sql`
      create or replace view customs_line_net as
        select base.id, base.company_id, base.importer_number, base.fiscal_year, base.entry_date,
          base.entry_number, base.line_no, base.hts_code, base.fee_class, base.covered, base.entry_type,
          base.exempt_certificate, base.unit,
          base.quantity + coalesce(later.quantity, 0) as quantity,
          case when base.quantity_program_unit is not null and coalesce(later.unconverted, 0) = 0
            then base.quantity_program_unit + coalesce(later.quantity_program_unit, 0)
            else by_hand.quantity
          end as quantity_program_unit,
          base.amount_collected + coalesce(later.amount_collected, 0) as amount_collected,
          base.amount_refunded
        from customs_line base
        left join lateral (
          select sum(quantity) as quantity, sum(quantity_program_unit) as quantity_program_unit,
            sum(amount_collected) as amount_collected,
            count(*) filter (where quantity_program_unit is null and quantity <> 0) as unconverted,
            count(*) filter (where quantity <> 0) as with_quantity
          from customs_line adjustment
          where adjustment.entry_number = base.entry_number and adjustment.line_no = base.line_no
            and adjustment.hts_code = base.hts_code and adjustment.fee_class = base.fee_class
            and adjustment.adjustment_seq > 0
        ) later on true
        left join entered_line_quantity by_hand on by_hand.customs_line_id = base.id
          and by_hand.corrections = coalesce(later.with_quantity, 0)
        where base.adjustment_seq = 0`.execute(db);
    await sql`
      create or replace function exempt_used(company bigint, year int) returns numeric language sql stable as $$
        select coalesce((
          select sum(report.exempt_applied) from group_members(company, year) member
          join assessment_report report on report.company_id = member.company_id
          where report.fiscal_year = year and report.is_current
            and report.status in ('Submitted', 'UnderReview', 'Accepted')), 0)
        + coalesce((
          select sum(net.quantity_program_unit) from group_members(company, year) member
          join customs_line_net net on net.company_id = member.company_id
          where net.fiscal_year = year), 0)
      $$`.execute(db);
  },
};
