import { calendarDate } from '../../../../domain/calendarDate';
import { completeDocument } from '../../../../domain/completeDocument';
import { MONTHLY_POUNDS, QUARTERLY_BOARD_FEET } from '../../../../domain/presets';
import { programDocument } from '../../../../contract/entities/configuration';
import {
  countIn,
  EDIT_PARTS,
  isPartChanged,
  partOf,
} from '../../../../src/screens/configuration/edit/editParts';
import { formFaults, fieldOf } from '../../../../src/screens/configuration/edit/formFaults';
import { mergeForm } from '../../../../src/screens/configuration/edit/mergeForm';
import { formOf, type ProgramForm } from '../../../../src/screens/configuration/edit/programForm';
import {
  expectedRates,
  isUsedRate,
  unitsInUse,
  withFrom,
  withoutLastRate,
  withMetricRates,
  withRateFrom,
} from '../../../../src/screens/configuration/edit/rateRows';
import { readForm } from '../../../../src/screens/configuration/edit/readForm';
import { withForm } from '../../../../src/screens/configuration/edit/useProgramEdit';
import { fieldPlace } from '../../../../src/screens/configuration/fieldPlace';

const presets = [QUARTERLY_BOARD_FEET, MONTHLY_POUNDS].map((each) =>
  programDocument.parse(completeDocument(each)),
);
const [board] = presets;
if (board === undefined) throw new Error('no preset');
const form = formOf(board);
const faultsOf = (change: Partial<ProgramForm>, usedUntil: string | null = null) =>
  formFaults(readForm({ ...form, ...change }), board, usedUntil === null ? null : calendarDate(usedUntil));

describe('the form of the configuration', () => {
  test.each(presets)('of $preset stands for the document it shows', (document) => {
    const read = readForm(formOf(document));
    expect(read.faults).toEqual([]);
    expect(read.document).toEqual(document);
    expect(programDocument.safeParse(read.document).success).toBe(true);
  });

  test('takes numbers as people type them, and refuses what could be read in two ways', () => {
    const { document } = readForm({ ...form, exemptQuantity: '15,500.5', twoApproverLimit: '7500' });
    expect(document).toMatchObject({ exemptQuantity: '15500.5', twoApproverLimit: '7500.00' });
    const [first] = form.rates;
    if (first === undefined) throw new Error('no rate');
    expect(faultsOf({ rates: [{ ...first, ratePerUnit: '1,234' }] })).toContainEqual({
      field: 'rates.0.ratePerUnit',
      kind: 'two-ways',
    });
    const inFrench = { ...form, exemptQuantity: '15 500,5', monthlyInterestPercent: '1,25' };
    const read = readForm({ ...inFrench, rates: [{ ...first, ratePerUnit: '0,41' }] }, 'comma');
    expect(read.faults).toEqual([]);
    expect(read.document).toMatchObject({
      exemptQuantity: '15500.5',
      lateRule: { monthlyInterestPercent: '1.25' },
      rates: [{ ratePerUnit: '0.41' }],
    });
    expect(readForm(form, 'comma')).toEqual(readForm(form));
  });

  test.each([
    [{ boardName: ' ' }, 'boardName', 'missing'],
    [{ dueNumber: '3.5' }, 'dueRule', 'not-whole'],
    [{ refundMinimum: '1.005' }, 'refundMinimum', 'too-precise'],
    [{ boardZone: 'Mars/Base' }, 'boardZone', 'not-a-zone'],
    [{ fiscalYearStart: '02-30' }, 'fiscalYearStart', 'not-a-date'],
  ] as const)('puts a sentence beside what is wrong: %j', (change, field, kind) => {
    expect(faultsOf(change)).toContainEqual({ field, kind });
  });

  test('says a gap, an overlap and a rate that was used beside their rows', () => {
    const rates = [...withRateFrom(form.rates, '2027-01-01')];
    expect(faultsOf({ rates })).toEqual([]);
    const moved = (effectiveFrom: string) =>
      rates.map((rate, index) => (index === 2 ? { ...rate, effectiveFrom } : rate));
    expect(faultsOf({ rates: moved('2027-01-03') })).toEqual([
      { field: 'rates.2.effectiveFrom', kind: 'gap' },
    ]);
    expect(faultsOf({ rates: moved('2026-12-31') })).toEqual([
      { field: 'rates.2.effectiveFrom', kind: 'overlap' },
    ]);
    const cheaper = form.rates.map((rate, index) => (index === 1 ? { ...rate, ratePerUnit: '0.01' } : rate));
    expect(faultsOf({ rates: cheaper }, '2026-10-31')).toEqual([
      { field: 'rates.1.effectiveFrom', kind: 'in-use' },
    ]);
  });
});

