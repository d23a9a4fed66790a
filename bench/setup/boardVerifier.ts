import { randomUUID } from 'node:crypto';
import { dateInZone } from '../../domain/calendarDate';
import type { Database } from '../../server/db/database';
import { transactOn } from '../../server/db/transact';
import type { RequestContext } from '../../server/modules/identity/requestContext';

export interface Account {
  readonly email: string;
  /** As the product keeps it; 'none' for an account nobody signs in to. */
  readonly passwordHash: string;
}

/** A verifier of the board, made when there is none of that address yet, and what acts in that person's name. */
export async function boardVerifier(database: Database, account: Account): Promise<RequestContext> {
  const { userId, companyId } = (await findVerifier(database, account)) ?? (await make(database, account));
  const { email } = account;
  const at = new Date();
  const boardZone = 'America/New_York';
  return {
    caller: {
      actor: { userId, roles: ['verifier'], companyId },
      sessionId: randomUUID(),
      name: 'Ben Chmark',
      email,
      isTemporary: false,
    },
    source: { address: null, reference: null, userAgent: 'bench' },
    at,
    today: dateInZone(at.getTime(), boardZone),
    boardZone,
    language: 'en',
    transact: transactOn(database),
  };
}

interface Verifier {
  readonly userId: string;
  readonly companyId: string;
}

async function findVerifier({ db }: Database, { email }: Account): Promise<Verifier | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['id', 'company_id'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row === undefined ? null : { userId: row.id, companyId: row.company_id };
}

async function make(database: Database, account: Account): Promise<Verifier> {
  const companyId = await boardCompany(database);
  const { id: userId } = await database.db
    .insertInto('app_user')
    .values({
      email: account.email,
      first_name: 'Ben',
      last_name: 'Chmark',
      company_id: companyId,
      roles: ['verifier'],
      password_hash: account.passwordHash,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, companyId };
}

async function boardCompany({ db }: Database): Promise<string> {
  const board = await db.selectFrom('company').select('id').where('is_board', '=', true).executeTakeFirst();
  if (board !== undefined) return board.id;
  const { id } = await db
    .insertInto('company')
    .values({
      legal_name: 'Board',
      kind: 'BOTH',
      status: 'Active',
      is_board: true,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
