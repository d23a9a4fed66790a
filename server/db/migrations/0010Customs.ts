import { sql } from 'kysely';
import type { Migration } from './migration';

/** Customs files on their way in, and the entry lines posted from them. */
export const customs: Migration = {
  name: '0010Customs',
  async up(db) {
    await sql`
      create table customs_batch (
        id bigint generated always as identity primary key,
        file_name text not null,
        size_bytes bigint not null check (size_bytes > 0),
        sha256 text not null,
        status text not null check (status in
          ('Uploaded', 'Parsing', 'Validated', 'Posting', 'Posted', 'Failed', 'Discarded', 'RolledBack')),
        version int not null default 1,
        uploaded_by bigint not null references app_user (id),
        uploaded_at timestamptz not null,
        confirmed_by bigint references app_user (id),
        confirmed_at timestamptz,
        progress int not null default 0 check (progress between 0 and 100),
        rows_total int not null default 0,
        rows_good int not null default 0,
        rows_warning int not null default 0,
        rows_faulty int not null default 0,
        rows_duplicate int not null default 0,
        rows_unmatched int not null default 0,
        amount_collected numeric(14,2) not null default 0,
        heading jsonb,
        mended_separator text not null default ',',
        notices jsonb not null default '[]',
        checked_by text,
        checked_until timestamptz,
        check_attempts int not null default 0
      )`.execute(db);
    // A file that led to nothing may be sent again; one that counts, or is about to, may not.
    await sql`create unique index customs_batch_same_file on customs_batch (sha256)
      where status not in ('Failed', 'Discarded', 'RolledBack')`.execute(db);
    await sql`create index customs_batch_uploaded on customs_batch (uploaded_at, id)`.execute(db);
    await sql`create index customs_batch_waiting on customs_batch (id)
      where status in ('Uploaded', 'Parsing')`.execute(db);
    await sql`
      create table customs_file_part (
        batch_id bigint not null references customs_batch (id),
        part int not null,
        bytes bytea not null,
        primary key (batch_id, part)
      )`.execute(db);
    // Already compressed or read once and dropped: another pass over it costs more than it saves.
    await sql`alter table customs_file_part alter column bytes set storage external`.execute(db);
    // No foreign key: checking one for each of 100,000 passing rows takes seconds, and only the batch's own code writes here.
    await sql`
      create table customs_staged_row (
        batch_id bigint not null,
        file_line int not null,
        state text not null check (state in ('good', 'warning', 'faulty', 'duplicate')),
        entry_number text not null,
        importer_number text not null,
        importer_name text not null,
        amount text not null,
        cells jsonb not null,
        line jsonb,
        faults jsonb not null,
        primary key (batch_id, file_line),
        check ((line is null) = (state in ('faulty', 'duplicate')))
      )`.execute(db);
    await sql`create index customs_staged_row_state on customs_staged_row (batch_id, state, file_line)`.execute(
      db,
    );
    await createLines(db);
    await guardLines(db);
  },
};

const createLines: Migration['up'] = async (db) => {
  await sql`
    create table customs_line (
      id bigint generated always as identity primary key,
      batch_id bigint not null references customs_batch (id),
      company_id bigint references company (id),
      entry_number char(11) not null,
      line_no int not null check (line_no between 1 and 999),
      hts_code text not null,
      fee_class text not null,
      adjustment_seq int not null default 0 check (adjustment_seq >= 0),
      adjustment_reason text,
      entry_type text,
      entry_date date not null,
      import_date date,
      summary_date date,
      payment_date date,
      fiscal_year int not null,
      port_code text,
      origin_country text,
      export_country text,
      importer_number text not null,
      importer_name text not null,
      covered boolean not null,
      quantity numeric(14,3) not null,
      unit text not null,
      quantity_program_unit numeric(14,3),
      entered_value numeric(14,2),
      amount_collected numeric(14,2) not null,
      amount_expected numeric(14,2),
      variance numeric(14,2),
      variance_flagged boolean not null,
      rate numeric(18,9),
      factor numeric(18,9),
      exempt_certificate text,
      amount_refunded numeric(14,2) not null default 0 check (amount_refunded >= 0),
      posted_at timestamptz not null,
      constraint customs_line_once unique (entry_number, line_no, hts_code, fee_class, adjustment_seq),
      check (adjustment_seq > 0 or (amount_collected >= 0 and quantity >= 0)),
      check (adjustment_seq = 0 or amount_refunded = 0)
    )`.execute(db);
  await sql`create index customs_line_entry_date on customs_line (entry_date, id)`.execute(db);
  await sql`create index customs_line_company on customs_line (company_id, entry_date, id)`.execute(db);
  await sql`create index customs_line_importer on customs_line (importer_number, entry_date, id)`.execute(db);
  await sql`create index customs_line_importer_name on customs_line (sort_text(importer_name), id)`.execute(
    db,
  );
  await sql`create index customs_line_amount on customs_line (amount_collected, id)`.execute(db);
  await sql`create index customs_line_batch on customs_line (batch_id, id)`.execute(db);
  await sql`create index customs_line_unmatched on customs_line (entry_date, id) where company_id is null`.execute(
    db,
  );
  await sql`create index customs_line_flagged on customs_line (entry_date, id) where variance_flagged`.execute(
    db,
  );
  await sql`create index customs_line_entry_pattern on customs_line (entry_number bpchar_pattern_ops)`.execute(
    db,
  );
  // A correction never changes the line it corrects: what an entry line amounts to now is the line and its corrections.
  await sql`
    create view customs_line_net as
      select base.id, base.company_id, base.importer_number, base.fiscal_year, base.entry_date,
        base.entry_number, base.line_no, base.hts_code, base.fee_class, base.covered, base.entry_type,
        base.exempt_certificate, base.unit,
        base.quantity + coalesce(later.quantity, 0) as quantity,
        case when later.unconverted > 0 then null
          else base.quantity_program_unit + coalesce(later.quantity_program_unit, 0)
        end as quantity_program_unit,
        base.amount_collected + coalesce(later.amount_collected, 0) as amount_collected,
        base.amount_refunded
      from customs_line base
      left join lateral (
        select sum(quantity) as quantity, sum(quantity_program_unit) as quantity_program_unit,
          sum(amount_collected) as amount_collected,
          count(*) filter (where quantity_program_unit is null) as unconverted
        from customs_line adjustment
        where adjustment.entry_number = base.entry_number and adjustment.line_no = base.line_no
          and adjustment.hts_code = base.hts_code and adjustment.fee_class = base.fee_class
          and adjustment.adjustment_seq > 0
      ) later on true
      where base.adjustment_seq = 0`.execute(db);
};

const guardLines: Migration['up'] = async (db) => {
  await sql`
    create function keep_posted_customs_line() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
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
  await sql`
    create trigger customs_line_stays before update or delete on customs_line
      for each row execute function keep_posted_customs_line()`.execute(db);
};
