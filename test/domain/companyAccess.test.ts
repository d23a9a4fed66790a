import { completePermissions, holdsPermission } from '../../domain/companyAccess';
import { asCompany, type Actor } from '../../domain/permissions';

const person = (...permissions: ('prepare' | 'sign' | 'managePeople')[]): Actor => ({
  userId: '1',
  roles: ['user'],
  companyId: '20',
  permissions,
});
const reason = (actor: Actor, needed: 'view' | 'prepare' | 'sign' | 'managePeople', company = '20') => {
  const decision = asCompany(actor, company, needed);
  return decision.allowed ? null : decision.reason;
};

describe('what a company’s person may do', () => {
  it('is to see everything of the company, and nothing else without a permission', () => {
    expect(reason(person(), 'view')).toBeNull();
    expect(reason(person(), 'prepare')).toBe('not-preparer');
    expect(reason(person(), 'sign')).toBe('not-signer');
    expect(reason(person(), 'managePeople')).toBe('not-people-manager');
  });

  it('includes preparing for whoever signs, and nothing the other way round', () => {
    expect(reason(person('sign'), 'prepare')).toBeNull();
    expect(reason(person('prepare'), 'sign')).toBe('not-signer');
    expect(reason(person('managePeople'), 'prepare')).toBe('not-preparer');
    expect(completePermissions(['sign', 'sign'])).toEqual(['prepare', 'sign']);
  });

  it('is never about another company', () => {
    expect(reason(person('prepare', 'sign', 'managePeople'), 'view', '21')).toBe('other-company');
  });

  it('is everything in a session of a server without permissions, and for an admin acting for the company', () => {
    expect(holdsPermission(undefined, 'sign')).toBe(true);
    const admin: Actor = { userId: '9', roles: ['admin'], companyId: '1', actingFor: { companyId: '20' } };
    expect(reason({ ...admin, permissions: [] }, 'sign')).toBeNull();
  });
});
