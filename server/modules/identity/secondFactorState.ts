import { sql } from 'kysely';
import type { SecondFactor } from '../../../contract/entities/account';
import type { Queries } from '../../db/tables';
import type { Services } from '../../services';
import { hasSecondFactor, mustHaveSecondFactor } from './secondFactor';

/** How a person's sign-in goes on after the password. */
export async function findSecondFactor(
  services: Pick<Services, 'config'>,
  db: Queries,
  userId: string,
): Promise<SecondFactor> {
  const row = await db
    .selectFrom('app_user')
    .select(['roles', 'mfa_enabled', 'authenticator_secret'])
    .select(
      sql<number>`(select count(*)::int from recovery_code where recovery_code.user_id = app_user.id)`.as(
        'codes',
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const method = row.authenticator_secret === null ? 'mail' : 'app';
  return {
    by: hasSecondFactor(row, services.config) ? method : 'none',
    isRequired: mustHaveSecondFactor(row, services.config),
    recoveryCodesLeft: row.codes,
  };
}
