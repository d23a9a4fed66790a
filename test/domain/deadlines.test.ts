import { calendarDate as date } from '../../domain/calendarDate';
import {
  claimDeadline,
  graceEnd,
  lastClaimDay,
  decisionDueOnceSent,
  refundDecisionDue,
  refundDeadline,
  reportDueDate,
  thresholdPaymentDue,
} from '../../domain/deadlines';
import {
  certificateInForce,
  exemptionDecisionDue,
  parseCertificateNumber,
  validityOf,
} from '../../domain/exemption';
import { MONTHLY_POUNDS, presetProgram } from '../../domain/presets';

const board = presetProgram();
const pounds = presetProgram(MONTHLY_POUNDS);
const calendar = { fiscalYearStart: '01-01' };

describe('due dates', () => {
  test.each([
    ['2026-03-31', '2026-04-30', '2026-06-29'],
    ['2026-06-30', '2026-07-30', '2026-09-28'],
    ['2026-09-30', '2026-10-30', '2026-12-29'],
    ['2026-12-31', '2027-01-30', '2027-03-31'],
    ['2027-12-31', '2028-01-30', '2028-03-30'],
  ])('the quarter to %s is due %s and free of charge to %s', (end, due, grace) => {
    expect(reportDueDate(date(end), board)).toBe(due);
    expect(graceEnd(date(due), board)).toBe(grace);
  });

  test('a due day that the month does not have is its last', () => {
    expect(reportDueDate(date('2026-01-31'), board)).toBe('2026-02-28');
    expect(reportDueDate(date('2026-01-31'), pounds)).toBe('2026-02-15');
    expect(reportDueDate(date('2026-01-31'), { dueRule: { kind: 'days-after-end', days: 30 } })).toBe(
      '2026-03-02',
    );
  });

  test('edge 22 no deadline moves off a weekend unless the program says so', () => {
    // 30 January 2027 is a Saturday, 31 March 2029 too; 30 April 2028 is a Sunday.
    const rolls = { ...board, rollRule: 'NEXT_WEEKDAY' } as const;
    const due = (end: string) => [reportDueDate(date(end), board), reportDueDate(date(end), rolls)];
    expect(due('2026-12-31')).toEqual(['2027-01-30', '2027-02-01']);
    expect(due('2028-03-31')).toEqual(['2028-04-30', '2028-05-01']);
    expect(due('2026-03-31')).toEqual(['2026-04-30', '2026-04-30']);
    const line = { entryDate: date('2028-05-05'), paymentDate: null };
    expect(refundDeadline(line, 2028, pounds)).toBe('2029-03-31');
    expect(refundDeadline(line, 2028, { ...pounds, rollRule: 'NEXT_WEEKDAY' })).toBe('2029-04-02');
  });

  test('edge 22 90 days after the year is 31 March, 30 March in a leap year', () => {
    const line = { entryDate: date('2026-05-05'), paymentDate: null };
    expect(refundDeadline(line, 2026, pounds)).toBe('2027-03-31');
    expect(refundDeadline(line, 2027, pounds)).toBe('2028-03-30');
  });

  test('each anchor of the refund window', () => {
    const line = { entryDate: date('2026-05-05'), paymentDate: date('2026-06-10') };
    expect(refundDeadline(line, 2026, board)).toBeNull();
    expect(refundDeadline(line, 2026, { ...calendar, refundWindow: { anchor: 'MONTH_END', days: 30 } })).toBe(
      '2026-06-30',
    );
    const payment = { ...calendar, refundWindow: { anchor: 'PAYMENT_DATE', days: 180 } } as const;
    expect(refundDeadline(line, 2026, payment)).toBe('2026-12-07');
    expect(claimDeadline([line, { ...line, paymentDate: date('2026-05-10') }], 2026, payment)).toBe(
      '2026-11-06',
    );
    expect(claimDeadline([], 2026, payment)).toBeNull();
  });

  test('the board has sixty days for a claim, thirty for an organic application', () => {
    expect(refundDecisionDue(date('2026-05-01'), board)).toBe('2026-06-30');
    expect(exemptionDecisionDue('ORGANIC', date('2026-05-01'), board)).toBe('2026-05-31');
    expect(exemptionDecisionDue('SMALL_VOLUME', date('2026-05-01'), board)).toBeNull();
    expect(thresholdPaymentDue(2026, board)).toBe('2027-01-30');
  });

  test('a line Customs sends after the claim is decided within sixty days of that, never sooner than the claim itself (reference 5)', () => {
    expect(decisionDueOnceSent(date('2026-06-30'), date('2026-08-01'), board)).toBe('2026-09-30');
    expect(decisionDueOnceSent(date('2026-12-31'), date('2026-08-01'), board)).toBe('2026-12-31');
  });
});

