import { sql } from 'kysely';
import type { Migration } from './migration';

/** Wrong tries are kept under a digest of the address: what people type there is now and then their password. */
export const attemptDigest: Migration = {
  name: '0060AttemptDigest',
  async up(db) {
    await sql`alter table sign_in_attempt rename column address to address_digest`.execute(db);
    await sql`update sign_in_attempt
      set address_digest = encode(sha256(convert_to(address_digest, 'UTF8')), 'hex')`.execute(db);
  },
};
