import { createCast } from '../../../server/demo/createCast';
import { findDemoAccounts } from '../../../server/demo/demoAccounts';
import { SHOWN_ACCOUNTS } from '../../../server/demo/demoCast';
import { greeting } from '../../../server/greeting';
import { inTransaction } from '../../../server/db/transaction';
import { startPortal, type TestPortal } from '../setup/testPortal';

const PUBLISHED = 'northwood demo 2026';
const NEW = 'a password of this house';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startPortal({ variables: { DEMO_PASSWORD: NEW } });
});
afterEach(() => portal.stop());

/** The accounts as an earlier start created them. */
async function createdWith(password: string): Promise<void> {
  const { database, hasher, config } = portal.services;
  const hash = await hasher.hash(password);
  await inTransaction(database, (tx) => createCast(tx, new Date('2026-06-15'), hash, config.boardZone));
}

const printed = async (): Promise<readonly string[]> => {
  const accounts = (await findDemoAccounts(portal.services)) ?? [];
  return greeting({ address: '', database: '', sendsEmail: true, demo: { password: NEW, accounts } });
};
const below = (lines: readonly string[], title: string): readonly string[] => {
  const from = lines.findIndex((line) => line.includes(title)) + 1;
  if (from === 0) return [];
  const rest = lines.slice(from);
  const until = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, until).map((line) => line.trim().split(' ')[0] ?? '');
};

describe('the start message of a demonstration', () => {
  it('prints the configured password for accounts that take it', async () => {
    await createdWith(NEW);
    const lines = await printed();
    expect(below(lines, `(password "${NEW}")`)).toEqual(SHOWN_ACCOUNTS);
    expect(lines.join('\n')).not.toContain('earlier');
    expect(lines.join('\n')).not.toContain(PUBLISHED);
  });

  it('says that accounts of an earlier start keep the published password', async () => {
    await createdWith(PUBLISHED);
    const lines = await printed();
    expect(below(lines, `published ("${PUBLISHED}")`)).toEqual(SHOWN_ACCOUNTS);
    expect(lines.join('\n')).not.toContain(`(password "${NEW}")`);
    expect(lines.join('\n')).toContain('empty DATA_DIR');
  });

  it('lists apart whoever has chosen a password since', async () => {
    await createdWith(NEW);
    await portal.services.database.db
      .updateTable('app_user')
      .set({ password_hash: await portal.services.hasher.hash('one of her own choice') })
      .where('email', '=', 'user@cedarline.example')
      .execute();
    const lines = await printed();
    expect(below(lines, 'set earlier')).toEqual(['user@cedarline.example']);
    expect(below(lines, `(password "${NEW}")`)).toEqual(
      SHOWN_ACCOUNTS.filter((email) => email !== 'user@cedarline.example'),
    );
  });

  it('names no accounts where the database holds other data', async () => {
    expect((await printed()).join('\n')).toContain('No demonstration accounts');
  });
});
