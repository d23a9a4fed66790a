import fc from 'fast-check';
import { lineTotals } from '../../../contract/entities/customsImporter';
import { customsLine } from '../../../contract/entities/customs';
import { listOf } from '../../../contract/list';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { type EntryLine, entryNumberOf } from './entryLines';
import { openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let entry = 7000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

type Line = Omit<EntryLine, 'companyId' | 'entry'>;

/** Posts lines under entries of their own and files one claim over what was collected on them. */
async function claimOver(lines: readonly Line[]) {
  const entries = lines.map(() => (entry += 1));
  const ids = await room.lines(...lines.map((line, index) => ({ ...line, entry: entries[index] ?? 0 })));
  const claim = await room.file(
    ids.map((customsLineId, index) => ({ customsLineId, amountClaimed: lines[index]?.collected ?? '' })),
  );
  const correct = (index: number, collected: string, adjustmentSeq = 1) =>
    room.lines({
      entry: entries[index] ?? 0,
      collected,
      adjustmentSeq,
      quantity: '0.000',
      reported: '0.000',
    });
  return { claim, entries, correct };
}

const sumOf = (amounts: readonly string[]): string => formatMoney(sumMoney(amounts.map(money)));

describe('H90 what was collected and then reversed', () => {
  it('is gone from every total of the claim, which says that it changed and is no exact match any more', async () => {
    const { claim, correct } = await claimOver([
      { collected: '0.34' },
      { collected: '0.34' },
      { collected: '0.34' },
    ]);
    expect(claim).toMatchObject({ amountCollected: '1.02', exactMatch: true, changedSinceFiled: false });
    for (const index of [0, 1, 2]) await correct(index, '-0.34');
    const seen = await room.read(claim.id);
    expect(seen).toMatchObject({ amountCollected: '0.00', exactMatch: false, changedSinceFiled: true });
    expect(
      seen.lines.map((line) => [line.amountCollected, line.amountProposed, line.amountCollectedAsFiled]),
    ).toEqual(Array.from({ length: 3 }, () => ['0.00', '0.00', '0.34']));
    const queue = await room.verifier.get(`/api/admin/refunds?q=${claim.number}`);
    expect(queue.body.data).toMatchObject({ rows: [{ amountCollected: '0.00', changedSinceFiled: true }] });
    const verified = await room.verify(claim);
    expect(verified.body.errors[0]?.error).toBe('claim-more-than-left');
  });

  it('leaves the sum of collected, expected and variance in step over lines and their corrections', async () => {
    const { entries, correct } = await claimOver([
      { collected: '5.00', expected: '3.00', variance: '2.00' },
      { collected: '2.49', expected: '0.48', variance: '2.01' },
    ]);
    await correct(0, '-2.00');
    await correct(1, '-2.01');
    const sums = await Promise.all(
      entries.map(async (number) => {
        const query = `entryNumber=${entryNumberOf(number)}`;
        const totals = lineTotals.parse(
          (await room.verifier.get(`/api/customs/line-totals?${query}`)).body.data,
        );
        const { rows } = listOf(customsLine).parse(
          (await room.verifier.get(`/api/customs/lines?${query}`)).body.data,
        );
        expect(totals.collected).toBe(sumOf(rows.map(({ amountCollected }) => amountCollected)));
        expect(totals.variance).toBe(sumOf(rows.map(({ variance }) => variance ?? '0.00')));
        return totals;
      }),
    );
    expect(sums).toEqual([
      { lines: 2, collected: '3.00', expected: '3.00', variance: '0.00' },
      { lines: 2, collected: '0.48', expected: '0.48', variance: '0.00' },
    ]);
  });

  it('never parts the totals from their rows, whatever is claimed and corrected', async () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).map((value) => formatMoney(BigInt(value)));
    const change = fc.integer({ min: -120_000, max: 120_000 }).map((value) => formatMoney(BigInt(value)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ collected: cents, corrections: fc.array(change, { maxLength: 2 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (lines) => {
          const { claim, correct } = await claimOver(lines.map(({ collected }) => ({ collected })));
          for (const [index, { corrections }] of lines.entries())
            for (const [at, amount] of corrections.entries()) await correct(index, amount, at + 1);
          const seen = await room.read(claim.id);
          expect(seen.amountCollected).toBe(sumOf(seen.lines.map((line) => line.amountCollected)));
          expect(seen.amountClaimed).toBe(sumOf(seen.lines.map((line) => line.amountClaimed)));
          expect(seen.changedSinceFiled).toBe(
            seen.lines.some((line) => line.amountCollected !== line.amountCollectedAsFiled),
          );
        },
      ),
      { numRuns: 6 },
    );
  }, 120_000);
});
