import { calendarDate } from '../../domain/calendarDate';
import { MONTHLY_POUNDS, presetProgram } from '../../domain/presets';
import { quantity } from '../../domain/quantity';
import { assessYear, type YearStart } from '../../domain/yearAssessment';

const lumber = presetProgram();
const fruit = presetProgram(MONTHLY_POUNDS);
const NOTHING: YearStart = { exemptUsedBefore: 0n, yearQuantityBefore: 0n, holdsCertificate: false };

const report = (id: string, from: string, amount: string) => ({
  id,
  parts: [{ from: calendarDate(from), quantity: quantity(amount) }],
});
const amounts = (...args: Parameters<typeof assessYear>) => {
  const assessed = assessYear(...args);
  if (!assessed.ok) throw new Error(assessed.failure.kind);
  return assessed.value.map(({ id, amount, caughtUp }) => [id, amount, caughtUp]);
};

describe('the reports of a year one after the other', () => {
  it('use the exempt quantity up: 39,000 MBF in four quarters come to $9,840.00', () => {
    const year = [
      report('Q1', '2026-01-01', '10000'),
      report('Q2', '2026-04-01', '8000'),
      report('Q3', '2026-07-01', '12000'),
      report('Q4', '2026-10-01', '9000'),
    ];
    expect(amounts(year, NOTHING, lumber)).toEqual([
      ['Q1', 0n, 0n],
      ['Q2', 123_000n, 0n],
      ['Q3', 492_000n, 0n],
      ['Q4', 369_000n, 0n],
    ]);
    // What the group has used beside them is not there for the first of them.
    const shared = { ...NOTHING, exemptUsedBefore: quantity('6000') };
    expect(amounts(year.slice(0, 2), shared, lumber)).toEqual([
      ['Q1', 41_000n, 0n],
      ['Q2', 328_000n, 0n],
    ]);
  });

  it('catch up on what a certificate had freed, once, in the report that reaches the quantity', () => {
    const year = [
      report('01', '2026-01-01', '200000'),
      report('02', '2026-02-01', '299999.999'),
      report('03', '2026-03-01', '0.001'),
      report('04', '2026-04-01', '1000'),
    ];
    expect(amounts(year, { ...NOTHING, holdsCertificate: true }, fruit)).toEqual([
      ['01', 0n, 0n],
      ['02', 0n, 0n],
      ['03', 375_000n, quantity('499999.999')],
      ['04', 750n, 0n],
    ]);
  });

  it('are not assessed at all where no rate covers one of them', () => {
    const early = [report('Q1', '2026-01-01', '1'), report('Q2', '2011-12-31', '1')];
    expect(assessYear(early, NOTHING, lumber)).toMatchObject({ ok: false, failure: { date: '2011-12-31' } });
  });
});
