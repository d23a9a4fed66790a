import type { Actor } from '../../domain/permissions';
import {
  isControlledChange,
  isControlledRoleChange,
  mayConfirmChange,
  mayRefuseChange,
  maySeePendingChanges,
  mayWithdrawChange,
} from '../../domain/pendingChange';

const admin = (userId: string, ...tiedTo: string[]): Actor => ({
  userId,
  roles: ['admin'],
  companyId: '10',
  tiedTo,
});
const reader: Actor = { userId: 'rita', roles: ['readonly'], companyId: '10' };
const outcome = (decision: ReturnType<typeof mayConfirmChange>) =>
  decision.allowed ? 'yes' : decision.reason;
const others = (someApart: boolean) => ({ proposedBy: 'ada', others: { exist: true, someApart } });

describe('74 a change that needs a second administrator', () => {
  it('is every one of the configuration but contact data', () => {
    const fields = (...names: string[]) => names.map((field) => ({ field }));
    expect(isControlledChange(fields('address', 'phone', 'email'))).toBe(false);
    expect(isControlledChange(fields('phone', 'twoApproverLimit'))).toBe(true);
    expect(isControlledChange(fields('rates.0.ratePerUnit'))).toBe(true);
    expect(isControlledChange(fields('boardName'))).toBe(true);
  });

  it('gives a role or takes the administrator’s', () => {
    expect(isControlledRoleChange(['verifier'], ['verifier', 'approver'])).toBe(true);
    expect(isControlledRoleChange(['verifier', 'approver'], ['verifier'])).toBe(false);
    expect(isControlledRoleChange(['admin', 'verifier'], ['verifier'])).toBe(true);
    expect(isControlledRoleChange(['admin'], ['admin'])).toBe(false);
  });

  it('is confirmed by another administrator, one apart from its author where there is one', () => {
    expect(outcome(mayConfirmChange(admin('ada'), others(true)))).toBe('asked-by-you');
    expect(outcome(mayConfirmChange(admin('bob'), others(true)))).toBe('yes');
    expect(outcome(mayConfirmChange(admin('bob', 'ada'), others(true)))).toBe('tied-to-signer');
    expect(outcome(mayConfirmChange(admin('bob', 'ada'), others(false)))).toBe('yes');
    expect(outcome(mayConfirmChange(admin('ada'), others(false)))).toBe('asked-by-you');
    expect(outcome(mayConfirmChange(reader, others(true)))).toBe('readonly');
  });

  it('is refused by any other administrator, withdrawn by its author, and seen by readers too', () => {
    const asked = { proposedBy: 'ada' };
    expect(outcome(mayRefuseChange(admin('bob', 'ada'), asked))).toBe('yes');
    expect(mayRefuseChange(admin('ada'), asked)).toMatchObject({
      reason: 'asked-by-you',
      whoCould: ['admin'],
    });
    expect(outcome(mayWithdrawChange(admin('ada'), asked))).toBe('yes');
    expect(mayWithdrawChange(admin('bob'), asked)).toMatchObject({ reason: 'role', whoCould: ['admin'] });
    expect(outcome(maySeePendingChanges(reader))).toBe('yes');
    expect(outcome(maySeePendingChanges({ ...reader, roles: ['verifier'] }))).toBe('role');
  });
});
