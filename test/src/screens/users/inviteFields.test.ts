import { safeParse } from 'zod/mini';
import { createUser } from '../../../../contract/endpoints/users/invite';
import {
  companyNamed,
  inviteFaults,
  invitationOf,
  NO_FIELDS,
  type InviteFields,
} from '../../../../src/screens/users/invite/inviteFields';

const filled: InviteFields = {
  email: ' ines@boreal.example ',
  firstName: 'Inès ',
  lastName: 'Fortin',
  worksFor: 'company',
  company: 'Bois Boréal Ltée',
  roles: [],
  permissions: ['prepare'],
};
const boreal = { id: '3', name: 'Bois Boréal Ltée' };
const faults = (fields: InviteFields, company = undefined as typeof boreal | undefined) =>
  inviteFaults(fields, company).map(({ field }) => field);

describe('an invitation', () => {
  it('needs everything it says it needs', () => {
    expect(faults(NO_FIELDS)).toEqual(['firstName', 'lastName', 'email', 'worksFor']);
    expect(faults({ ...filled, worksFor: 'board' })).toEqual(['roles']);
    expect(faults(filled)).toEqual(['company']);
    expect(faults(filled, boreal)).toEqual([]);
  });

  it.each(['', 'nobody', 'a b@c.example', `${'a'.repeat(250)}@x.example`])('is not sent to %j', (email) => {
    expect(faults({ ...filled, email }, boreal)).toEqual(['email']);
  });

  it('names its company whatever the letter case, and never one of two', () => {
    expect(companyNamed(' bois boréal ltée', [boreal, { id: '4', name: 'Bois Boréal' }])).toEqual(boreal);
    expect(companyNamed('Bois', [boreal])).toBeUndefined();
    const both = [boreal, { ...boreal, id: '9' }];
    expect(companyNamed('Bois Boréal Ltée', both)).toBe('several');
    expect(inviteFaults(filled, 'several')).toEqual([{ field: 'company', fault: 'companyTwice' }]);
  });

  it('from a company’s record names that company, whoever else bears its name, until another is typed', () => {
    const other = { ...boreal, id: '9' };
    expect(companyNamed('Bois Boréal Ltée', [boreal, other], other)).toBe(other);
    expect(companyNamed('Cedarline', [{ id: '4', name: 'Cedarline' }], other)).toEqual({
      id: '4',
      name: 'Cedarline',
    });
  });

  it('sends a company’s person the one role such people hold, whatever was ticked before', () => {
    const body = invitationOf({ ...filled, roles: ['admin'] }, '3');
    expect(body).toEqual({
      email: 'ines@boreal.example',
      firstName: 'Inès',
      lastName: 'Fortin',
      companyId: '3',
      roles: ['user'],
      permissions: ['prepare'],
    });
    expect(createUser.body === undefined ? false : safeParse(createUser.body, body).success).toBe(true);
    expect(
      invitationOf({ ...filled, worksFor: 'board', roles: ['approver', 'verifier'] }, '1').roles,
    ).toEqual(['approver', 'verifier']);
  });
});