describe('certificates of exemption', () => {
  test('an organic one holds as many months as the program says', () => {
    const half = { ...calendar, certificateMonths: 6 };
    expect(validityOf('ORGANIC', date('2026-03-31'), 2026, half).to).toBe('2026-09-30');
  });

  test('an organic one issued on 29 February 2028 holds to 28 February 2029', () => {
    expect(validityOf('ORGANIC', date('2028-02-29'), 2028, calendar)).toEqual({
      from: '2028-02-29',
      to: '2029-02-28',
    });
    expect(validityOf('SMALL_VOLUME', date('2026-02-10'), 2026, calendar)).toEqual({
      from: '2026-01-01',
      to: '2026-12-31',
    });
  });

  test('it holds on its first and last day; the day after the last it does not', () => {
    const certificate = {
      status: 'Expired',
      from: date('2026-03-01'),
      to: date('2027-03-01'),
      revokedFrom: null,
    } as const;
    expect(certificateInForce(certificate, date('2026-02-28'))).toBe(false);
    expect(certificateInForce(certificate, date('2026-03-01'))).toBe(true);
    expect(certificateInForce(certificate, date('2027-03-01'))).toBe(true);
    expect(certificateInForce(certificate, date('2027-03-02'))).toBe(false);
    expect(certificateInForce({ ...certificate, status: 'Submitted' }, date('2026-03-01'))).toBe(false);
  });

  test('a revocation never reaches back', () => {
    const revoked = {
      status: 'Revoked',
      from: date('2026-03-01'),
      to: date('2027-03-01'),
      revokedFrom: date('2026-06-01'),
    } as const;
    expect(certificateInForce(revoked, date('2026-05-31'))).toBe(true);
    expect(certificateInForce(revoked, date('2026-06-01'))).toBe(false);
  });

  test('its number is nine letters and digits', () => {
    expect(parseCertificateNumber(' nw4-8k2 p7q ')).toEqual({ ok: true, value: 'NW48K2P7Q' });
    expect(parseCertificateNumber('NW48K2P7').ok).toBe(false);
  });
});

describe('the last day for a claim', () => {
  test('is the earliest of its lines, whichever stands first', () => {
    const payment = { ...calendar, refundWindow: { anchor: 'PAYMENT_DATE', days: 180 } } as const;
    const line = (paymentDate: string) => ({
      entryDate: date('2026-05-05'),
      paymentDate: date(paymentDate),
    });
    const lines = [line('2026-05-10'), line('2026-06-10'), line('2026-05-20')];
    expect(claimDeadline(lines, 2026, payment)).toBe('2026-11-06');
    expect(claimDeadline(lines.toReversed(), 2026, payment)).toBe('2026-11-06');
    expect(claimDeadline(lines, 2026, board)).toBeNull();
  });

  test('moves to the day until which late ones are accepted, never to an earlier one', () => {
    const [march, april] = [date('2026-03-31'), date('2026-04-30')];
    expect(lastClaimDay(march, april)).toBe(april);
    expect(lastClaimDay(april, march)).toBe(april);
    expect(lastClaimDay(march, null)).toBe(march);
    expect(lastClaimDay(null, april)).toBeNull();
    expect(lastClaimDay(null, null)).toBeNull();
  });
});

test('an approved certificate holds for its days', () => {
  const approved = {
    status: 'Approved',
    from: date('2026-03-01'),
    to: date('2027-03-01'),
    revokedFrom: null,
  } as const;
  expect(certificateInForce(approved, date('2026-03-01'))).toBe(true);
  expect(certificateInForce(approved, date('2027-03-02'))).toBe(false);
  expect(certificateInForce({ ...approved, status: 'Denied' }, date('2026-03-01'))).toBe(false);
});
