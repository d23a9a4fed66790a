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
