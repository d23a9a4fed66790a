import { calendarDate } from '../../domain/calendarDate';
import { QUARTERLY_BOARD_FEET } from '../../domain/presets';
import { changeFaults, programChanges, ratesChanged } from '../../domain/programChange';
import type { ProgramDocument } from '../../domain/programDocument';

const before = QUARTERLY_BOARD_FEET;
const [, second] = before.rates;
if (second === undefined) throw new Error('the preset has two rates');

/** From the middle of a quarter on 45 cents. */
const midQuarter: ProgramDocument = {
  ...before,
  rates: [
    ...before.rates.slice(0, 1),
    { ...second, effectiveTo: '2027-02-13' },
    { ...second, effectiveFrom: '2027-02-14', ratePerUnit: '0.45', reference: '' },
  ],
};
const published: ProgramDocument = {
  ...before,
  rates: [...before.rates.slice(0, 1), { ...second, reference: '86 FR 1138' }],
};

describe('a change of the configuration', () => {
  it('names the fields that differ, and none where nothing does', () => {
    expect(programChanges(before, before)).toEqual([]);
    expect(programChanges(before, published)).toEqual([
      { field: 'rates.1.reference', before: '86 FR 11387', after: '86 FR 1138' },
    ]);
  });

  it('in the middle of a quarter charges the days of the new rate again, and none of the one that ends', () => {
    expect([...ratesChanged(programChanges(before, midQuarter))]).toEqual([2]);
    expect([...ratesChanged(programChanges(before, published))]).toEqual([]);
    const dearer = { ...before, rates: [{ ...second, ratePerUnit: '0.50' }, second] };
    expect([...ratesChanged(programChanges(before, dearer))]).toEqual([0]);
  });

  it('leaves the rate of a day alone that a report or a line has used, to the very day', () => {
    expect(changeFaults(before, midQuarter, calendarDate('2027-02-13'))).toEqual([]);
    const used = changeFaults(before, midQuarter, calendarDate('2027-02-14'));
    expect(used.map(({ kind, field }) => `${kind} ${field}`)).toEqual(['in-use rates.1', 'in-use rates.2']);
    expect(changeFaults(before, midQuarter, null)).toEqual([]);
  });
});

describe('the fields of a change', () => {
  it('are of every form: text, number, yes and no, and what only one side has', () => {
    expect(programChanges(before, { ...before, refundDecisionDays: 61 })).toEqual([
      { field: 'refundDecisionDays', before: before.refundDecisionDays.toString(), after: '61' },
    ]);
    expect(programChanges(before, { ...before, appealDays: 20 })).toEqual([
      { field: 'appealDays', before: '', after: '20' },
    ]);
    expect(programChanges({ ...before, appealDays: 20 }, before)).toEqual([
      { field: 'appealDays', before: '20', after: '' },
    ]);
  });

  it('tell a yes that becomes a no', () => {
    const [rule, ...rest] = before.htsRules;
    if (rule === undefined) throw new Error('the preset covers something');
    const after = { ...before, htsRules: [{ ...rule, organic: !rule.organic }, ...rest] };
    expect(programChanges(before, after)).toEqual([
      { field: 'htsRules.0.organic', before: `${rule.organic}`, after: `${!rule.organic}` },
    ]);
  });

  it('charge anew where a rate itself changes, not where its end or reference does', () => {
    const changed = (...fields: readonly string[]) => [
      ...ratesChanged(fields.map((field) => ({ field, before: '1', after: '2' }))),
    ];
    expect(changed('rates.12.ratePerUnit', 'rates.3.effectiveFrom')).toEqual([12, 3]);
    expect(changed('rates.0.effectiveTo', 'rates.0.reference')).toEqual([]);
    expect(changed('rates.0.effectiveToo', 'rates.1.references', 'htsrates.2.x')).toEqual([0, 1]);
  });
});

describe('a change of what has been used', () => {
  const used = calendarDate('2026-06-30');
  const faults = (after: ProgramDocument, until = used) =>
    changeFaults(before, after, until).map(({ kind, field }) => `${kind} ${field}`);
  const [rule] = before.htsRules;
  if (rule === undefined) throw new Error('the preset covers something');

  it.each([
    ['unitCode', { unitCode: 'KG' }],
    ['fiscalYearStart', { fiscalYearStart: '07-01' }],
    ['reportPeriod', { reportPeriod: 'MONTH' }],
  ])('leaves %s alone', (field, changes) => {
    const after = { ...before, ...changes } as ProgramDocument;
    expect(faults(after)).toContain(`in-use ${field}`);
    expect(changeFaults(before, after, null).filter(({ kind }) => kind === 'in-use')).toEqual([]);
  });

  it('does not mind the order in which a rate names its units', () => {
    const turned = before.rates.map((rate) => ({
      ...rate,
      metricRates: Object.fromEntries(Object.entries(rate.metricRates).reverse()),
      factors: Object.fromEntries(Object.entries(rate.factors).reverse()),
    }));
    expect(faults({ ...before, rates: turned })).toEqual([]);
  });

  it('may end the rate in force after the last day that was used, not before', () => {
    const ending = (effectiveTo: string | null) =>
      faults({ ...before, rates: [...before.rates.slice(0, 1), { ...second, effectiveTo }] });
    expect(ending('2026-06-30')).toEqual([]);
    expect(ending('2026-07-01')).toEqual([]);
    expect(ending('2026-06-29')).toEqual(['in-use rates.1']);
  });

  const twice = (changes: object, own: object = {}) =>
    faults({
      ...before,
      htsRules: [
        { ...rule, ...own },
        { ...rule, ...changes },
      ],
    }).filter((fault) => fault.startsWith('overlap'));

  it('refuses the same code twice on the same days', () => {
    const overlap = ['overlap htsRules.1.code'];
    expect(twice({})).toEqual(overlap);
    const first = { effectiveFrom: '2026-01-01', effectiveTo: '2026-06-30' };
    expect(twice({ effectiveFrom: '2026-06-30', effectiveTo: null }, first)).toEqual(overlap);
    expect(twice({ effectiveFrom: '2026-07-01', effectiveTo: null }, first)).toEqual([]);
    expect(twice({ effectiveFrom: '2025-01-01', effectiveTo: '2026-01-01' }, first)).toEqual(overlap);
    expect(twice({ effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' }, first)).toEqual([]);
    expect(twice(first, { effectiveFrom: '2026-03-01', effectiveTo: null })).toEqual(overlap);
  });

  it('and takes another code, another match, or another season', () => {
    expect(twice({ code: '4407100199' })).toEqual([]);
    expect(twice({ match: rule.match === 'EXACT' ? 'PREFIX' : 'EXACT' })).toEqual([]);
    expect(twice({ season: { from: '01-01', to: '03-31' } })).toEqual([]);
  });
});
