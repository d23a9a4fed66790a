import type { AuditEntry } from '../../../../contract/entities/audit';
import type { Queries } from '../../../db/tables';
import { auditFields } from './auditFields';
import { nameSubjects } from './nameSubjects';
import { fullName } from '../../users/fullName';

/** Whole rows of the trail with the names of those they are about, in any order. */
export async function findAuditRows(db: Queries, ids: readonly string[]): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entry as entry')
    .leftJoin('app_user as actor', 'actor.id', 'entry.actor_user_id')
    .leftJoin('company', 'company.id', 'entry.company_id')
    .leftJoin('company as served', 'served.id', 'entry.on_behalf_of_company_id')
    .selectAll('entry')
    .select(['actor.first_name', 'actor.last_name', 'company.legal_name', 'served.legal_name as served_name'])
    .where('entry.id', 'in', [...ids])
    .execute();
  const nameOf = await nameSubjects(db, rows);
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    at: row.occurred_at.toISOString(),
    action: row.action,
    outcome: row.outcome,
    actor: named(row.actor_user_id, row.first_name === null ? null : fullName(row.first_name, row.last_name)),
    roles: rolesIn(row.details),
    actingFor: named(row.on_behalf_of_company_id, row.served_name),
    company: named(row.company_id, row.legal_name),
    subject: { type: row.subject_type, id: row.subject_id, name: nameOf(row) },
    fields: auditFields(row.details),
    address: row.source_address,
    reference: row.request_reference,
  }));
}

const named = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name?.trim() ?? id };

function rolesIn(details: unknown): string[] {
  if (typeof details !== 'object' || details === null || !('actorRoles' in details)) return [];
  const { actorRoles } = details;
  return Array.isArray(actorRoles) ? actorRoles.filter((role) => typeof role === 'string') : [];
}
