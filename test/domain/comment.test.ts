import { isInternalByDefault } from '../../domain/comment';

describe('who reads a comment where nobody said', () => {
  it('is staff alone when staff write, both sides when the company does or an admin who acts for it', () => {
    const admin = { userId: '1', roles: ['admin'] as const, companyId: '1' };
    expect(isInternalByDefault({ ...admin, roles: ['verifier'] })).toBe(true);
    expect(isInternalByDefault(admin)).toBe(true);
    expect(isInternalByDefault({ ...admin, actingFor: { companyId: '2' } })).toBe(false);
    expect(isInternalByDefault({ ...admin, roles: ['user'] })).toBe(false);
  });
});
