import { calendarDate } from '../../domain/calendarDate';
import { foreseeYear, reasonsForeseen } from '../../domain/foreseenClaims';

const TODAY = calendarDate('2026-11-29');
const terms = { today: TODAY, lateUntil: null, minimum: 0n };
const line = (id: string, proposed: bigint, deadline: string | null = null) => ({
  id,
  proposed,
  deadline: deadline === null ? null : calendarDate(deadline),
});

describe('what a company can still claim for a year', () => {
  it('is what each reason proposes, and a line of two reasons counts once in the total', () => {
    const year = foreseeYear(
      [
        { reason: 'FIRST_QUANTITY', lines: [line('1', 1000n), line('2', 300n), line('3', 0n)] },
        { reason: 'OVER_COLLECTED', lines: [line('2', 500n), line('3', 40n)] },
      ],
      terms,
    );
    expect(year.claims).toEqual([
      { reason: 'FIRST_QUANTITY', amount: 1300n, lines: 2, deadline: null, expiring: [] },
      { reason: 'OVER_COLLECTED', amount: 540n, lines: 2, deadline: null, expiring: [] },
    ]);
    expect(year.total).toBe(1000n + 500n + 40n);
  });

  it('leaves out lines whose last day has passed, and names the first last day of the others', () => {
    const lines = [
      line('1', 100n, '2026-11-28'),
      line('2', 200n, '2026-11-29'),
      line('3', 400n, '2026-12-31'),
    ];
    const [claim] = foreseeYear([{ reason: 'FIRST_QUANTITY', lines }], terms).claims;
    expect(claim).toEqual({
      reason: 'FIRST_QUANTITY',
      amount: 600n,
      lines: 2,
      deadline: '2026-11-29',
      expiring: [
        { lastDay: '2026-11-29', amount: 200n },
        { lastDay: '2026-12-31', amount: 400n },
      ],
    });
  });

  it('counts late lines until the day that the board has allowed', () => {
    const lines = [line('1', 100n, '2026-03-01'), line('2', 200n, '2026-12-31')];
    const until = (day: string) =>
      foreseeYear([{ reason: 'FIRST_QUANTITY', lines }], { ...terms, lateUntil: calendarDate(day) })
        .claims[0];
    expect(until('2026-11-29')).toMatchObject({ amount: 300n, deadline: '2026-11-29' });
    expect(until('2026-11-28')).toMatchObject({ amount: 200n, deadline: '2026-12-31' });
  });

  it('has no last day where the program sets none, also while late claims are accepted', () => {
    const lines = [line('1', 100n)];
    const terms30 = { ...terms, lateUntil: calendarDate('2026-11-30') };
    expect(foreseeYear([{ reason: 'FIRST_QUANTITY', lines }], terms30).claims).toEqual([
      { reason: 'FIRST_QUANTITY', amount: 100n, lines: 1, deadline: null, expiring: [] },
    ]);
  });

  it('adds up what expires on one day, the first day first, in whatever order the lines stand', () => {
    const lines = [
      line('1', 100n, '2026-12-31'),
      line('2', 200n, '2026-11-30'),
      line('3', 400n, '2026-12-31'),
      line('4', 800n, '2026-12-01'),
    ];
    const [claim] = foreseeYear([{ reason: 'FIRST_QUANTITY', lines }], terms).claims;
    expect(claim?.expiring).toEqual([
      { lastDay: '2026-11-30', amount: 200n },
      { lastDay: '2026-12-01', amount: 800n },
      { lastDay: '2026-12-31', amount: 500n },
    ]);
    expect(claim?.deadline).toBe('2026-11-30');
  });

  it('is nothing below the smallest amount a claim may have', () => {
    const proposals = [{ reason: 'ORGANIC' as const, lines: [line('1', 999n)] }];
    expect(foreseeYear(proposals, { ...terms, minimum: 1000n })).toEqual({ claims: [], total: 0n });
    expect(foreseeYear(proposals, { ...terms, minimum: 999n }).total).toBe(999n);
  });
});

describe('reasons that follow from the records', () => {
  it('do not name the same lines twice, and none that only the company can know', () => {
    expect(reasonsForeseen({ exemptMode: 'FIRST_QUANTITY' })).toEqual([
      'FIRST_QUANTITY',
      'ORGANIC',
      'TEMPORARY_IMPORT',
      'NOT_COVERED',
      'OVER_COLLECTED',
    ]);
    expect(reasonsForeseen({ exemptMode: 'ALL_OR_NOTHING' })).toEqual([
      'SMALL_IMPORTER',
      'ORGANIC',
      'TEMPORARY_IMPORT',
      'NOT_COVERED',
      'OVER_COLLECTED',
    ]);
  });
});
