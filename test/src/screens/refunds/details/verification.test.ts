import { formatMoney } from '../../../../../domain/money';
import { REFUND_STATUSES } from '../../../../../domain/refundStates';
import { isBrokenOff, stationOf, STATIONS } from '../../../../../src/screens/refunds/details/claimStations';
import { actionsFor } from '../../../../../src/screens/refunds/details/claimActions';
import {
  type Verification,
  retype,
  tick,
  tickExact,
  verificationState,
  verifiedFault,
} from '../../../../../src/screens/refunds/details/verification';
import { claimLine } from './claimLine';

const NOTHING_VERIFIED: Verification = { ticked: new Set(), amounts: {} };

const exact = claimLine('1');
const cut = claimLine('2', { amountProposed: '30.00' });
const refunded = claimLine('3', { amountRefunded: '35.00' });

describe('a verification', () => {
  it('is ready when every line was looked at, and sends each amount as claimed unless it was changed', () => {
    const all = tick(tickExact(NOTHING_VERIFIED, [exact, cut]), '2', true);
    expect(verificationState([exact, cut], all, 'point').lines).toEqual([
      { lineId: '1', amountVerified: '40.00' },
      { lineId: '2', amountVerified: '40.00' },
    ]);
    expect(verificationState([exact, cut], retype(all, '2', '30'), 'point').lines?.[1]).toEqual({
      lineId: '2',
      amountVerified: '30.00',
    });
  });

  it('ticks in one go only what is claimed exactly as the records give', () => {
    const state = verificationState([exact, cut], tickExact(NOTHING_VERIFIED, [exact, cut]), 'point');
    expect(state).toMatchObject({ notTicked: 1, lines: null });
  });

  it('counts a line as looked at when its amount was typed', () => {
    expect(retype(NOTHING_VERIFIED, '2', '12.00').ticked.has('2')).toBe(true);
  });

  it.each([
    ['40.01', 'above-claimed'],
    ['-1', 'negative'],
    ['1,2,3', 'unreadable'],
    ['', 'unreadable'],
    ['0', null],
  ])('H27 judges %p on a line of 40.00 as %p', (typed, fault) => {
    expect(verifiedFault(exact, typed, 'point')).toBe(fault);
  });

  it('H27 never lets more be verified than is left of what was collected', () => {
    expect(verifiedFault(refunded, '5.01', 'point')).toBe('above-left');
    expect(verificationState([refunded], tick(NOTHING_VERIFIED, '3', true), 'point').lines).toEqual([
      { lineId: '3', amountVerified: '5.00' },
    ]);
  });

  it('H90 offers nothing on a line that Customs collected on and took back, and does not count it as exact', () => {
    const reversed = claimLine('4', { amountCollected: '0.00', amountProposed: '0.00' });
    const ticked = tickExact(NOTHING_VERIFIED, [reversed]);
    expect(ticked.ticked.size).toBe(0);
    const state = verificationState([reversed], tick(ticked, '4', true), 'point');
    expect(state.lines).toEqual([{ lineId: '4', amountVerified: '0.00' }]);
  });

  it('adds up exactly what was claimed, and what is verified on the lines that were looked at', () => {
    const typed = retype(NOTHING_VERIFIED, '2', '0.10');
    const state = verificationState([exact, cut], typed, 'point');
    expect([formatMoney(state.claimed), formatMoney(state.verified)]).toEqual(['80.00', '0.10']);
    const all = verificationState([exact, cut], tick(typed, '1', true), 'point');
    expect(formatMoney(all.verified)).toBe('40.10');
  });
});

describe('the actions of a claim', () => {
  const refused = {
    action: 'approve',
    allowed: false,
    reason: 'verified-by-you',
    whoCould: ['approver', 'admin'],
  } as const;
  const allowed = { action: 'reject', allowed: true, reason: null, whoCould: [] } as const;
  const withdraw = { action: 'withdraw', allowed: true, reason: null, whoCould: [] } as const;
  const actions = [refused, allowed, withdraw].map((action) => ({
    ...action,
    whoCould: [...action.whoCould],
  }));

  it('stay in sight when refused, with the reason and who could', () => {
    const [approve, reject] = actionsFor(actions, 'staff', 'en');
    expect(approve?.refusal).toBe(
      'You verified this claim, so another person must approve it: an approver or an administrator.',
    );
    expect(reject).toMatchObject({ action: 'reject', refusal: null });
  });

  it('are those of the reader’s own side', () => {
    expect(actionsFor(actions, 'company', 'en').map(({ action }) => action)).toEqual(['withdraw']);
    expect(actionsFor(actions, 'staff', 'en').map(({ action }) => action)).toEqual(['approve', 'reject']);
  });
});

describe('the way of a claim', () => {
  it('has a station for every status', () => {
    for (const status of REFUND_STATUSES) {
      expect(stationOf(status)).toBeGreaterThanOrEqual(0);
      expect(stationOf(status)).toBeLessThanOrEqual(STATIONS.length);
    }
    expect(REFUND_STATUSES.filter(isBrokenOff)).toEqual(['Rejected', 'Withdrawn']);
  });
});