describe('the parts of the form', () => {
  test('hold every value between them, each once', () => {
    const values = EDIT_PARTS.flatMap(({ values: own }) => own);
    expect(new Set(values).size).toBe(values.length);
    const missing = Object.keys(board).filter(
      (name) => name !== 'preset' && !values.some((value) => value === name),
    );
    expect(missing).toEqual([]);
  });

  test('count what is wrong in each', () => {
    const faulty = ['rates.1.ratePerUnit', 'rates.2.effectiveFrom', 'htsRules.0.code', 'phone'];
    expect(EDIT_PARTS.map(({ key }) => countIn(key, faulty))).toEqual([0, 2, 0, 0, 0, 0, 1, 1]);
    expect(faulty.map(partOf)).toEqual(['rates', 'rates', 'codes', 'board']);
  });

  test('are changed by their own values only', () => {
    const { document: before } = readForm(form);
    const { document } = readForm({ ...form, graceDays: '45', phone: '+1 555 0100' });
    const changed = EDIT_PARTS.filter(({ key }) => isPartChanged(key, before, document));
    expect(changed.map(({ key }) => key)).toEqual(['late', 'board']);
  });
});

describe('rates by date', () => {
  test('a new one ends the last the day before and begins with its figures', () => {
    const rates = withRateFrom(form.rates, '2028-03-01');
    expect(rates.map(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo])).toEqual([
      ['2012-01-01', '2021-03-31'],
      ['2021-04-01', '2028-02-29'],
      ['2028-03-01', ''],
    ]);
    expect(rates[2]).toMatchObject({ ratePerUnit: '0.41', reference: '' });
    expect(withoutLastRate(rates)).toEqual(form.rates);
    expect(withRateFrom(form.rates, '2028-02-30')).toEqual(form.rates);
  });

  test('one that begins on another day takes the end of the one before it along', () => {
    const rates = withFrom(withRateFrom(form.rates, '2028-03-01'), 2, '2028-04-01');
    expect(rates.map(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo]).slice(1)).toEqual([
      ['2021-04-01', '2028-03-31'],
      ['2028-04-01', ''],
    ]);
    expect(withFrom(rates, 2, '').map(({ effectiveTo }) => effectiveTo)).toEqual([
      '2021-03-31',
      '2028-03-31',
      '',
    ]);
  });

  test('name the Customs rate that a new rate left behind, and no rounded one', () => {
    const [rate] = form.rates.slice(-1);
    if (rate === undefined) throw new Error('there is no rate');
    expect(expectedRates(rate)).toEqual({});
    expect(expectedRates({ ...rate, ratePerUnit: '0,45' })).toEqual({ m3: '0.1907', m2: '0.004843' });
    expect(expectedRates({ ...rate, ratePerUnit: '' })).toEqual({});
  });

  test('have columns for the units that rates and codes use', () => {
    expect(unitsInUse(form)).toEqual(['m3', 'm2']);
    expect(unitsInUse({ ...form, htsRules: [], rates: form.rates.slice(0, 1) })).toEqual(['m3']);
  });

  it('proposes a new rate’s Customs rates by the factors, but for those typed by hand', () => {
    const [, next] = withRateFrom(form.rates.slice(-1), '2027-01-01');
    if (next === undefined) throw new Error('there is no new rate');
    const typed = { ...next, ratePerUnit: '0.45' };
    const followed = withMetricRates(typed, new Set());
    expect(followed.metricRates).toMatchObject({ m3: '0.1907', m2: '0.004843' });
    expect(withMetricRates(typed, new Set(['m3'])).metricRates.m3).toBe(next.metricRates.m3);
    expect(withMetricRates({ ...typed, ratePerUnit: '' }, new Set()).metricRates).toEqual(next.metricRates);
  });

  test('only rates of days that were used are kept from change', () => {
    expect(form.rates.map((rate) => isUsedRate(rate, '2021-03-31'))).toEqual([true, false]);
    expect(form.rates.map((rate) => isUsedRate(rate, null))).toEqual([false, false]);
  });
});

describe('a change of an older configuration', () => {
  test('is brought onto the newer one: mine stays mine, theirs stays theirs', () => {
    const mine = { ...form, phone: '+1 555 0100', graceDays: '45' };
    const newest = { ...form, phone: '+1 555 0177', boardName: 'Southwood Board' };
    expect(mergeForm(form, mine, newest)).toEqual({
      ...form,
      phone: '+1 555 0100',
      graceDays: '45',
      boardName: 'Southwood Board',
    });
  });
});

describe('the day on which a change takes effect', () => {
  test('goes with the last change, so that nothing is left unsaved', () => {
    const base = { version: '7', document: board };
    const edited = withForm({ base, form, effectiveOn: '2027-01-01' }, { ...form, graceDays: '45' });
    expect(edited.effectiveOn).toBe('2027-01-01');
    expect(withForm(edited, form)).toEqual({ base, form });
  });
});

describe('the path of a value', () => {
  test.each([
    ['document.dueRule.day', 'dueRule'],
    ['document.htsRules.3.season.from', 'htsRules.3.season'],
    ['rates.2', 'rates.2.effectiveFrom'],
    ['document.rates.2.factors.m3', 'rates.2.factors.m3'],
  ])('%s is shown beside %s', (path, field) => {
    expect(fieldOf(path)).toBe(field);
  });

  test('is told as the value, its unit and its row', () => {
    expect(fieldPlace('rates.1.factors.m3')).toEqual({
      name: 'factors',
      unit: 'm3',
      row: { kind: 'rates', number: 2 },
    });
    expect(fieldPlace('lateRule.graceDays')).toEqual({ name: 'graceDays', unit: null, row: null });
    expect(fieldPlace('whatever')).toBeNull();
  });
});
