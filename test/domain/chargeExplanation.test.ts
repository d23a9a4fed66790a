import { calendarDate as date } from '../../domain/calendarDate';
import { explainCharge } from '../../domain/chargeExplanation';
import { decimal } from '../../domain/decimal';
import { money } from '../../domain/money';
import { presetProgram } from '../../domain/presets';
import type { LateRule } from '../../domain/program';
import { type Credit, type Obligation, settleAccount } from '../../domain/settlement';

const { lateRule } = presetProgram();
const owed = (rule: LateRule = lateRule): Obligation => ({
  id: '1',
  dueDate: date('2026-04-30'),
  openedOn: date('2026-04-20'),
  principal: money('10000.00'),
  lateRule: rule,
});

/** Every charge by a day, as lines of `step name=value`. */
const explained = (asOf: string, obligation = owed(), credits: readonly Credit[] = []) =>
  settleAccount([obligation], credits, date(asOf)).accruals.map((accrual) =>
    explainCharge(accrual, obligation).map(({ step, values }) =>
      [step, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' '),
    ),
  );

test('10,000.00 grows to 11,165.00, 11,332.48 and 11,502.47 step by step: base, percent, exact product, cents, sum', () => {
  expect(explained('2026-08-30')).toEqual([
    [
      'charge-due due=2026-04-30 days=60 last=2026-06-29 date=2026-06-30',
      'charge-base date=2026-06-30 base=10000.00',
      'charge-exact percent=10 base=10000.00 exact=1000 amount=1000.00',
      'charge-after left=11000.00',
    ],
    [
      'charge-month month=1 date=2026-06-30',
      'charge-base date=2026-06-30 base=11000.00',
      'charge-exact percent=1.5 base=11000.00 exact=165 amount=165.00',
      'charge-after left=11165.00',
    ],
    [
      'charge-month month=2 date=2026-07-30',
      'charge-base date=2026-07-30 base=11165.00',
      'charge-rounded percent=1.5 base=11165.00 exact=167.475 amount=167.48',
      'charge-after left=11332.48',
    ],
    [
      'charge-month month=3 date=2026-08-30',
      'charge-base date=2026-08-30 base=11332.48',
      'charge-rounded percent=1.5 base=11332.48 exact=169.9872 amount=169.99',
      'charge-after left=11502.47',
    ],
  ]);
});

test('a payment in between lowers what the next month is charged on', () => {
  const paid = { id: 'p', receivedOn: date('2026-07-10'), amount: money('1165.00'), meantFor: null };
  expect(explained('2026-07-30', owed(), [paid]).at(-1)).toEqual([
    'charge-month month=2 date=2026-07-30',
    'charge-base date=2026-07-30 base=10000.00',
    'charge-exact percent=1.5 base=10000.00 exact=150 amount=150.00',
    'charge-after left=10150.00',
  ]);
});

test('where the first interest waits a month, that month is the first', () => {
  const rule = { ...lateRule, firstInterest: 'MONTH_AFTER' as const };
  expect(explained('2026-07-30', owed(rule)).at(-1)?.[0]).toBe('charge-month month=1 date=2026-07-30');
});

test('a percentage keeps the figures it was configured with, and loses zeros that say nothing', () => {
  const rule = { ...lateRule, chargePercent: decimal('10.00'), monthlyInterestPercent: decimal('0.333') };
  const steps = explained('2026-06-30', owed(rule)).map((lines) => lines[2]);
  expect(steps).toEqual([
    'charge-exact percent=10 base=10000.00 exact=1000 amount=1000.00',
    'charge-exact percent=0.333 base=11000.00 exact=36.63 amount=36.63',
  ]);
});
