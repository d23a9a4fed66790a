import { calendarDate } from '../../domain/calendarDate';
import { type MovedQuantity, thresholdStanding } from '../../domain/exemptThreshold';
import { MONTHLY_POUNDS, presetProgram } from '../../domain/presets';
import { quantity } from '../../domain/quantity';

const lumber = presetProgram();
const fruit = presetProgram(MONTHLY_POUNDS);

const moved = (date: string, amount: string, values: Partial<MovedQuantity> = {}): MovedQuantity => ({
  companyId: '1',
  date: calendarDate(date),
  quantity: quantity(amount),
  isCharged: false,
  ...values,
});
const standingOf = (pieces: readonly MovedQuantity[], program = lumber) => {
  const standing = thresholdStanding(pieces, program);
  if (!standing.ok) throw new Error(standing.failure.kind);
  return standing.value;
};

describe('edge 21 passing the exempt quantity while exempt', () => {
  it('happens on the day the year’s sum reaches it: less than 15,000 MBF is exempt, 15,000 is not', () => {
    const below = [moved('2026-02-01', '9000.000'), moved('2026-05-01', '5999.999')];
    expect(standingOf(below).passedOn).toBeNull();
    expect(standingOf([...below, moved('2026-05-02', '0.001')]).passedOn).toBe('2026-05-02');
  });

  it('makes due what was neither assessed nor collected beyond it, at the rate of its day', () => {
    const { charges } = standingOf([
      moved('2026-03-31', '10000.000'),
      moved('2026-09-30', '7000.000'),
      moved('2026-12-31', '3000.000'),
    ]);
    // 5,000 MBF beyond: 3,000 of December and 2,000 of September at $0.41.
    expect(charges).toEqual([{ companyId: '1', quantity: 5_000_000n, amount: 205_000n }]);
  });

  it('charges nothing for what Customs has collected already', () => {
    const collected = moved('2026-11-01', '4000.000', { isCharged: true });
    const { passedOn, charges } = standingOf([moved('2026-03-31', '12000.000'), collected]);
    expect(passedOn).toBe('2026-11-01');
    expect(charges).toEqual([]);
  });

  it('falls on those of a group who moved the latest quantities', () => {
    const { charges } = standingOf([
      moved('2026-03-31', '10000.000', { companyId: '1' }),
      moved('2026-06-30', '6000.000', { companyId: '2' }),
    ]);
    expect(charges).toEqual([{ companyId: '2', quantity: 1_000_000n, amount: 41_000n }]);
  });

  it('mixes the rates of the year: entries of 31 March and 1 April 2021', () => {
    const { charges } = standingOf([
      moved('2021-01-15', '15000.000'),
      moved('2021-03-31', '100.000'),
      moved('2021-04-01', '100.000'),
    ]);
    expect(charges[0]?.amount).toBe(3_500n + 4_100n);
  });

  it('makes the whole year due where exemption is all or nothing', () => {
    const { passedOn, charges } = standingOf(
      [moved('2026-03-31', '300000.000'), moved('2026-06-30', '200000.000')],
      fruit,
    );
    expect(passedOn).toBe('2026-06-30');
    // 500,000 lb at three quarters of a cent.
    expect(charges).toEqual([{ companyId: '1', quantity: 500_000_000n, amount: 375_000n }]);
  });

  it('comes to the same in whatever order the records became known', () => {
    const pieces = [
      moved('2026-12-31', '3000.000'),
      moved('2026-03-31', '10000.000', { companyId: '2' }),
      moved('2026-09-30', '7000.000', { companyId: '2' }),
    ];
    for (const known of [pieces, [...pieces].reverse()]) {
      const { passedOn, charges } = standingOf(known);
      expect(passedOn).toBe('2026-09-30');
      expect(charges).toEqual([
        { companyId: '1', quantity: 3_000_000n, amount: 123_000n },
        { companyId: '2', quantity: 2_000_000n, amount: 82_000n },
      ]);
    }
  });

  it('makes nothing due below it, however little was assessed', () => {
    const fruitYear = [moved('2026-02-01', '499999.999')];
    expect(standingOf(fruitYear, fruit)).toMatchObject({ passedOn: null, charges: [] });
  });

  it('does not happen where nothing is exempt', () => {
    const none = { ...lumber, exemptQuantity: 0n };
    expect(standingOf([moved('2026-02-01', '1.000')], none)).toMatchObject({ passedOn: null, charges: [] });
  });

  it('stays passed though a later correction takes from the sum, and charges only what is left of it', () => {
    const pieces = [moved('2026-03-31', '16000.000'), moved('2026-06-30', '-500.000')];
    expect(standingOf(pieces)).toMatchObject({
      passedOn: '2026-03-31',
      charges: [{ quantity: 500_000n, amount: 20_500n }],
    });
  });

  it('is not told where no rate covers a day', () => {
    const early = [moved('2011-12-31', '16000.000')];
    expect(thresholdStanding(early, lumber)).toMatchObject({ ok: false, failure: { date: '2011-12-31' } });
  });
});

describe('the quantities of a fiscal year', () => {
  const { companyId: one } = moved('2026-01-01', '1.000');

  it('that end below the exempt quantity after a correction pass nothing', () => {
    const pieces = [moved('2026-03-31', '16000.000'), moved('2026-06-30', '-2000.000')];
    expect(standingOf(pieces)).toMatchObject({ total: 14_000_000n, passedOn: null, charges: [] });
  });

  it('of one day stand in the order they became known', () => {
    const pieces = [
      moved('2026-03-31', '14000.000', { isCharged: true }),
      moved('2026-06-30', '1500.000', { companyId: one }),
      moved('2026-06-30', '14500.000', { companyId: '2' }),
    ];
    // 1,000 MBF of what nobody was charged for lie beyond.
    expect(standingOf(pieces).charges).toMatchObject([{ companyId: one, quantity: 1_000_000n }]);
    const [before, ...same] = pieces;
    if (before === undefined) throw new Error('there are three');
    expect(standingOf([before, ...same.reverse()]).charges).toMatchObject([
      { companyId: '2', quantity: 1_000_000n },
    ]);
  });
});
