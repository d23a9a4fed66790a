import { sql } from 'kysely';
import type { Migration } from './migration';

/** Write-offs and voided reports: who asked for them and why, and the second person where the sum needs one. */
export const accountCorrection: Migration = {
  name: '0165AccountCorrection',
  async up(db) {
    await sql`
      create table account_correction (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('write-off', 'void')),
        company_id bigint not null references company (id),
        report_id bigint not null references assessment_report (id),
        amount numeric(14,2) not null check (amount >= 0),
        reason text not null check (reason <> ''),
        state text not null check (state in ('waiting', 'done', 'refused', 'withdrawn')),
        proposed_by bigint not null references app_user (id),
        proposed_at timestamptz not null,
        decided_by bigint references app_user (id),
        decided_at timestamptz,
        decision_reason text not null default '',
        check ((decided_by is null) = (decided_at is null)),
        check (state not in ('refused', 'withdrawn') or decided_by is not null),
        check (state not in ('done', 'refused') or decided_by is distinct from proposed_by)
      )`.execute(db);
    await sql`create unique index account_correction_one_waits on account_correction (report_id) where state = 'waiting'`.execute(
      db,
    );
    await sql`create index account_correction_newest on account_correction (proposed_at desc, id)`.execute(
      db,
    );
    await sql`create index account_correction_report on account_correction (report_id)`.execute(db);
  },
};
