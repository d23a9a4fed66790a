import type { ClientConfig } from 'pg';

/** The application's own role: it reads and writes rows, owns nothing and cannot touch what is append-only. */
export const APPLICATION_ROLE = 'northwood_app';

/** How to reach one database, and as whom. */
export interface ConnectionTarget {
  /** Owner of the tables: migrates, and owns what other libraries keep in schemas of their own. */
  readonly owner: ClientConfig;
  /** What the server works as. */
  readonly application: ClientConfig;
}

/**
 * How a connection becomes the application's role: `login` connects as it, `set-role` connects as the owner and takes
 * the role at once, `owner` stays the owner where the database lets us make no role.
 */
export type RoleTaking = 'login' | 'set-role' | 'owner';

const COMMON = {
  application_name: 'northwood',
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies ClientConfig;

export function targetOf(connection: ClientConfig, taking: RoleTaking): ConnectionTarget {
  const owner = { ...connection, ...COMMON };
  switch (taking) {
    case 'login':
      return { owner, application: { ...owner, user: APPLICATION_ROLE } };
    case 'set-role':
      return { owner, application: { ...owner, options: `-c role=${APPLICATION_ROLE}` } };
    case 'owner':
      return { owner, application: owner };
  }
}
