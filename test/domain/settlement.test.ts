import fc from 'fast-check';
import { addDays, addMonths, calendarDate as date, type CalendarDate } from '../../domain/calendarDate';
import { type Cents, formatMoney, money, sumMoney } from '../../domain/money';
import { paidByPart } from '../../domain/paymentParts';
import { presetProgram } from '../../domain/presets';
import type { LateRule } from '../../domain/program';
import { type Credit, type Obligation, settleAccount } from '../../domain/settlement';

const { lateRule } = presetProgram();

const owed = (change: Partial<Obligation> = {}): Obligation => ({
  id: '1',
  dueDate: date('2026-04-30'),
  openedOn: date('2026-04-20'),
  principal: money('10000.00'),
  lateRule,
  ...change,
});
const paid = (receivedOn: string, amount: string, meantFor: string | null = null): Credit => ({
  id: `${receivedOn} ${amount}`,
  receivedOn: date(receivedOn),
  amount: money(amount),
  meantFor,
});
const balanceOn = (asOf: string, obligation = owed(), credits: readonly Credit[] = []): string =>
  formatMoney(
    settleAccount([obligation], credits, date(asOf)).obligations.get(obligation.id)?.balance ?? -1n,
  );

describe('late charge and interest', () => {
  test('10,000.00 unpaid grows to 11,165.00, 11,332.48 and 11,502.47', () => {
    expect(balanceOn('2026-06-29')).toBe('10000.00');
    expect(balanceOn('2026-06-30')).toBe('11165.00');
    expect(balanceOn('2026-07-29')).toBe('11165.00');
    expect(balanceOn('2026-07-30')).toBe('11332.48');
    expect(balanceOn('2026-08-30')).toBe('11502.47');
  });

  test('the switch lets the first interest wait a month', () => {
    const later = owed({ lateRule: { ...lateRule, firstInterest: 'MONTH_AFTER' } });
    expect(balanceOn('2026-06-30', later)).toBe('11000.00');
    expect(balanceOn('2026-07-30', later)).toBe('11165.00');
  });

  test.each([
    ['2027-01-30', '2027-03-31', '2027-04-01'],
    ['2028-01-30', '2028-03-30', '2028-03-31'],
  ])('what was due %s is free of charge to %s, over a leap day too', (due, grace, chargeOn) => {
    const obligation = owed({ dueDate: date(due), openedOn: date(due) });
    expect(balanceOn(grace, obligation)).toBe('10000.00');
    expect(balanceOn(chargeOn, obligation)).toBe('11165.00');
  });

  test('what is paid in time bears no charge, and a payment stops what it covers', () => {
    expect(balanceOn('2027-01-01', owed(), [paid('2026-06-29', '10000.00')])).toBe('0.00');
    expect(balanceOn('2026-12-31', owed(), [paid('2026-07-15', '11165.00')])).toBe('0.00');
    expect(balanceOn('2026-06-30', owed(), [paid('2026-06-01', '5000.00')])).toBe('5582.50');
  });

  test('a report filed after the grace is charged from its due date on', () => {
    expect(balanceOn('2026-09-01', owed({ openedOn: date('2026-09-01') }))).toBe('11502.47');
  });
});

