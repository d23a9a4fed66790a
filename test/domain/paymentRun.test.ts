import fc from 'fast-check';
import { runRefusal, whoCanRelease } from '../../contract/texts/runRelease';
import {
  claimsOf,
  mayReleasePaymentRun,
  maySeePaymentRuns,
  type RunSignature,
  whoMayRelease,
} from '../../domain/paymentRunPermissions';
import { isForBank, ITEM_STATUSES, leftOutOf } from '../../domain/paymentRun';
import type { Role } from '../../domain/roles';

const approver = (id: string) => ({ id, roles: ['approver'] as readonly Role[] });
const signed = (personId: string, claimNumber: string, as: RunSignature['as'] = 'approved') => ({
  personId,
  claimNumber,
  as,
});

describe('who may release a payment run', () => {
  it('is whoever may pay, and neither prepared it nor approved or filed one of its claims', () => {
    const people = [approver('1'), approver('2'), approver('3'), { id: '4', roles: ['verifier'] as Role[] }];
    const run = { preparedBy: '1', signatures: [signed('2', 'RF-5'), signed('2', 'RF-4')] };
    expect(whoMayRelease(people, run).map(({ id }) => id)).toEqual(['3']);
    expect(claimsOf(run, '2', 'approved')).toEqual(['RF-4', 'RF-5']);
  });

  it('is told by the reason that holds: prepared, approved, filed', () => {
    const signatures = [signed('2', 'RF-5'), signed('3', 'RF-5', 'filed')];
    const reasons = ['1', '2', '3'].map((userId) => {
      const actor = { userId, roles: ['admin'] as const, companyId: '1' };
      const decision = mayReleasePaymentRun(actor, { preparedBy: '1', signatures });
      return decision.allowed ? null : decision.reason;
    });
    expect(reasons).toEqual(['prepared-by-you', 'approved-by-you', 'filed-by-you']);
  });

  it('never holds somebody whom a release would refuse, whoever signed what', () => {
    const id = fc.constantFrom<string>('1', '2', '3', '4');
    const signature = fc.record({
      personId: id,
      claimNumber: fc.constantFrom('RF-1', 'RF-2'),
      as: fc.constantFrom<RunSignature['as']>('approved', 'filed'),
    });
    fc.assert(
      fc.property(id, fc.array(signature), (preparedBy, signatures) => {
        const left = whoMayRelease(['1', '2', '3', '4'].map(approver), { preparedBy, signatures });
        const barred = new Set([preparedBy, ...signatures.map(({ personId }) => personId)]);
        expect(left.map((person) => person.id)).toEqual(
          ['1', '2', '3', '4'].filter((one) => !barred.has(one)),
        );
      }),
    );
  });
});

describe('the refusal of a release', () => {
  it('names the claims and who can release instead, or that nobody can', () => {
    expect(whoCanRelease('en', ['Joan Keller', 'Omar Haddad'])).toBe(
      'Joan Keller or Omar Haddad can release this run.',
    );
    const run = { claims: ['RF-2026-000005', 'RF-2026-000006'], people: ['Joan Keller'] };
    expect(runRefusal('en', 'approved-by-you', run)?.values).toEqual({
      claims: 'RF-2026-000005 and RF-2026-000006',
      who: 'Joan Keller can release this run.',
    });
    expect(runRefusal('fr', 'filed-by-you', { ...run, people: [] })?.values['who']).toContain('Personne');
    expect(runRefusal('en', 'role', run)).toBeNull();
  });
});

describe('what a payment run pays', () => {
  const claim = { isInRun: false, companyReceivable: 0n, payable: 1n, accountWaits: false };

  it('is what is payable, and the first reason that holds leaves it out', () => {
    expect(leftOutOf(claim)).toBeNull();
    expect(leftOutOf({ ...claim, accountWaits: true })).toBe('account-waits');
    expect(leftOutOf({ ...claim, accountWaits: true, payable: 0n })).toBe('nothing-payable');
    expect(leftOutOf({ ...claim, payable: -1n, companyReceivable: 1n })).toBe('overpaid-before');
    expect(leftOutOf({ ...claim, companyReceivable: 1n, isInRun: true })).toBe('in-another-run');
  });

  it('stands in the bank file until it is returned or has cleared', () => {
    expect(ITEM_STATUSES.filter(isForBank)).toEqual(['Issued']);
  });
});

describe('who is told why not', () => {
  const actor = { userId: '2', roles: ['approver'] as const, companyId: '1' };
  const decide = (run: Parameters<typeof mayReleasePaymentRun>[1], rest: object = {}) =>
    mayReleasePaymentRun({ ...actor, ...rest }, run);
  const whoCould = ['approver', 'admin'];

  it('names the reason and who could release it instead', () => {
    const run = { preparedBy: '1', signatures: [] };
    expect(decide(run)).toEqual({ allowed: true });
    expect(decide({ ...run, preparedBy: '2' })).toMatchObject({ reason: 'prepared-by-you', whoCould });
    expect(decide({ ...run, signatures: [signed('2', 'RF-1')] })).toMatchObject({
      reason: 'approved-by-you',
      whoCould,
    });
    expect(decide({ ...run, signatures: [signed('2', 'RF-1', 'filed')] })).toMatchObject({
      reason: 'filed-by-you',
      whoCould,
    });
  });

  it('76 whoever gave or got access from a signer does not release beside them', () => {
    const run = { preparedBy: '1', signatures: [signed('3', 'RF-1')] };
    expect(decide(run, { tiedTo: ['3'] })).toMatchObject({ reason: 'tied-to-signer', whoCould });
    expect(decide(run, { tiedTo: ['4'] })).toEqual({ allowed: true });
  });

  it('runs are seen by whoever pays or reads', () => {
    const sees = (...roles: readonly Role[]) => maySeePaymentRuns({ ...actor, roles }).allowed;
    expect([sees('admin'), sees('approver'), sees('readonly'), sees('verifier')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
