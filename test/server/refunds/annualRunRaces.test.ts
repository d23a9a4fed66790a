import { type AnnualRunRow, annualRun, annualRunRow } from '../../../contract/entities/annualRun';
import { listOf } from '../../../contract/list';
import { QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import { workOnRuns } from '../../../server/modules/refunds/annualRun/workOnRuns';
import type { Answer } from '../setup/testClient';
import { openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
  await db()
    .insertInto('program_configuration')
    .values({
      content: JSON.stringify({ ...QUARTERLY_BOARD_FEET, refundWindow: { anchor: 'NONE' } }),
      effective_at: room.portal.clock.now(),
      created_by: null,
    })
    .execute();
});
afterAll(() => room.close());

const PATH = '/api/admin/refunds/annual-runs';
const db = () => room.portal.services.database.db;
const work = () => workOnRuns(room.portal.services.database, room.portal.clock.now());

async function begun(fiscalYear: number): Promise<string> {
  const answer = await room.admin.post(PATH, { fiscalYear });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return annualRun.parse(answer.body.data).id;
}
async function cedarIn(run: string): Promise<AnnualRunRow> {
  const answer = await room.admin.get(`/api/admin/refunds/annual-run-importers?run=${run}`);
  const [row] = listOf(annualRunRow).parse(answer.body.data).rows;
  if (row === undefined) throw new Error('the run has no importer');
  return row;
}
const claim = (line: string, amountClaimed: string, fiscalYear: number): Promise<Answer> =>
  room.submit([{ customsLineId: line, amountClaimed }], { fiscalYear });

/** Lines on which more is claimed than was collected, over all claims that are open. */
async function claimedTwice(): Promise<readonly string[]> {
  const parts = await db()
    .selectFrom('refund_claim_line as part')
    .innerJoin('customs_line as line', 'line.id', 'part.customs_line_id')
    .where('part.is_open', '=', true)
    .groupBy(['line.id', 'line.amount_collected'])
    .having((each) =>
      each(each.fn.sum<string>('part.amount_claimed'), '>', each.ref('line.amount_collected')),
    )
    .select('line.id')
    .execute();
  return parts.map(({ id }) => id);
}

describe('an annual run beside claims of the same lines', () => {
  it('counts a line as left or as claimed, and only one of two claims gets it, in 100 rounds of two races', async () => {
    const seen = new Set<string | null>();
    for (let round = 1; round <= 100; round += 1) {
      const amount = `${round}.25`;
      const [line = ''] = await room.lines({ entry: round, collected: amount });
      const [first, second, run] = await Promise.all([
        claim(line, amount, 2026),
        claim(line, amount, 2026),
        begun(2026).then(async (id) => {
          await work();
          return id;
        }),
      ]);
      expect([first.status, second.status].sort()).toEqual([200, 409]);
      const loser = first.status === 409 ? first : second;
      expect(loser.body.message).toMatch(/RF-\d{4}-\d{6}/u);
      const row = await cedarIn(run);
      seen.add(row.outcome);
      expect([row.outcome, row.amount]).toEqual(
        row.outcome === 'claimable' ? ['claimable', amount] : ['in-claims', '0.00'],
      );
    }
    expect(await claimedTwice()).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  }, 240_000);

  it('announces a year once, and only what no claim has, in 25 rounds of two runs and a claim', async () => {
    for (let round = 1; round <= 25; round += 1) {
      const fiscalYear = 2000 + round;
      const [line = ''] = await room.lines({
        entry: 1000 + round,
        collected: '310.15',
        entryDate: `${fiscalYear}-03-04`,
      });
      const runs: string[] = [];
      for (let number = 1; number <= 2; number += 1) {
        runs.push(await begun(fiscalYear));
        await work();
      }
      const [filed] = await Promise.all([
        claim(line, '310.15', fiscalYear),
        ...runs.map(async (id) => {
          await room.admin.post(`${PATH}/${id}/letters`, {});
          await work();
        }),
      ]);
      expect([filed.status, filed.status === 200 ? '' : filed.text]).toEqual([200, '']);
      const letters = await Promise.all(runs.map(async (id) => (await cedarIn(id)).letter));
      const went = letters.filter((letter) => letter === 'sent' || letter === 'paper');
      expect([letters, went.length <= 1]).toEqual([letters, true]);
      for (const letter of letters) expect(['sent', 'notified-before', 'nothing-left']).toContain(letter);
    }
    expect(await claimedTwice()).toEqual([]);
  }, 240_000);
});
