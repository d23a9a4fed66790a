import { calendarDate } from '../../domain/calendarDate';
import { gridState } from '../../domain/gridCell';
import type { ReportStatus } from '../../domain/reportStates';

const period = { last: calendarDate('2026-06-30'), dueDate: calendarDate('2026-07-30') };
const state = ({
  status = null,
  knownSince = '2020-01-01',
  today = '2026-08-01',
  isCovered = false,
}: {
  status?: ReportStatus | null;
  knownSince?: string;
  today?: string;
  isCovered?: boolean;
} = {}) => gridState(period, status, calendarDate(knownSince), calendarDate(today), isCovered);

describe('how a company stands with a period', () => {
  it.each([
    ['Accepted', 'accepted'],
    ['Submitted', 'waiting'],
    ['UnderReview', 'waiting'],
    ['Returned', 'returned'],
  ] as const)('a report that is %s makes it %s, whatever else holds', (status, expected) => {
    expect(state({ status, isCovered: true })).toBe(expected);
    expect(state({ status, knownSince: '2026-07-01' })).toBe(expected);
  });

  it.each(['Draft', 'Amended', 'Void', null] as const)('a report that is %s does not count', (status) => {
    expect(state({ status })).toBe('missing');
  });

  it('nothing is asked for before the company was registered', () => {
    expect(state({ knownSince: '2026-07-01', isCovered: true })).toBe('not-required');
    expect(state({ knownSince: '2026-06-30' })).toBe('missing');
  });

  it('nor under a certificate', () => {
    expect(state({ isCovered: true })).toBe('exempt');
    expect(state({ isCovered: true, today: '2026-06-30' })).toBe('exempt');
  });

  it.each([
    ['2026-06-30', 'running'],
    ['2026-07-01', 'open'],
    ['2026-07-30', 'open'],
    ['2026-07-31', 'missing'],
  ])('without a report it is, on %s, %s', (today, expected) => {
    expect(state({ today })).toBe(expected);
  });
});
