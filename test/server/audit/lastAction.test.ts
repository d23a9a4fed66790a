import { MONTHLY_POUNDS } from '../../../domain/presets';
import { inTransaction } from '../../../server/db/transaction';
import { appendAudit } from '../../../server/modules/audit/appendAudit';
import { findLastAction } from '../../../server/modules/audit/findLastAction';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

const AT = new Date('2026-06-15T14:00:00.000Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

const recordSystemAction = () =>
  inTransaction(database.database, (tx) =>
    appendAudit(
      tx,
      { caller: null, source: { address: '127.0.0.1', reference: 'R', userAgent: '' }, at: AT },
      {
        action: 'exemption-expired',
        subject: { type: 'exemption', id: '7' },
        companyId: null,
        details: {},
      },
    ),
  );

describe('the last action on a record', () => {
  it('carries the configured name of the board where the system acted', async () => {
    await recordSystemAction();
    await database.database.db
      .insertInto('program_configuration')
      .values({
        content: JSON.stringify({ ...MONTHLY_POUNDS, boardName: 'Lakeland Honey Board' }),
        effective_at: AT,
      })
      .execute();
    expect(await findLastAction(database.database.db, 'exemption', '7', AT)).toMatchObject({
      action: 'exemption-expired',
      by: 'Lakeland Honey Board',
    });
  });

  it('is missing where nothing was done', async () => {
    expect(await findLastAction(database.database.db, 'exemption', '7', AT)).toBeNull();
  });
});
