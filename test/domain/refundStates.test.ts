import fc from 'fast-check';
import { money } from '../../domain/money';
import { moveReport, REPORT_STATUSES } from '../../domain/reportStates';
import {
  isFinished,
  isGranted,
  isLive,
  moveRefund,
  nextStep,
  possibleActions,
  REFUND_ACTIONS,
  REFUND_STATUSES,
  type RefundAction,
  type RefundStanding,
  type RefundStatus,
} from '../../domain/refundStates';

const standing = (status: RefundStatus, rest: Partial<RefundStanding> = {}): RefundStanding => ({
  status,
  verifiedTotal: money('100.00'),
  approvals: 0,
  twoApproverLimit: money('5000.00'),
  ...rest,
});
const after = (status: RefundStatus, action: RefundAction, rest: Partial<RefundStanding> = {}) => {
  const moved = moveRefund(standing(status, rest), action);
  return moved.ok ? moved.value.status : moved.failure.kind;
};

describe('the steps of a refund', () => {
  test('the usual way leads from draft to closed', () => {
    let status: RefundStatus = 'Draft';
    const way: RefundStatus[] = [status];
    for (let { action } = nextStep(status); action !== null; { action } = nextStep(status)) {
      const moved = moveRefund(standing(status), action);
      if (!moved.ok) throw new Error(`${action} is not possible in ${status}.`);
      status = moved.value.status;
      way.push(status);
    }
    expect(way).toEqual([
      'Draft',
      'Submitted',
      'InVerification',
      'Verified',
      'Approved',
      'PaymentIssued',
      'Paid',
      'Closed',
    ]);
  });

  test('nothing but the listed pairs is possible', () => {
    for (const status of REFUND_STATUSES) {
      for (const action of REFUND_ACTIONS) {
        const possible = possibleActions(status).includes(action);
        expect(after(status, action) === 'not-possible-now').toBe(!possible);
      }
    }
    expect(moveRefund(standing('Rejected'), 'approve')).toEqual({
      ok: false,
      failure: { kind: 'not-possible-now', action: 'approve', status: 'Rejected', possible: ['appeal'] },
    });
  });

  test('H03 a decided claim takes no second decision', () => {
    for (const status of ['Approved', 'Rejected', 'Withdrawn'] as const) {
      for (const action of ['approve', 'reject', 'withdraw', 'verify', 'amend'] as const) {
        expect(after(status, action)).toBe('not-possible-now');
      }
    }
  });

  test('H23 a verified claim that is changed goes back to the start of verification', () => {
    expect(after('Verified', 'amend')).toBe('Submitted');
    expect(after('Submitted', 'approve')).toBe('not-possible-now');
  });

  test('nothing is approved before it is verified', () => {
    const approvable = REFUND_STATUSES.filter((status) => possibleActions(status).includes('approve'));
    expect(approvable).toEqual(['Verified']);
  });

  test('over the limit two approvals are needed, at the limit one', () => {
    expect(moveRefund(standing('Verified', { verifiedTotal: money('5000.00') }), 'approve')).toEqual({
      ok: true,
      value: { status: 'Approved', approvals: 1, approvalsMissing: 0 },
    });
    const over = { verifiedTotal: money('5000.01') };
    expect(moveRefund(standing('Verified', over), 'approve')).toEqual({
      ok: true,
      value: { status: 'Verified', approvals: 1, approvalsMissing: 1 },
    });
    expect(moveRefund(standing('Verified', { ...over, approvals: 1 }), 'approve')).toEqual({
      ok: true,
      value: { status: 'Approved', approvals: 2, approvalsMissing: 0 },
    });
  });

  test('a first approval is void once the claim goes back', () => {
    const half = standing('Verified', { verifiedTotal: money('9000.00'), approvals: 1 });
    const returned = moveRefund(half, 'returnToVerifier');
    expect(returned).toEqual({
      ok: true,
      value: { status: 'ReturnedToVerifier', approvals: 0, approvalsMissing: 0 },
    });
    expect(moveRefund({ ...half, status: 'ReturnedToVerifier', approvals: 0 }, 'verify')).toMatchObject({
      ok: true,
      value: { status: 'Verified', approvals: 0, approvalsMissing: 2 },
    });
  });

  test('whatever is done, a claim reaches Approved only through verification and enough approvals', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...REFUND_ACTIONS), { maxLength: 30 }),
        fc.boolean(),
        (actions, isLarge) => {
          const verifiedTotal = money(isLarge ? '6000.00' : '60.00');
          let now = standing('Draft', { verifiedTotal });
          let signed = 0;
          for (const action of actions) {
            const moved = moveRefund(now, action);
            if (!moved.ok) continue;
            signed = action === 'approve' ? signed + 1 : moved.value.approvals;
            if (moved.value.status === 'Approved' && action === 'approve')
              expect(signed).toBe(isLarge ? 2 : 1);
            now = { ...now, status: moved.value.status, approvals: moved.value.approvals };
          }
        },
      ),
    );
  });

  test('a finished claim is held by nobody, an undecided one holds its lines, a granted one counts as refunded', () => {
    expect(REFUND_STATUSES.filter(isFinished)).toEqual(['Closed', 'Rejected', 'Withdrawn']);
    for (const status of REFUND_STATUSES)
      expect(nextStep(status).heldBy === 'nobody').toBe(isFinished(status));
    expect(REFUND_STATUSES.filter(isLive)).toEqual([
      'Submitted',
      'InVerification',
      'MoreInfo',
      'Verified',
      'ReturnedToVerifier',
      'Appealed',
    ]);
    expect(REFUND_STATUSES.filter(isGranted)).toEqual(['Approved', 'PaymentIssued', 'Paid', 'Closed']);
  });
});

describe('the steps of a report', () => {
  test('an accepted report is amended, never edited', () => {
    expect(moveReport('Accepted', 'edit')).toEqual({
      ok: false,
      failure: { kind: 'not-possible-now', action: 'edit', status: 'Accepted' },
    });
    expect(moveReport('Accepted', 'amend')).toEqual({ ok: true, value: 'Amended' });
  });

  test('an amended or void report is history', () => {
    for (const status of REPORT_STATUSES.filter((each) => each === 'Amended' || each === 'Void')) {
      for (const action of ['edit', 'submit', 'takeUp', 'accept', 'return', 'amend', 'void'] as const) {
        expect(moveReport(status, action).ok).toBe(false);
      }
    }
  });
});
