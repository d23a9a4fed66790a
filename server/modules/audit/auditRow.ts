import { z } from 'zod';
import type { AuditAction } from '../../../contract/texts/auditActions';
import { type Actor, isActing } from '../../../domain/permissions';
import type { Source } from '../identity/requestContext';

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

/** A row of the trail before it has its place in the chain, also as it is kept in a JSON column. */
export const unchainedRow = z.object({
  occurred_at: z.coerce.date(),
  actor_user_id: z.string().nullable(),
  on_behalf_of_company_id: z.string().nullable(),
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  company_id: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  source_address: z.string().nullable(),
  request_reference: z.string().nullable(),
});
export type UnchainedRow = z.infer<typeof unchainedRow>;

export function auditRowOf(by: AuditBy, fact: AuditFact): UnchainedRow {
  const actor = by.caller?.actor ?? null;
  return {
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
  };
}
