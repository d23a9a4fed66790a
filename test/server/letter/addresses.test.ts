import { presetProgram } from '../../../domain/presets';
import { recentPeriods } from '../../../domain/reportPeriod';
import { calendarDate } from '../../../domain/calendarDate';
import { findClaimingCompany } from '../../../server/modules/refunds/claimingCompany';
import { findUnreported } from '../../../server/modules/reports/missingReport';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';

let room: PayerRoom;
beforeAll(async () => {
  room = await openPayerRoom('2026-04-20');
});
afterAll(() => room.close());

describe('an address in a letter', () => {
  it('ends with the name of the country, in the company’s language', async () => {
    const { db } = room.portal.services.database;
    const { cedar } = room.people;
    const country = async (language: 'en' | 'fr', code: string) => {
      await db.updateTable('company').set({ language, country: code }).where('id', '=', cedar.id).execute();
      const company = await findClaimingCompany(db, cedar.id);
      const [period] = recentPeriods(presetProgram(), calendarDate('2026-04-20'));
      if (period === undefined) throw new Error('no period');
      const [missing] = await findUnreported(
        db,
        { ...period, last: calendarDate('2999-12-31') },
        'America/New_York',
        [cedar.id],
      );
      return [company?.payee.address, missing?.address].map((address) => address?.split(', ').at(-1));
    };
    expect(await country('en', 'US')).toEqual(['United States', 'United States']);
    expect(await country('fr', 'CA')).toEqual(['Canada', 'Canada']);
    expect(await country('fr', 'US')).toEqual(['États-Unis', 'États-Unis']);
  });
});
