import { FieldReader } from '../../domain/fieldReader';

describe('the values of a program document, one by one', () => {
  it('are blamed where they cannot be read, and count as nothing so that the rest is checked too', () => {
    const read = new FieldReader();
    expect(read.exact('rate', '0.41')).toEqual({ units: 41n, scale: 2 });
    expect(read.exact('rate', 'x')).toEqual({ units: 0n, scale: 0 });
    expect(read.exact('rate', '-1')).toEqual({ units: 0n, scale: 0 });
    expect(read.whole('days', { ok: true, value: -1n })).toBe(0n);
    expect(read.faults).toEqual([
      { kind: 'not-a-number', field: 'rate' },
      { kind: 'negative', field: 'rate' },
      { kind: 'negative', field: 'days' },
    ]);
  });

  it.each([
    ['2026-01-01', '2026-12-31', []],
    ['2026-01-01', '2026-01-01', []],
    ['2026-01-01', null, []],
    ['2026-01-02', '2026-01-01', ['ends-before-start rule.effectiveTo']],
    ['2026-01-01', 'x', ['not-a-date rule.effectiveTo']],
  ])('have days from %s to %s', (effectiveFrom, effectiveTo, faults) => {
    const read = new FieldReader();
    const period = read.period('rule', { effectiveFrom, effectiveTo });
    expect(period).toEqual({ effectiveFrom, effectiveTo: effectiveTo === 'x' ? null : effectiveTo });
    expect(read.faults.map(({ kind, field }) => `${kind} ${field}`)).toEqual(faults);
  });

  it('have no days without a first one, and say no more than that', () => {
    const read = new FieldReader();
    expect(read.period('rule', { effectiveFrom: 'x', effectiveTo: '2026-01-01' })).toBeNull();
    expect(read.faults).toEqual([{ kind: 'not-a-date', field: 'rule.effectiveFrom' }]);
  });
});
