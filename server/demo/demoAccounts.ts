import type { Services } from '../services';
import { settings } from '../settings';
import { SHOWN_ACCOUNTS } from './demoCast';

/** A demonstration account that exists, and its password; null for a password that a person chose. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string | null;
}

/**
 * The demonstration accounts that the start prints, with the passwords that they take now: accounts that were there before keep
 * theirs, whatever the configuration says since. Null in production.
 */
export async function findDemoAccounts({
  config,
  database,
  hasher,
}: Pick<Services, 'config' | 'database' | 'hasher'>): Promise<readonly DemoAccount[] | null> {
  if (config.demoPassword === null) return null;
  const known = [...new Set([config.demoPassword, settings.DEMO_PASSWORD.fallback])];
  const rows = await database.db
    .selectFrom('app_user')
    .select(['email', 'password_hash'])
    .where('email', 'in', [...SHOWN_ACCOUNTS])
    .where('is_active', '=', true)
    .execute();
  // The data is loaded with one hash for all, so that one look at it is enough.
  const found = new Map<string, string | null>();
  for (const { password_hash } of rows) {
    if (found.has(password_hash)) continue;
    found.set(password_hash, null);
    for (const password of known)
      if (await hasher.verify(password, password_hash)) found.set(password_hash, password);
  }
  return SHOWN_ACCOUNTS.flatMap((email) => {
    const row = rows.find((each) => each.email === email);
    return row === undefined ? [] : [{ email, password: found.get(row.password_hash) ?? null }];
  });
}
