import { paletteCommands } from '../../../../src/app/frame/paletteCommands';
import { matching } from '../../../../src/app/frame/paletteEntries';
import en from '../../../../src/i18n/en/frame.json';
import type { Role } from '../../../../contract/roles';

const namesFor = (role: Role) =>
  paletteCommands({ userId: '1', companyId: '1', roles: [role] }).map(({ name }) => name);

describe('the commands of the palette', () => {
  it('are those the person may carry out', () => {
    expect(namesFor('verifier')).toEqual(['verifyClaims', 'assignClaims', 'uploadCustoms']);
    expect(namesFor('approver')).toEqual(['approveClaims', 'assignClaims', 'preparePayments']);
    expect(namesFor('admin')).toEqual([
      'verifyClaims',
      'approveClaims',
      'assignClaims',
      'preparePayments',
      'uploadCustoms',
      'inviteUser',
    ]);
    expect(namesFor('readonly')).toEqual([]);
    expect(namesFor('user')).toEqual([]);
  });

  it('are found by other words for them', () => {
    const { commands, also } = en.search;
    const entries = (['uploadCustoms', 'inviteUser', 'verifyClaims', 'preparePayments'] as const).map(
      (key) => ({
        key,
        kind: 'actions' as const,
        title: commands[key],
        also: also[key],
        run: () => undefined,
      }),
    );
    const found = (typed: string) => matching(entries, typed).map(({ key }) => key);
    expect(found('import')).toEqual(['uploadCustoms']);
    expect(found('add user')).toEqual(['inviteUser']);
    expect(found('review claims')).toEqual(['verifyClaims']);
    expect(found('prepare')).toEqual(['preparePayments']);
  });
});
