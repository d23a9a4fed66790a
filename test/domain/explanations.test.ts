import { assessReport, type ReportToAssess } from '../../domain/assessment';
import {
  addDays,
  calendarDate as date,
  dateInZone,
  daysInMonth,
  earlier,
  isTimeZone,
  parseCalendarDate,
} from '../../domain/calendarDate';
import { copiedDate } from '../../domain/copiedDate';
import { expectedCollection, variance } from '../../domain/expectedCollection';
import { thresholdStanding } from '../../domain/exemptThreshold';
import { foreseeYear } from '../../domain/foreseenClaims';
import { expectedMetricRate, metricRateWarnings } from '../../domain/metricRate';
import { money } from '../../domain/money';
import { MONTHLY_POUNDS, presetProgram } from '../../domain/presets';
import { quantity } from '../../domain/quantity';
import { allocateFirstQuantity, type CollectedLine } from '../../domain/refundAllocation';
import { checkReport } from '../../domain/reportCheck';
import { reportPeriod } from '../../domain/reportPeriod';
import { type Credit, type Obligation, settleAccount } from '../../domain/settlement';

const board = presetProgram();
const pounds = presetProgram(MONTHLY_POUNDS);

describe('how an assessment is explained', () => {
  const assess = (report: Partial<ReportToAssess>, program = board) => {
    const assessed = assessReport(
      {
        parts: [{ from: date('2026-01-01'), quantity: quantity('10') }],
        exemptUsedBefore: 0n,
        yearQuantityBefore: 0n,
        holdsCertificate: false,
        ...report,
      },
      program,
    );
    if (!assessed.ok) throw new Error(assessed.failure.kind);
    return assessed.value;
  };

  test('step by step, with the figures of each', () => {
    const used = board.exemptQuantity - quantity('4');
    expect(assess({ exemptUsedBefore: used }).explanation).toEqual([
      { step: 'gross', values: { quantity: '10.000' } },
      {
        step: 'exempt-first-quantity',
        values: { used: '14996.000', remaining: '4.000', applied: '4.000', caughtUp: '0.000' },
      },
      { step: 'assessable', values: { quantity: '6.000' } },
      { step: 'line', values: { from: '2026-01-01', quantity: '6.000', rate: '0.41', amount: '2.46' } },
      { step: 'total', values: { amount: '2.46' } },
    ]);
  });

  test('the exempt quantity goes to the parts in their order, and no part gets more than its own', () => {
    const parts = ['1', '10', '5'].map((amount) => ({
      from: date('2026-01-01'),
      quantity: quantity(amount),
    }));
    const used = board.exemptQuantity - quantity('4');
    const { lines } = assess({ parts, exemptUsedBefore: used });
    expect(lines.map(({ exemptApplied, assessable }) => [exemptApplied, assessable])).toEqual([
      [quantity('1'), 0n],
      [quantity('3'), quantity('7')],
      [0n, quantity('5')],
    ]);
  });

  test('an exempt quantity that was used beyond its end leaves nothing, and owes nothing more', () => {
    const over = assess({ exemptUsedBefore: board.exemptQuantity + 1n });
    expect(over).toMatchObject({ exemptRemainingBefore: 0n, exemptApplied: 0n, assessable: quantity('10') });
  });

  test('names a certificate, none of it, and a threshold that was passed', () => {
    const stepOf = (report: Partial<ReportToAssess>) => assess(report, pounds).explanation[1]?.step;
    expect(stepOf({})).toBe('no-certificate');
    expect(stepOf({ holdsCertificate: true })).toBe('certificate-held');
    expect(stepOf({ holdsCertificate: true, yearQuantityBefore: pounds.exemptQuantity })).toBe(
      'threshold-passed',
    );
  });
});

