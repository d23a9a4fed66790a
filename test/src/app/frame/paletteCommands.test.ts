import { paletteCommands } from '../../../../src/app/frame/paletteCommands';
import type { Role } from '../../../../contract/roles';

const namesFor = (role: Role) =>
  paletteCommands({ userId: '1', companyId: '1', roles: [role] }).map(({ name }) => name);

describe('the commands of the palette', () => {
  it('are those the person may carry out', () => {
    expect(namesFor('verifier')).toEqual(['verifyClaims', 'uploadCustoms']);
    expect(namesFor('approver')).toEqual(['approveClaims']);
    expect(namesFor('admin')).toEqual(['verifyClaims', 'approveClaims', 'uploadCustoms', 'inviteUser']);
    expect(namesFor('readonly')).toEqual([]);
    expect(namesFor('user')).toEqual([]);
  });
});
