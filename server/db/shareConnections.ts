/** Connections of one process, by what they are for. */
export interface ConnectionShare {
  readonly statements: number;
  readonly transactions: number;
  readonly signIn: number;
  readonly health: number;
}

/** Fewer cannot be shared out. */
export const FEWEST_CONNECTIONS = 4;

const SIGN_IN_SHARE = 0.15;

/** Shares connections out: one for the health check, some for signing in, the rest in halves. Each purpose has at least one. */
export function shareConnections(total: number): ConnectionShare {
  const health = 1;
  const signIn = Math.max(1, Math.floor(total * SIGN_IN_SHARE));
  const rest = total - health - signIn;
  const transactions = Math.max(1, Math.floor(rest / 2));
  return { health, signIn, transactions, statements: Math.max(1, rest - transactions) };
}
