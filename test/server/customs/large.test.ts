import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { calendarDate } from '../../../domain/calendarDate';
import { presetProgram } from '../../../domain/presets';
import { KNOWN_IMPORTERS, OTHER_IMPORTERS } from '../../../server/customsSample/sampleTrade';
import { writeSample } from '../../../server/customsSample/writeSample';
import { type CustomsRoom, openCustomsRoom } from './customsRoom';

/** Enough to be checked and posted in many steps; larger files are measured in bench/customsImport.ts. */
const ROWS = 20_000;
const FAULTS = [
  { name: 'impossible-date', count: 30 },
  { name: 'duplicate-line', count: 20 },
  { name: 'variance', count: 50 },
] as const;

const sample = (rows: number) =>
  text(
    writeSample(
      {
        program: presetProgram(),
        importers: [...KNOWN_IMPORTERS, ...OTHER_IMPORTERS],
        from: calendarDate('2025-01-01'),
        to: calendarDate('2025-12-31'),
        rows,
        seed: 7,
        faults: FAULTS,
      },
      'csv',
    ),
  );

describe('a file of 20,000 rows', () => {
  let room: CustomsRoom;
  beforeAll(async () => {
    room = await openCustomsRoom();
  }, 60_000);
  afterAll(() => room.close());

  it('is checked and posted whole while other requests are answered', async () => {
    const bytes = await sample(ROWS);
    const done = new AbortController();
    let answered = 0;
    const others = (async () => {
      while (!done.signal.aborted) {
        expect((await room.cedar.get('/api/customs/lines?pageSize=10')).status).toBe(200);
        answered += 1;
        await pause(100);
      }
    })();
    const batch = await room.check('large.csv', bytes);
    expect(batch).toMatchObject({ status: 'Validated', rowsTotal: ROWS, rowsFaulty: 30, rowsDuplicate: 20 });
    expect(batch.rowsGood).toBe(ROWS - 50);
    const posted = await room.post(batch);
    done.abort();
    await others;
    expect(posted).toMatchObject({ status: 'Posted', rowsGood: ROWS - 50 });
    expect(posted.amountCollected).toBe(batch.amountCollected);
    const all = await room.verifier.get('/api/customs/lines?pageSize=1');
    expect(all.body.data).toMatchObject({ total: ROWS - 50 });
    expect(answered).toBeGreaterThan(10);
  }, 500_000);
});
