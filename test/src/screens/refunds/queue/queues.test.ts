import { calendarDate } from '../../../../../domain/calendarDate';
import { clockOf, daysSince } from '../../../../../src/screens/refunds/clock';
import {
  OPEN_STATUS,
  PILLS,
  pillOf,
  QUEUE_NAMES,
  queueOf,
  statusOf,
  withPill,
} from '../../../../../src/screens/refunds/queue/queues';

const today = calendarDate('2026-03-01');

describe('the queues of the work list', () => {
  it('are status filters of the address, and are known again in any order', () => {
    for (const queue of QUEUE_NAMES) expect(queueOf(statusOf(queue))).toBe(queue);
    expect(queueOf('ReturnedToVerifier,Submitted,InVerification')).toBe('verify');
  });

  it('show what still needs a decision while none is chosen', () => {
    expect(queueOf('')).toBe('open');
    expect(OPEN_STATUS.split(',')).not.toContain('Approved');
  });

  it('are none where somebody chose statuses of their own', () => {
    expect(queueOf('Submitted,Verified')).toBeNull();
  });
});

describe('the clock of a decision', () => {
  it.each([
    ['2026-03-02', { kind: 'left', days: 1 }],
    ['2026-03-01', { kind: 'today' }],
    ['2026-02-27', { kind: 'over', days: 2 }],
  ])('for %s is %p', (due, clock) => {
    expect(clockOf(due, today)).toEqual(clock);
  });

  it('is none for a date nobody can read', () => {
    expect(clockOf('soon', today)).toBeNull();
  });

  it.each([
    ['2026-02-28T04:59:00Z', 2],
    ['2026-02-28T05:00:00Z', 1],
    ['2026-03-02T06:00:00Z', 0],
  ])('days since %s are counted by the board’s calendar, and never below zero', (since, days) => {
    expect(daysSince(since, today, 'America/New_York')).toBe(days);
  });
});

describe('a choice beside the title', () => {
  it('is the reader’s own claims only where no status is chosen, and none where the claims are someone’s', () => {
    expect([
      pillOf({}),
      pillOf({ assignee: 'mine' }),
      pillOf({ assignee: 'mine', status: statusOf('verify') }),
      pillOf({ assignee: 'none' }),
      pillOf({ status: statusOf('approve'), fiscalYear: '2026' }),
      pillOf({ bulk: 'ready' }),
      pillOf({ bulk: 'ready', assignee: 'mine' }),
      pillOf({ bulk: 'document-unopened' }),
    ]).toEqual(['open', 'mine', null, null, 'approve', 'bulk', null, null]);
  });

  it('says whose claims and in which status, and leaves the other filters', () => {
    const filters = { assignee: '12', status: 'Paid', bulk: 'ready', fiscalYear: '2026' };
    expect(PILLS.map((pill) => withPill(filters, pill))).toEqual([
      { fiscalYear: '2026', assignee: 'mine' },
      { fiscalYear: '2026' },
      { fiscalYear: '2026', status: statusOf('verify') },
      { fiscalYear: '2026', bulk: 'ready' },
      ...(['approve', 'company', 'decided'] as const).map((queue) => ({
        fiscalYear: '2026',
        status: statusOf(queue),
      })),
    ]);
    for (const pill of PILLS) expect(pillOf(withPill(filters, pill))).toBe(pill);
  });
});