describe('how the first quantity of a refund is explained', () => {
  const line = (id: string, mbf: string | null, collected: string, rest: Partial<CollectedLine> = {}) => ({
    id,
    entryDate: date('2024-01-10'),
    entryNumber: `AB1000000${id}`,
    lineNo: 1,
    quantity: mbf === null ? null : quantity(mbf),
    collected: money(collected),
    alreadyRefunded: 0n,
    ...rest,
  });
  const year = { exemptQuantity: quantity('15000'), usedElsewhere: 0n };
  const explain = (...lines: readonly CollectedLine[]) =>
    allocateFirstQuantity(lines, year).lines.map(({ explanation }) => explanation);

  test('a line inside', () => {
    expect(explain(line('1', '100', '41.00'))).toEqual([
      [
        { step: 'collected', values: { amount: '41.00' } },
        { step: 'position', values: { from: '0.000', to: '100.000', available: '15000.000' } },
        {
          step: 'share-inside',
          values: { applied: '100.000', quantity: '100.000', base: '41.00', amount: '41.00' },
        },
        { step: 'proposed', values: { amount: '41.00' } },
      ],
    ]);
  });

  test('what came back before, on these grounds and on others', () => {
    const [both] = explain(
      line('1', '100', '41.00', { alreadyRefunded: money('11.00'), refundedOnOtherGrounds: money('10.00') }),
    );
    expect(both).toContainEqual({
      step: 'refunded-on-other-grounds',
      values: { amount: '10.00', left: '31.00' },
    });
    expect(both).toContainEqual({ step: 'already-refunded', values: { amount: '1.00' } });
    const [none] = explain(line('1', '100', '41.00'));
    expect(none?.map(({ step }) => step)).not.toContain('already-refunded');
    expect(none?.map(({ step }) => step)).not.toContain('refunded-on-other-grounds');
  });

  test('what is held back because another line got too much', () => {
    const lines = [line('1', '100', '41.00', { alreadyRefunded: money('51.00') }), line('2', '100', '41.00')];
    const [, held] = explain(...lines);
    expect(held).toContainEqual({ step: 'held-back', values: { amount: '10.00' } });
    expect(allocateFirstQuantity(lines, year).lines[1]?.proposed).toBe(money('31.00'));
  });

  test('a line of unknown quantity, which is counted among them', () => {
    const lines = [line('1', null, '41.00'), line('2', '100', '41.00')];
    expect(explain(...lines)[0]).toEqual([
      { step: 'collected', values: { amount: '41.00' } },
      { step: 'quantity-unknown', values: {} },
      { step: 'proposed', values: { amount: '0.00' } },
    ]);
    expect(allocateFirstQuantity(lines, year).unknownQuantities).toBe(1);
  });

  test('a line that came back whole on other grounds counts for nothing', () => {
    const lines = [
      line('1', '15000', '41.00', {
        alreadyRefunded: money('41.00'),
        refundedOnOtherGrounds: money('41.00'),
      }),
      line('2', '100', '41.00'),
    ];
    expect(allocateFirstQuantity(lines, year).lines[1]).toMatchObject({ share: 'inside' });
    const part = [
      { ...line('1', '15000', '41.00'), refundedOnOtherGrounds: money('40.00') },
      line('2', '1', '1'),
    ];
    expect(allocateFirstQuantity(part, year).lines[1]).toMatchObject({ share: 'beyond' });
  });

  test('a line across the end of which nothing is left has nothing left', () => {
    const crossing = line('1', '20000', '40.00', { alreadyRefunded: money('30.00') });
    expect(allocateFirstQuantity([crossing], year).lines[0]).toMatchObject({ share: 'nothing-left' });
    const empty = line('2', '0', '0.00');
    const full = line('1', '15000', '41.00');
    expect(allocateFirstQuantity([full, empty], year).lines[1]).toMatchObject({ share: 'beyond' });
    expect(allocateFirstQuantity([empty], year).lines[0]).toMatchObject({ share: 'nothing-left' });
  });
});

