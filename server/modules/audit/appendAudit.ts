import { sql } from 'kysely';
import type { AuditAction } from '../../../contract/texts/auditActions';
import { type Actor, isActing } from '../../../domain/permissions';
import type { Tx } from '../../db/transaction';
import type { Source } from '../identity/requestContext';
import { auditHash, FIRST_HASH, type HashedRow } from './auditHash';
import { canonicalJson } from './canonicalJson';

/** Who did it, from where and when; every action is one. `caller` is null for the system and for people not signed in. */
export interface AuditBy {
  readonly caller: { readonly actor: Actor } | null;
  readonly source: Source | null;
  readonly at: Date;
}

export interface AuditFact {
  /** Past-tense action in kebab-case, such as `refund-approved`. */
  readonly action: AuditAction;
  readonly outcome?: 'done' | 'refused';
  readonly subject: { readonly type: string; readonly id: string | null };
  /** The company it concerns; null when none. */
  readonly companyId: string | null;
  /** What changed and why, as plain JSON: before, after, reason … No secret ever stands here. */
  readonly details?: Readonly<Record<string, unknown>>;
}

const CHAIN_LOCK = 7_251_400_612;

/**
 * Writes one row to the end of the hash chain, in the transaction of the action it tells of. Transactions that write to the chain
 * wait for one another from here to their commit, so call it late; the transaction must be "read committed".
 * @returns the row's id
 */
export async function appendAudit(tx: Tx, by: AuditBy, fact: AuditFact): Promise<string> {
  const actor = by.caller?.actor ?? null;
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(tx);
  const last = await tx
    .selectFrom('audit_entry')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row: HashedRow = {
    position: String(BigInt(last?.position ?? '0') + 1n),
    occurred_at: by.at,
    actor_user_id: actor?.userId ?? null,
    on_behalf_of_company_id: actor !== null && isActing(actor) ? (actor.actingFor?.companyId ?? null) : null,
    action: fact.action,
    outcome: fact.outcome ?? 'done',
    subject_type: fact.subject.type,
    subject_id: fact.subject.id,
    company_id: fact.companyId,
    details: { ...fact.details, ...(actor === null ? {} : { actorRoles: actor.roles }) },
    source_address: by.source?.address ?? null,
    request_reference: by.source?.reference ?? null,
    previous_hash: last?.hash ?? FIRST_HASH,
  };
  const written = await tx
    .insertInto('audit_entry')
    .values({ ...row, details: canonicalJson(row.details), hash: auditHash(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return written.id;
}
