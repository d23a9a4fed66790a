import { sql } from 'kysely';
import { LOST_ADMIN_DAYS, type OtherAdmins } from '../../../domain/pendingChange';
import type { Queries } from '../../db/tables';

const DAY_MS = 86_400_000;

/**
 * The administrators beside one. Somebody who has not signed in with a first password cannot confirm anything yet and does not
 * count; somebody who was locked or deactivated still does for some days: an administrator who locks the others stays one of several.
 */
export async function findOtherAdmins(db: Queries, adminId: string, at: Date): Promise<OtherAdmins> {
  const lostAfter = new Date(at.getTime() - LOST_ADMIN_DAYS * DAY_MS);
  const { rows } = await sql<{ apart: boolean }>`
    select not exists (
      select 1 from staff_access_giver tie
      where (tie.user_id = admin.id and tie.given_by = ${adminId}) or (tie.user_id = ${adminId} and tie.given_by = admin.id)
    ) as apart
    from app_user admin
    where 'admin' = any(admin.roles) and admin.id <> ${adminId}
      and (not admin.has_temporary_password or admin.last_sign_in_at is not null)
      and ((admin.is_active and admin.held_at is null) or admin.access_ended_at > ${lostAfter})`.execute(db);
  return { exist: rows.length > 0, someApart: rows.some(({ apart }) => apart) };
}
