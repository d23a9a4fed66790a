import { postLateCharges } from '../../../server/modules/ledger/postLateCharges';
import { tendExemptions } from '../../../server/modules/exemptions/tendExemptions';
import { tidyUp } from '../../../server/housekeeping';
import { openPayerRoom, type PayerRoom } from './payerRoom';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom('2026-10-20');
});
afterEach(() => room.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** All that the passing of time does, as the hourly work does it. */
async function work(): Promise<void> {
  const { services, clock } = room.portal;
  await tidyUp(services.database, clock.now());
  await postLateCharges(services.database, clock.now());
  await tendExemptions(services, clock.now());
}
const entries = async () => (await room.statement()).entries.map(({ kind, amount }) => `${kind} ${amount}`);

describe('100 timed work under a clock that jumps', () => {
  it('is done once: an hour and a day ahead and back, over the end of daylight saving time', async () => {
    await room.file(1, '39390.244');
    await room.goTo('2026-11-01');
    await work();
    const done = await entries();
    expect(done.length).toBeGreaterThan(1);
    for (const by of [HOUR, -HOUR, -HOUR, HOUR, DAY, -DAY, -DAY, DAY]) {
      room.portal.clock.advance(by);
      await work();
    }
    await room.goTo('2026-11-01');
    expect(await entries()).toEqual(done);
  });
});