describe('an account’s order of events', () => {
  const owed: Obligation = {
    id: '1',
    dueDate: date('2026-04-30'),
    openedOn: date('2026-04-20'),
    principal: money('10000.00'),
    lateRule: board.lateRule,
  };
  const settle = (asOf: string, credits: readonly Credit[] = [], obligations = [owed]) =>
    settleAccount(obligations, credits, date(asOf));

  test('a payment on the day of the late charge comes after it, and stops the interest of later days', () => {
    const paid = { id: 'p', receivedOn: date('2026-06-30'), amount: money('11165.00'), meantFor: null };
    const settled = settle('2026-12-31', [paid]);
    expect(settled.accruals.map(({ kind, date: on }) => `${kind} ${on}`)).toEqual([
      'late-charge 2026-06-30',
      'interest 2026-06-30',
    ]);
    expect(settled.obligations.get('1')).toMatchObject({
      lateCharge: money('1000.00'),
      interest: money('165.00'),
      paid: money('11165.00'),
      balance: 0n,
    });
  });

  test('a report that was paid in time bears no interest, whatever another one does', () => {
    const other = { ...owed, id: '2', principal: money('500.00') };
    const paid = { id: 'p', receivedOn: date('2026-05-01'), amount: money('10000.00'), meantFor: '1' };
    const { accruals } = settle('2026-08-30', [paid], [owed, other]);
    expect([...new Set(accruals.map(({ obligationId }) => obligationId))]).toEqual(['2']);
  });

  test('a credit of nothing changes nothing', () => {
    const nothing = { id: 'p', receivedOn: date('2026-05-01'), amount: 0n, meantFor: null };
    expect(settle('2026-05-01', [nothing])).toEqual(settle('2026-05-01'));
  });
});