describe('where a payment goes', () => {
  const first = owed({ principal: money('100.00') });
  const second = owed({
    id: '2',
    dueDate: date('2026-07-30'),
    openedOn: date('2026-07-20'),
    principal: money('50.00'),
  });

  test('the oldest due report first, what is left to the next one, the rest waits', () => {
    const settled = settleAccount([first, second], [paid('2026-07-25', '172.00')], date('2026-07-26'));
    expect(
      settled.allocations.map(({ obligationId, amount }) => [obligationId, formatMoney(amount)]),
    ).toEqual([
      ['1', '111.65'],
      ['2', '50.00'],
    ]);
    expect(formatMoney(settled.unapplied)).toBe('10.35');
  });

  test('the report it was meant for before older ones', () => {
    const settled = settleAccount([first, second], [paid('2026-07-25', '50.00', '2')], date('2026-07-26'));
    expect(settled.obligations.get('2')?.balance).toBe(0n);
    expect(settled.obligations.get('1')?.balance).toBe(money('111.65'));
  });

  test('what was paid ahead pays the next report on the day it is owed', () => {
    const settled = settleAccount([second], [paid('2026-05-01', '80.00')], date('2027-01-01'));
    expect(settled.obligations.get('2')).toMatchObject({ balance: 0n, lateCharge: 0n });
    expect(settled.unapplied).toBe(money('30.00'));
  });

  test('a write-off covers what is open of its own report on its day, and what it does not need goes nowhere', () => {
    const given = (receivedOn: string, amount: string) => ({
      ...paid(receivedOn, amount, '1'),
      isWriteOff: true,
    });
    const late = settleAccount([first, second], [given('2026-07-01', '111.65')], date('2026-07-26'));
    expect([late.obligations.get('1')?.balance, late.obligations.get('2')?.balance]).toEqual([0n, 5000n]);
    expect(late.unusedWriteOffs.size).toBe(0);
    // A payment that came before it is known now: the charges were never due, and most of the write-off is not needed.
    const before = [paid('2026-06-01', '100.00'), given('2026-07-01', '111.65')];
    const known = settleAccount([first, second], before, date('2026-07-26'));
    expect([...known.unusedWriteOffs]).toEqual([['2026-07-01 111.65', money('111.65')]]);
    expect(known.unapplied).toBe(0n);
    expect(known.obligations.get('2')?.balance).toBe(money('50.00'));
    // A part written off stops bearing interest; the rest goes on.
    const part = settleAccount([owed()], [given('2026-07-01', '1165.00')], date('2026-07-30'));
    expect(formatMoney(part.obligations.get('1')?.balance ?? 0n)).toBe('10150.00');
  });

  test('credit given back is not there for the next report', () => {
    const back = { ...paid('2026-06-01', '-80.00'), id: 'back' };
    const settled = settleAccount([second], [paid('2026-05-01', '80.00'), back], date('2026-08-01'));
    expect(formatMoney(settled.obligations.get('2')?.balance ?? 0n)).toBe('50.00');
    expect(settled.unapplied).toBe(0n);
  });

  test('given back beyond what had come in, it is covered by the next payment before any report', () => {
    const back = { ...paid('2026-05-01', '-100.00'), id: 'back' };
    const owing = settleAccount([owed()], [back], date('2026-05-01'));
    expect(owing.unapplied).toBe(money('-100.00'));
    expect(owing.obligations.get('1')?.balance).toBe(money('10000.00'));
    const covered = settleAccount([owed()], [back, paid('2026-05-02', '250.00')], date('2026-05-02'));
    expect(covered.obligations.get('1')?.paid).toBe(money('150.00'));
    expect(covered.unapplied).toBe(0n);
    const short = settleAccount([owed()], [back, paid('2026-05-02', '60.00')], date('2026-05-02'));
    expect([short.unapplied, short.obligations.get('1')?.paid]).toEqual([money('-40.00'), 0n]);
  });

  test('what comes on the day of the charge comes after it, and on the day a report is owed pays it at once', () => {
    expect(balanceOn('2026-06-30', owed(), [paid('2026-06-30', '10000.00')])).toBe('1165.00');
    const settled = settleAccount([owed()], [paid('2026-04-20', '10000.00')], date('2026-04-20'));
    expect(settled.allocations).toMatchObject([{ obligationId: '1', date: '2026-04-20' }]);
  });

  test('nothing is entered for what is paid in time: no charge, no interest, not even of nothing', () => {
    const settled = settleAccount([owed(), second], [paid('2026-06-29', '10050.00')], date('2027-06-30'));
    expect(settled.accruals).toEqual([]);
    expect(settled.allocations.every(({ amount }) => amount > 0n)).toBe(true);
    const nothing = settleAccount([owed({ principal: 0n })], [], date('2027-06-30'));
    expect(nothing.accruals).toEqual([]);
  });

  test('within a report it pays the parts in the configured order', () => {
    const parts = { interest: 165n, 'late-charge': 1000n, assessment: 10000n };
    expect(paidByPart(parts, 1200n, ['interest', 'late-charge', 'assessment'])).toEqual({
      interest: 165n,
      'late-charge': 1000n,
      assessment: 35n,
    });
    expect(paidByPart(parts, 1200n, ['assessment', 'late-charge', 'interest'])).toEqual({
      interest: 0n,
      'late-charge': 0n,
      assessment: 1200n,
    });
  });
});

