import { notify } from '../../db/listen';
import type { Tx } from '../../db/transaction';

/** Every server process listens here; the payload is the id of a user whose rights or sessions have changed. */
export const ACCESS_CHANNEL = 'northwood_access';

/** With the commit, makes every process look again at the live connections of a user. */
export const announceAccessChange = (tx: Tx, userId: string): Promise<void> =>
  notify(tx, ACCESS_CHANNEL, userId);
