import fc from 'fast-check';
import { runRefusal, whoCanRelease } from '../../contract/texts/runRelease';
import { claimsOf, mayReleasePaymentRun, type RunSignature, whoMayRelease } from '../../domain/paymentRun';
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
