import fc from 'fast-check';
import { calendarDate as date } from '../../domain/calendarDate';
import { formatMoney, money, sumMoney } from '../../domain/money';
import { formatQuantity, quantity, sumQuantity } from '../../domain/quantity';
import { allocateFirstQuantity, type CollectedLine } from '../../domain/refundAllocation';
import { REFUND_REASONS, usesExemptQuantity } from '../../domain/refundReason';

const line = (
  id: string,
  entryDate: string,
  mbf: string | null,
  collected: string,
  rest: Partial<CollectedLine> = {},
): CollectedLine => ({
  id,
  entryDate: date(entryDate),
  entryNumber: `AB1000000${id}`,
  lineNo: 1,
  quantity: mbf === null ? null : quantity(mbf),
  collected: money(collected),
  alreadyRefunded: 0n,
  ...rest,
});
const year = { exemptQuantity: quantity('15000'), usedElsewhere: 0n };
const shown = (lines: readonly CollectedLine[], exempt = year) =>
  allocateFirstQuantity(lines, exempt).lines.map(
    (each) => `${each.id} ${each.share} ${formatQuantity(each.exemptApplied)} ${formatMoney(each.proposed)}`,
  );

describe('the refund of the first quantity', () => {
  const year2024 = [
    line('1', '2024-01-10', '10000', '4098.87'),
    line('2', '2024-02-10', '8000', '3279.10'),
    line('3', '2024-03-10', '500', '204.94'),
  ];

  test('edge 9 lines inside give back all, the crossing one its part by quantity, later ones nothing', () => {
    // 3279.10 × 5000 / 8000 = 2049.4375
    expect(shown(year2024)).toEqual([
      '1 inside 10000.000 4098.87',
      '2 crossing 5000.000 2049.44',
      '3 beyond 0.000 0.00',
    ]);
  });

  test('a line that ends exactly at the exempt quantity is inside, the next is beyond', () => {
    expect(
      shown([line('1', '2024-01-10', '15000', '6148.30'), line('2', '2024-01-11', '0.001', '0.01')]),
    ).toEqual(['1 inside 15000.000 6148.30', '2 beyond 0.000 0.00']);
  });

  test('order is by entry date, entry number, then line, whatever order they come in', () => {
    const lines = [
      line('0', '2024-02-01', '8000', '3.00'),
      line('1', '2024-01-01', '8000', '2.00', { entryNumber: 'AB1', lineNo: 10 }),
      line('2', '2024-01-01', '8000', '1.00', { entryNumber: 'AB1', lineNo: 9 }),
    ];
    expect(shown(lines)).toEqual([
      '2 inside 8000.000 1.00',
      '1 crossing 7000.000 1.75',
      '0 beyond 0.000 0.00',
    ]);
  });

  test('what the group used on its reports is no longer there for imports', () => {
    expect(shown(year2024, { ...year, usedElsewhere: quantity('12000') })).toEqual([
      '1 crossing 3000.000 1229.66',
      '2 beyond 0.000 0.00',
      '3 beyond 0.000 0.00',
    ]);
    expect(allocateFirstQuantity(year2024, { ...year, usedElsewhere: quantity('15001') }).proposed).toBe(0n);
  });

  test('earlier refunds are taken off, and a line fully refunded has nothing left', () => {
    const [first, second] = year2024;
    if (first === undefined || second === undefined) throw new Error('The year has two lines.');
    expect(
      shown([
        { ...first, alreadyRefunded: money('4098.87') },
        { ...second, alreadyRefunded: money('2000.00') },
      ]),
    ).toEqual(['1 nothing-left 10000.000 0.00', '2 crossing 5000.000 49.44']);
  });

  test('a line refunded in full as organic takes up none of the exempt quantity', () => {
    const organic = line('1', '2024-01-01', '10000', '4098.87', {
      alreadyRefunded: money('4098.87'),
      refundedOnOtherGrounds: money('4098.87'),
    });
    expect(shown([organic, line('2', '2024-02-01', '12000', '4918.64')])).toEqual([
      '1 nothing-left 0.000 0.00',
      '2 inside 12000.000 4918.64',
    ]);
  });

  test('what was refunded to a small importer has taken up exempt quantity, when the year then grows beyond it', () => {
    expect(REFUND_REASONS.filter(usesExemptQuantity)).toEqual(['FIRST_QUANTITY', 'SMALL_IMPORTER']);
    const refunded = line('1', '2024-01-01', '10000', '4098.87', { alreadyRefunded: money('4098.87') });
    expect(shown([refunded, line('2', '2024-02-01', '10000', '4098.87')])).toEqual([
      '1 nothing-left 10000.000 0.00',
      '2 crossing 5000.000 2049.44',
    ]);
  });

  test('edge 13 Customs gave the fee back itself: nothing collected, nothing refunded', () => {
    expect(shown([line('1', '2024-01-01', '100', '0.00'), line('2', '2024-01-02', '100', '-5.00')])).toEqual([
      '1 nothing-left 100.000 0.00',
      '2 nothing-left 100.000 0.00',
    ]);
  });

  test('edge 18 a line without a known quantity is named and proposes nothing', () => {
    const allocation = allocateFirstQuantity([line('1', '2020-01-01', null, '10.00')], year);
    expect(allocation.unknownQuantities).toBe(1);
    expect(allocation.lines[0]).toMatchObject({ share: 'no-quantity', proposed: 0n });
  });

  test('edge 11 a late entry pushes a refunded line out: nothing is taken back, the difference is shown and held back', () => {
    const late = line('0', '2024-01-05', '15000', '6148.30');
    const paid = line('1', '2024-01-10', '10000', '4098.87', { alreadyRefunded: money('4098.87') });
    const allocation = allocateFirstQuantity([late, paid], year);
    expect(allocation.lines.map((each) => formatMoney(each.proposed))).toEqual(['2049.43', '0.00']);
    expect(allocation.lines[0]?.explanation.map((each) => each.step)).toContain('held-back');
    expect(allocation.overRefunded).toBe(0n);
    const paidMore = { ...paid, alreadyRefunded: money('7000.00') };
    expect(formatMoney(allocateFirstQuantity([late, paidMore], year).overRefunded)).toBe('851.70');
  });

  test('every amount says how it came about', () => {
    expect(allocateFirstQuantity(year2024, year).lines[1]?.explanation).toEqual([
      { step: 'collected', values: { amount: '3279.10' } },
      { step: 'position', values: { from: '10000.000', to: '18000.000', available: '15000.000' } },
      {
        step: 'share-crossing',
        values: { applied: '5000.000', quantity: '8000.000', base: '3279.10', amount: '2049.44' },
      },
      { step: 'proposed', values: { amount: '2049.44' } },
    ]);
  });
});

