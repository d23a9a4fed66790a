import { sql } from 'kysely';
import type { Migration } from './migration';

/** By what a bank tells two files apart: the day and minute a file was made, and which file of its day it is. Not known of earlier ones. */
export const bankFileIdentity: Migration = {
  name: '0270BankFileIdentity',
  async up(db) {
    await sql`
      alter table payment_run_file
        add made_on date,
        add made_at text check (made_at ~ '^[0-2][0-9][0-5][0-9]$'),
        add file_number int check (file_number between 1 and 36),
        add check ((made_on is null) = (made_at is null) and (made_on is null) = (file_number is null))`.execute(
      db,
    );
  },
};
