import { userState } from '../../../domain/userState';

describe('whether a person can sign in', () => {
  const person = { isActive: true, isLocked: false, hasTemporaryPassword: false };

  it('is said by the strongest thing in the way', () => {
    expect(userState(person)).toBe('active');
    expect(userState({ ...person, hasTemporaryPassword: true })).toBe('temporary');
    expect(userState({ ...person, hasTemporaryPassword: true, isLocked: true })).toBe('locked');
    expect(userState({ ...person, isLocked: true, isActive: false })).toBe('inactive');
  });
});
