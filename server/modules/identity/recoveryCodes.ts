import type { Tx } from '../../db/transaction';
import { digestOf, newReadableSecret } from '../../system/ids';

const CODES = 10;
/** 80 bits: their digests may stand in the database without a slow hash. */
const GROUPS = 4;

const normalized = (code: string): string => code.trim().toUpperCase();

/** Makes ten new codes for when the authenticator app is gone; those from before end. Shown once and kept as digests. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newReadableSecret(GROUPS));
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: digestOf(code) })))
    .execute();
  return codes;
}

/** Strikes a code out; false when it is none of this person's, or was used before. */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const struck = await tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', digestOf(normalized(code)))
    .executeTakeFirst();
  return struck.numDeletedRows === 1n;
}