describe('whatever the lines', () => {
  const anyLine = fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    entry: fc.integer({ min: 0, max: 5 }),
    lineNo: fc.integer({ min: 1, max: 3 }),
    quantity: fc.oneof({ weight: 9, arbitrary: fc.bigInt({ min: 0n, max: 9_000_000n }) }, fc.constant(null)),
    collected: fc.bigInt({ min: -500n, max: 500_000n }),
  });
  const anyLines = fc.array(anyLine, { maxLength: 12 }).map((lines) =>
    lines.map((each, index): CollectedLine => ({
      id: index.toString(),
      entryDate: date(`2024-${each.month.toString().padStart(2, '0')}-15`),
      entryNumber: `AB1000000${each.entry}`,
      lineNo: each.lineNo,
      quantity: each.quantity,
      collected: each.collected,
      alreadyRefunded: 0n,
    })),
  );
  const refunds = fc.array(fc.bigInt({ min: 0n, max: 600_000n }), { minLength: 12, maxLength: 12 });
  const exemptQuantity = fc.bigInt({ min: 0n, max: 30_000_000n });
  const usedElsewhere = fc.bigInt({ min: 0n, max: 20_000_000n });
  const exempt = fc.record({ exemptQuantity, usedElsewhere });
  const byId = (lines: readonly CollectedLine[]) => new Map(lines.map((each) => [each.id, each]));

  test('no line gives more than was collected on it and not yet refunded, nor does the whole', () => {
    fc.assert(
      fc.property(anyLines, refunds, exempt, (lines, before, limits) => {
        const refunded = lines.map((each, index) => ({ ...each, alreadyRefunded: before[index] ?? 0n }));
        const allocation = allocateFirstQuantity(refunded, limits);
        const known = byId(refunded);
        for (const each of allocation.lines) {
          const source = known.get(each.id);
          if (source === undefined) throw new Error('A line came from nowhere.');
          const left = source.collected - source.alreadyRefunded;
          expect(each.proposed).toBeGreaterThanOrEqual(0n);
          expect(each.proposed).toBeLessThanOrEqual(left > 0n ? left : 0n);
        }
        expect(allocation.applied).toBeLessThanOrEqual(allocation.available);
      }),
    );
  });

  test('no cent is lost: the lines add up to the total, and with enough exempt quantity all of it comes back', () => {
    fc.assert(
      fc.property(anyLines, exempt, (lines, limits) => {
        const allocation = allocateFirstQuantity(lines, limits);
        expect(sumMoney(allocation.lines.map((each) => each.proposed))).toBe(allocation.proposed);
        const known = lines.filter((each) => each.quantity !== null);
        const enough = sumQuantity(known.map((each) => each.quantity ?? 0n)) + 1n;
        const whole = allocateFirstQuantity(lines, { exemptQuantity: enough, usedElsewhere: 0n });
        expect(whole.proposed).toBe(
          sumMoney(known.map((each) => (each.collected > 0n ? each.collected : 0n))),
        );
      }),
    );
  });

  test('the order in which lines come in changes nothing', () => {
    fc.assert(
      fc.property(
        anyLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        exempt,
        ([lines, shuffled], limits) => {
          expect(allocateFirstQuantity(shuffled, limits)).toEqual(allocateFirstQuantity(lines, limits));
        },
      ),
    );
  });

  test('more exempt quantity never gives less', () => {
    fc.assert(
      fc.property(
        anyLines,
        refunds,
        exempt,
        fc.bigInt({ min: 0n, max: 10_000_000n }),
        (lines, before, limits, more) => {
          const refunded = lines.map((each, index) => ({ ...each, alreadyRefunded: before[index] ?? 0n }));
          const wider = { ...limits, exemptQuantity: limits.exemptQuantity + more };
          expect(allocateFirstQuantity(refunded, wider).proposed).toBeGreaterThanOrEqual(
            allocateFirstQuantity(refunded, limits).proposed,
          );
        },
      ),
    );
  });

  test('claiming in two steps never gives more than in one', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        exempt,
        (lines, chosen, limits) => {
          const once = allocateFirstQuantity(lines, limits);
          const isChosen = (id: string) => chosen[Number(id)] === true;
          const first = new Map(
            once.lines.filter((each) => isChosen(each.id)).map((each) => [each.id, each.proposed]),
          );
          const after = lines.map((each) => ({ ...each, alreadyRefunded: first.get(each.id) ?? 0n }));
          const second = allocateFirstQuantity(after, limits);
          expect(sumMoney(first.values()) + second.proposed).toBe(once.proposed);
        },
      ),
    );
  });

  test('entries that arrive after a refund never bring more in all than the larger of both reckonings', () => {
    fc.assert(
      fc.property(anyLines, fc.nat({ max: 12 }), exempt, (lines, known, limits) => {
        const first = allocateFirstQuantity(lines.slice(0, known), limits);
        const paid = new Map(first.lines.map((each) => [each.id, each.proposed]));
        const second = allocateFirstQuantity(
          lines.map((each) => ({ ...each, alreadyRefunded: paid.get(each.id) ?? 0n })),
          limits,
        );
        const once = allocateFirstQuantity(lines, limits).proposed;
        const most = once > first.proposed ? once : first.proposed;
        expect(first.proposed + second.proposed).toBeLessThanOrEqual(most);
      }),
    );
  });
});
