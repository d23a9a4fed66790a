import { togglePermission } from '../../../../src/screens/users/togglePermission';

describe('choosing permissions', () => {
  it('adds preparing to signing, and takes signing away with preparing', () => {
    expect(togglePermission([], 'sign', true)).toEqual(['prepare', 'sign']);
    expect(togglePermission(['prepare', 'sign', 'managePeople'], 'prepare', false)).toEqual(['managePeople']);
    expect(togglePermission(['prepare', 'sign'], 'sign', false)).toEqual(['prepare']);
  });
});