/** The rule once more, for one report and in its plainest form. */
function plainBalance(
  amount: Cents,
  dueDate: CalendarDate,
  payments: readonly { on: CalendarDate; amount: Cents }[],
  rule: LateRule,
  asOf: CalendarDate,
): Cents {
  const percent = (of: Cents, hundredths: bigint): Cents => (of * hundredths * 2n + 10_000n) / 20_000n;
  const chargeOn = addDays(dueDate, rule.graceDays + 1);
  let balance = amount;
  let at = 0;
  const pay = (before: CalendarDate) => {
    for (; at < payments.length && (payments[at]?.on ?? asOf) < before; at += 1)
      balance -= payments[at]?.amount ?? 0n;
  };
  pay(chargeOn < asOf ? chargeOn : addDays(asOf, 1));
  if (chargeOn <= asOf && balance > 0n) {
    balance += percent(balance, 1000n);
    for (let month = 0; addMonths(chargeOn, month) <= asOf; month += 1) {
      pay(addMonths(chargeOn, month));
      if (balance > 0n) balance += percent(balance, 150n);
    }
  }
  pay(addDays(asOf, 1));
  return balance;
}

const days = fc.integer({ min: 0, max: 900 }).map((count) => addDays(date('2026-01-01'), count));
const cents = fc.bigInt({ min: 1n, max: 5_000_000n });

describe('for any account', () => {
  test('one report comes to the same by the rule written down plainly', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.record({ on: days, share: fc.bigInt({ min: 0n, max: 30n }) }), { maxLength: 3 }),
        days,
        (principal, shares, asOf) => {
          const payments = shares
            .map(({ on, share }) => ({ on, amount: (principal * share) / 100n }))
            .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
          const credits = payments.map(({ on, amount }, index) => ({
            id: `${index}`,
            receivedOn: on,
            amount,
            meantFor: null,
          }));
          const obligation = owed({ principal, openedOn: date('2026-01-01'), dueDate: date('2026-01-01') });
          const settled = settleAccount([obligation], credits, asOf).obligations.get('1');
          expect(settled?.balance).toBe(
            plainBalance(principal, obligation.dueDate, payments, lateRule, asOf),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('no cent appears or vanishes, none is owed below zero, and the order of entering does not matter', () => {
    const obligations = fc
      .array(fc.record({ due: days, filedAfter: fc.integer({ min: -20, max: 200 }), principal: cents }), {
        maxLength: 6,
      })
      .map((list) =>
        list
          .sort((a, b) => (a.due < b.due ? -1 : 1))
          .map(({ due, filedAfter, principal }, index) =>
            owed({ id: `${index}`, dueDate: due, openedOn: addDays(due, filedAfter), principal }),
          ),
      );
    const credits = fc
      .array(
        fc.record({
          on: days,
          amount: cents,
          meant: fc.option(fc.integer({ min: 0, max: 5 })),
          isWriteOff: fc.boolean(),
        }),
        {
          maxLength: 8,
        },
      )
      .map((list) =>
        list.map(({ on, amount, meant, isWriteOff }, index) => ({
          isWriteOff: isWriteOff && meant !== null,
          id: `${index}`,
          receivedOn: on,
          amount,
          meantFor: meant === null ? null : `${meant}`,
        })),
      );
    fc.assert(
      fc.property(obligations, credits, days, (owedReports, received, asOf) => {
        const settled = settleAccount(owedReports, received, asOf);
        const reports = Array.from(settled.obligations.values());
        const came = sumMoney(
          received.filter(({ receivedOn }) => receivedOn <= asOf).map(({ amount }) => amount),
        );
        const charged = sumMoney(
          reports.map(({ principal, lateCharge, interest }) => principal + lateCharge + interest),
        );
        const needless = sumMoney([...settled.unusedWriteOffs.values()]);
        expect(sumMoney(reports.map(({ balance }) => balance)) - settled.unapplied).toBe(
          charged - came + needless,
        );
        expect(sumMoney(settled.allocations.map(({ amount }) => amount)) + settled.unapplied + needless).toBe(
          came,
        );
        // What write-offs did not need is taken back, and then the account is settled as it was.
        const netted = received.map((each) => ({
          ...each,
          amount: each.amount - (settled.unusedWriteOffs.get(each.id) ?? 0n),
        }));
        expect(settleAccount(owedReports, netted, asOf)).toEqual({ ...settled, unusedWriteOffs: new Map() });
        for (const { balance, paid: covered } of reports) {
          expect(balance).toBeGreaterThanOrEqual(0n);
          expect(covered).toBeGreaterThanOrEqual(0n);
        }
        if (settled.unapplied > 0n) expect(reports.every(({ balance }) => balance === 0n)).toBe(true);
        const days = received.map(({ receivedOn }) => receivedOn);
        if (new Set(days).size === days.length)
          expect(settleAccount(owedReports, [...received].reverse(), asOf)).toEqual(settled);
      }),
      { numRuns: 500 },
    );
  });
});
