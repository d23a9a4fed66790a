import { QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import { fail, ok, type Result } from '../../../domain/result';
import { inTransaction, type Tx } from '../../db/transaction';
import type { Services } from '../../services';
import { newSecretToken } from '../../system/ids';
import { appendAudit } from '../audit/appendAudit';
import { makePasswordLink, passwordLink } from '../identity/forgotPassword';

export interface FirstAdmin {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const LINK_MINUTES = 24 * 60;

/**
 * Makes an administrator on a database that has none who can sign in, and the board's own company where that is missing too. The
 * link sets the password, once, within a day; nobody knows one before. A fresh installation has no account at all (6.3.2).
 */
export async function createFirstAdmin(
  services: Pick<Services, 'config' | 'database' | 'hasher' | 'clock'>,
  person: FirstAdmin,
): Promise<Result<{ readonly link: string }, 'has-administrator' | 'address-taken'>> {
  const at = services.clock.now();
  const passwordHash = await services.hasher.hash(newSecretToken());
  return inTransaction(services.database, async (tx) => {
    const companyId = await findOrMakeBoard(tx, at);
    const admin = await tx
      .selectFrom('app_user')
      .select('id')
      .where('company_id', '=', companyId)
      .where(
        (eb) => eb.val('admin'),
        '=',
        (eb) => eb.fn.any('roles'),
      )
      .where('is_active', '=', true)
      .where('held_at', 'is', null)
      .executeTakeFirst();
    if (admin !== undefined) return fail('has-administrator');
    const user = await tx
      .insertInto('app_user')
      .values({
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        company_id: companyId,
        roles: ['admin'],
        password_hash: passwordHash,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) return fail('address-taken');
    const token = await makePasswordLink(tx, user.id, at, LINK_MINUTES);
    await appendAudit(
      tx,
      { caller: null, source: null, at },
      { action: 'first-administrator-created', subject: { type: 'user', id: user.id }, companyId },
    );
    return ok({ link: passwordLink(services.config, token) });
  });
}

/** The board's row, held so that two of these commands take turns. */
async function findOrMakeBoard(tx: Tx, at: Date): Promise<string> {
  const { boardName, phone, email } = QUARTERLY_BOARD_FEET;
  await tx
    .insertInto('company')
    .values({
      legal_name: boardName,
      kind: 'BOTH',
      status: 'Active',
      is_board: true,
      tax_id: null,
      phone,
      email,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('company')
    .select('id')
    .where('is_board', '=', true)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}
