import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Returns of a claim to its verifier, with the reason, until one verifies it on its own page; and who opened which document first.
 * Returns of before are read from the audit trail.
 */
export const openReturns: Migration = {
  name: '0240OpenReturns',
  async up(db) {
    await sql`
      create table refund_return (
        id bigint generated always as identity primary key,
        claim_id bigint not null references refund_claim (id),
        returned_by bigint not null references app_user (id),
        returned_at timestamptz not null,
        reason_code text,
        reason text not null,
        answered_by bigint references app_user (id),
        answered_at timestamptz,
        answer text,
        check ((answered_by is null) = (answered_at is null) and (answered_by is null) = (answer is null))
      )`.execute(db);
    await sql`create index refund_return_claim on refund_return (claim_id, id)`.execute(db);
    await sql`create index refund_return_open on refund_return (claim_id) where answered_at is null`.execute(
      db,
    );
    await sql`
      insert into refund_return (claim_id, returned_by, returned_at, reason_code, reason, answered_by, answered_at, answer)
      select sent.subject_id::bigint, sent.actor_user_id, sent.occurred_at, sent.details ->> 'reasonCode',
        coalesce(sent.details ->> 'reason', ''), verified.actor_user_id, verified.occurred_at,
        case when verified.id is not null then coalesce(verified.details ->> 'reason', '') end
      from audit_entry sent
      left join lateral (
        select later.id, later.actor_user_id, later.occurred_at, later.details from audit_entry later
        where later.subject_type = 'refund' and later.subject_id = sent.subject_id and later.id > sent.id
          and later.action = 'refund-verified' and later.outcome = 'done'
        order by later.id
        limit 1
      ) verified on true
      where sent.subject_type = 'refund' and sent.outcome = 'done' and sent.actor_user_id is not null
        and sent.action in ('refund-returned-to-verifier', 'refund-appeal-granted')
      order by sent.id`.execute(db);
    await sql`
      create table document_opening (
        document_id bigint not null references document (id) on delete cascade,
        opened_by bigint not null references app_user (id),
        opened_at timestamptz not null,
        primary key (document_id, opened_by)
      )`.execute(db);
  },
};
