import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserRecord } from '../../../../contract/endpoints/users/record';
import type { Actor } from '../../../../domain/permissions';
import type { Role } from '../../../../domain/roles';
import { ACCOUNT_ACTIONS } from '../../../../src/screens/users/record/accountActions';
import {
  commonRefusal,
  userActions,
  type UserAction,
} from '../../../../src/screens/users/record/userActions';

const user = (values: Partial<UserRecord> = {}): UserRecord => ({
  id: '7',
  email: 'mo@northwood.example',
  name: 'Mo Reyes',
  companyId: '1',
  companyName: 'Northwood Timber Board',
  roles: ['verifier'],
  permissions: [],
  isActive: true,
  isLocked: false,
  hasTemporaryPassword: false,
  lastSignInAt: null,
  version: 1,
  heldAt: null,
  secondFactor: 'app',
  openSessions: 1,
  temporaryPasswordEndsAt: null,
  isLastAdmin: false,
  pendingChangeId: null,
  ...values,
});
const actor = (...roles: Role[]): Actor => ({ userId: '1', roles, companyId: '1' });
const admin = actor('admin');
const shown = (record: UserRecord, who = admin) => userActions(record, who, 'en');
const names = (record: UserRecord): UserAction[] => shown(record).map(({ action }) => action);
const of = (action: UserAction, record: UserRecord, who = admin) =>
  shown(record, who).find((each) => each.action === action);

describe('what can be done to an account', () => {
  it('is all open to an administrator where the account is open', () => {
    expect(shown(user())).toEqual([
      { action: 'changeRoles' },
      { action: 'resetPassword' },
      { action: 'resetSecondFactor' },
      { action: 'endSessions' },
      { action: 'lock' },
      { action: 'switchOff' },
    ]);
  });

  it('offers of two opposites the one that fits', () => {
    expect(names(user({ isLocked: true, heldAt: '2026-11-01T10:00:00Z' }))).toEqual(
      expect.arrayContaining(['unlock']),
    );
    expect(names(user({ isLocked: true, heldAt: '2026-11-01T10:00:00Z' }))).not.toContain('lock');
    expect(names(user({ isActive: false }))).toContain('switchOn');
    expect(names(user({ isActive: false }))).not.toContain('switchOff');
    expect(names(user({ hasTemporaryPassword: true }))).toContain('resendInvitation');
    expect(names(user({ hasTemporaryPassword: true }))).not.toContain('resetPassword');
  });

  it('lets an account locked after wrong tries be unlocked, and held all the same', () => {
    expect(names(user({ isLocked: true }))).toEqual(expect.arrayContaining(['unlock', 'lock']));
  });

  it('changes roles of staff, and permissions of a company’s person', () => {
    expect(names(user())).not.toContain('changePermissions');
    expect(names(user({ roles: ['user'] }))).toContain('changePermissions');
    expect(names(user({ roles: ['user'] }))).not.toContain('changeRoles');
  });

  it('says what stands in the way', () => {
    expect(of('endSessions', user({ openSessions: 0 }))?.hindrance).toBe('noSessions');
    expect(of('resetSecondFactor', user({ secondFactor: 'mail' }))?.hindrance).toBe('mailCodes');
    for (const action of ['resetPassword', 'lock'] as const)
      expect(of(action, user({ isActive: false }))?.hindrance).toBe('inactive');
  });

  it.each([
    ['verifier', 'Only an administrator can do this.'],
    ['readonly', 'The read-only role can’t make changes. Only an administrator can do this.'],
  ] as const)('is refused to a %s as a whole, with who could', (role, sentence) => {
    const actions = shown(user(), actor(role));
    expect(actions.length).toBeGreaterThan(5);
    expect(new Set(actions.map(({ refusal }) => refusal))).toEqual(new Set([sentence]));
    expect(commonRefusal(actions)).toBe(sentence);
  });

  it('nobody does to themselves; the last administrator reads what must come first', () => {
    const self = user({ id: '1', roles: ['admin'] });
    expect(of('lock', self)?.refusal).toBe(
      'You can’t do this to your own account. Ask another administrator or a colleague who manages people.',
    );
    const last = user({ id: '1', roles: ['admin'], isLastAdmin: true });
    for (const action of ['changeRoles', 'lock', 'switchOff'] as const)
      expect(of(action, last)?.refusal).toContain('Make another person an administrator first.');
  });

  it('says one refusal of all once, and different ones each where it belongs', () => {
    expect(commonRefusal(shown(user()))).toBeUndefined();
    expect(commonRefusal(shown(user({ id: '1', roles: ['admin'], isLastAdmin: true })))).toBeUndefined();
  });

  it('is refused while acting for a company', () => {
    const acting: Actor = { ...admin, actingFor: { companyId: '9' } };
    expect(of('lock', user(), acting)?.refusal).toContain('Stop acting first.');
  });
});

it('has words for every action of the record that is about an account', () => {
  const folder = join(__dirname, '../../../../server/modules/users');
  const actions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => /subject: \{ type: 'user'|(manage|change)(User|Person)\(/.test(text))
    .flatMap((text) => [...text.matchAll(/action: '([a-z-]+)'/g)].map((match) => match[1] ?? ''));
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => !ACCOUNT_ACTIONS.some((known) => known === action))).toEqual([]);
});