describe('calendar dates', () => {
  const read = (text: string) => {
    const parsed = parseCalendarDate(text);
    return parsed.ok ? parsed.value : parsed.failure.kind;
  };
  test('exist from 1900 on, from the first to the last day of their month', () => {
    expect(['1900-01-01', '1899-12-31', '2026-01-00', '2026-00-10', '2026-13-01'].map(read)).toEqual([
      '1900-01-01',
      'impossible-date',
      'impossible-date',
      'impossible-date',
      'impossible-date',
    ]);
    expect(Array.from({ length: 12 }, (_, month) => daysInMonth(2026, month + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect([1900, 2000, 2024, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29, 28]);
  });

  test('that are none are a fault of the program', () => {
    expect(() => date('2026-02-30')).toThrow('Not a calendar date: 2026-02-30');
    expect(() => date('tomorrow')).toThrow('Not a calendar date: tomorrow');
  });

  test('the earlier of two', () => {
    expect([
      earlier(date('2026-01-01'), date('2026-01-02')),
      earlier(date('2026-01-02'), date('2026-01-01')),
    ]).toEqual(['2026-01-01', '2026-01-01']);
  });

  test('of an instant are those of the zone, each zone’s own', () => {
    const instant = Date.UTC(2026, 2, 1, 4, 59);
    expect(
      ['America/New_York', 'UTC', 'Asia/Tokyo', 'America/St_Johns', 'America/New_York'].map((zone) =>
        dateInZone(instant, zone),
      ),
    ).toEqual(['2026-02-28', '2026-03-01', '2026-03-01', '2026-03-01', '2026-02-28']);
    expect(['UTC', 'America/New_York', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});

describe('a day that is copied', () => {
  const quarter = (year: number, index: number) => {
    const period = reportPeriod(year, index, board);
    if (period === null) throw new Error('no such quarter');
    return period;
  };
  type Days = Parameters<typeof copiedDate>[1];
  const copied = (day: string, from: Days = quarter(2026, 1), to: Days = quarter(2026, 2)) =>
    copiedDate(date(day), from, to);

  test('lies in its period, from the first to the last day', () => {
    expect(['2025-12-31', '2026-01-01', '2026-03-31', '2026-04-01'].map((day) => copied(day))).toEqual([
      null,
      '2026-04-01',
      '2026-06-30',
      null,
    ]);
  });

  test('keeps its month across a year, and the last day its place where the periods differ in length', () => {
    const half = { first: date('2025-11-01'), last: date('2026-04-15') };
    const other = { first: date('2026-11-01'), last: date('2027-04-15') };
    expect(
      ['2025-11-30', '2026-02-28', '2026-04-01', '2026-04-15'].map((day) => copied(day, half, other)),
    ).toEqual(['2026-11-30', '2027-02-28', '2027-04-01', '2027-04-15']);
  });

  test('is not known outside a shorter period, or on a day that the month does not have', () => {
    const short = { first: date('2026-02-10'), last: date('2026-02-20') };
    const january = { first: date('2026-01-01'), last: date('2026-01-31') };
    expect(
      ['2026-01-09', '2026-01-10', '2026-01-20', '2026-01-21', '2026-01-31'].map((day) =>
        copied(day, january, short),
      ),
    ).toEqual([null, '2026-02-10', '2026-02-20', null, '2026-02-20']);
    const leap = { first: date('2024-02-01'), last: date('2024-02-29') };
    const april = { first: date('2026-04-01'), last: date('2026-04-30') };
    expect(copied('2026-01-30', january, april)).toBe('2026-04-30');
    expect(copied('2024-02-28', leap, april)).toBe('2026-04-28');
    expect(copied('2026-01-29', january, { first: date('2026-02-01'), last: date('2026-02-28') })).toBeNull();
    expect(copied('2026-01-28', january, { first: date('2026-02-01'), last: date('2026-02-28') })).toBe(
      '2026-02-28',
    );
  });
});

describe('what Customs should have collected, explained', () => {
  const line = {
    entryDate: date('2024-03-15'),
    entryType: '01',
    htsCode: '4407110001',
    quantity: quantity('1000'),
    unit: 'm3',
    isExempt: false,
  } as const;
  const explain = (rest: object) => {
    const expected = expectedCollection(board, { ...line, ...rest });
    return expected.ok ? expected.value.explanation : expected.failure;
  };
  test.each([
    [
      {},
      'expected',
      { quantity: '1000.000', unit: 'm3', rate: '0.1737', date: '2024-03-15', amount: '173.70' },
    ],
    [{ htsCode: '0604200000' }, 'not-covered', { htsCode: '0604200000', date: '2024-03-15' }],
    [{ entryType: '23' }, 'temporary-import', { entryType: '23' }],
    [{ isExempt: true }, 'exempt-certificate', { date: '2024-03-15' }],
  ])('%j is %s', (rest, step, values) => {
    expect(explain(rest)).toEqual([{ step, values }]);
  });

  test('a line without an entry type is not a temporary import, and a unit without a rate is told', () => {
    expect(explain({ entryType: null })).toMatchObject([{ step: 'expected' }]);
    expect(explain({ unit: 'kg' })).toMatchObject({ kind: 'no-metric-rate', unit: 'kg' });
  });

  test('a variance deserves a look above two cents and one percent, either way', () => {
    const flagged = (collected: bigint, expected: bigint) => variance(collected, expected).isFlagged;
    expect([flagged(103n, 100n), flagged(102n, 100n), flagged(97n, 100n), flagged(98n, 100n)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([flagged(10_100n, 10_000n), flagged(10_101n, 10_000n)]).toEqual([false, true]);
    expect([flagged(-10_100n, -10_000n), flagged(-10_101n, -10_000n)]).toEqual([false, true]);
    expect(flagged(3n, 0n)).toBe(true);
    expect(variance(90n, 100n).amount).toBe(-10n);
  });
});

describe('what can still be claimed', () => {
  const line = (id: string, proposed: bigint, deadline: string | null = null) => ({
    id,
    proposed,
    deadline: deadline === null ? null : date(deadline),
  });
  const terms = { today: date('2026-11-29'), lateUntil: null, minimum: 0n };

  test('expires in the order of its last days, those of one day together', () => {
    const lines = [
      line('1', 1n, '2027-03-01'),
      line('2', 2n, '2026-12-01'),
      line('3', 4n, '2027-01-01'),
      line('4', 8n, '2026-12-01'),
      line('5', 16n),
    ];
    expect(foreseeYear([{ reason: 'ORGANIC', lines }], terms).claims).toMatchObject([
      {
        amount: 31n,
        deadline: '2026-12-01',
        expiring: [
          { lastDay: '2026-12-01', amount: 10n },
          { lastDay: '2027-01-01', amount: 4n },
          { lastDay: '2027-03-01', amount: 1n },
        ],
      },
    ]);
  });

  test('an extension moves a last day back, never forward, and sets none where there is none', () => {
    const lastDays = (lateUntil: string) =>
      foreseeYear([{ reason: 'ORGANIC', lines: [line('1', 1n, '2026-12-01'), line('2', 1n)] }], {
        ...terms,
        lateUntil: date(lateUntil),
      }).claims[0]?.expiring.map(({ lastDay }) => lastDay);
    expect([lastDays('2027-06-01'), lastDays('2026-11-30')]).toEqual([['2027-06-01'], ['2026-12-01']]);
  });

  test('nothing is no claim, and the smallest refund itself is one', () => {
    const claims = (lines: readonly ReturnType<typeof line>[], minimum: bigint) =>
      foreseeYear([{ reason: 'ORGANIC', lines }], { ...terms, minimum }).claims.length;
    expect([claims([], 0n), claims([line('1', 5n)], 5n), claims([line('1', 4n)], 5n)]).toEqual([0, 1, 0]);
  });

  test('a line counts in the total with its largest amount, whichever reason comes first', () => {
    const proposals = [
      { reason: 'ORGANIC' as const, lines: [line('1', 9n)] },
      { reason: 'OVER_COLLECTED' as const, lines: [line('1', 5n)] },
    ];
    expect(foreseeYear(proposals, terms).total).toBe(9n);
    expect(foreseeYear(proposals.toReversed(), terms).total).toBe(9n);
  });
});

describe('the exempt quantity of a group', () => {
  const moved = (day: string, amount: string) => ({
    companyId: day,
    date: date(day),
    quantity: quantity(amount),
    isCharged: false,
  });
  test('is passed on the day that reaches it, and the latest quantities are due, in whatever order they are told', () => {
    const pieces = [moved('2026-03-31', '14000'), moved('2026-05-01', '500'), moved('2026-09-30', '1000')];
    for (const order of [pieces, pieces.toReversed(), [pieces[1], pieces[2], pieces[0]]]) {
      const standing = thresholdStanding(
        order.filter((piece) => piece !== undefined),
        board,
      );
      expect(standing).toMatchObject({
        ok: true,
        value: { passedOn: '2026-09-30', charges: [{ companyId: '2026-09-30', quantity: quantity('500') }] },
      });
    }
    const exact = thresholdStanding([moved('2026-03-31', '14000'), moved('2026-05-01', '1000')], board);
    expect(exact).toMatchObject({ ok: true, value: { passedOn: '2026-05-01', charges: [] } });
  });
});

describe('a Customs rate', () => {
  const rate = (m3: string, factor = '0.423776001', ratePerUnit = '0.45') => ({
    effectiveFrom: '2027-01-01',
    effectiveTo: null,
    ratePerUnit,
    metricRates: { m3 },
    factors: { m3: factor },
    reference: '',
  });
  test('is not proposed or judged where a number cannot be read', () => {
    expect(expectedMetricRate('x', '0.5')).toBeNull();
    expect(expectedMetricRate('0.5', 'x')).toBeNull();
    expect(expectedMetricRate('0.45', '0.423776001', '0.123456')).toBe('0.190699');
    for (const each of [rate('x'), rate('0.1', 'x'), rate('0.1', '0.423776001', 'x')])
      expect(metricRateWarnings([each], new Set([0]))).toEqual([]);
    expect(metricRateWarnings([{ ...rate('0.1'), metricRates: {} }], new Set([0]))).toEqual([]);
  });
});

describe('what is said of a report names its dates and quantities', () => {
  const period = reportPeriod(2026, 2, board);
  if (period === null) throw new Error('no such quarter');
  const line = {
    date: date('2026-05-04'),
    kind: 'SHIPPED' as const,
    description: '',
    country: null,
    quantity: quantity('100'),
  };
  const report = {
    period,
    lines: [line],
    today: date('2026-07-30'),
    lastGross: quantity('100'),
    isOrganicOn: () => false,
    hasRateOn: () => true,
    passesExemptQuantity: false,
  };
  test.each([
    [{ today: date('2026-06-30') }, { last: '2026-06-30' }],
    [
      { lines: [{ ...line, date: addDays(date('2026-06-30'), 1) }] },
      { first: '2026-04-01', last: '2026-06-30', date: '2026-07-01' },
    ],
    [{ hasRateOn: () => false }, { date: '2026-05-04' }],
    [{ lines: [line, { ...line, kind: 'ORGANIC' as const }] }, { date: '2026-05-04' }],
    [{ lines: [{ ...line, quantity: quantity('150000') }], lastGross: null }, { exempt: '15000.000' }],
  ])('%#', (changes, values) => {
    const [check] = checkReport({ ...report, ...changes }, board);
    expect(check?.values).toMatchObject(values);
  });
});
