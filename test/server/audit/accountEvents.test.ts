import { type AccountEvent, type EventStage, expectOneRow, openEventStage } from './eventStage';
import { trailOf } from './auditTrail';
import { generateSync } from 'otplib';
import { z } from 'zod';
import { PASSWORD, type TestUser } from '../setup/testPeople';

let stage: EventStage;
beforeAll(async () => {
  stage = await openEventStage();
});
afterAll(() => stage.portal.stop());

const offer = z.object({ secret: z.string() });

/** An authenticator app that lacks its first code; the answer enters it. */
async function begunAuthenticator(s: EventStage, user: TestUser) {
  const client = await s.clientOf(user);
  const path = '/api/account/secondfactor/authenticator';
  const { secret } = offer.parse((await client.post(path, { currentPassword: PASSWORD })).body.data);
  const epoch = Math.floor(s.portal.clock.now().getTime() / 1000);
  return () => client.post(`${path}/confirm`, { code: generateSync({ secret, epoch }) });
}

const EVENTS: readonly AccountEvent[] = [
  {
    what: 'changing the password',
    prepare: async (s, user) => {
      const client = await s.clientOf(user);
      return () =>
        client.post('/api/authenticate/changepassword', {
          currentPassword: PASSWORD,
          newPassword: 'otters under the pier',
        });
    },
    action: 'password-changed',
    by: 'person',
  },
  {
    what: 'a wrong present password',
    prepare: async (s, user) => {
      const client = await s.clientOf(user);
      return () =>
        client.post('/api/authenticate/changepassword', {
          currentPassword: 'not this one at all',
          newPassword: 'otters under the pier',
        });
    },
    action: 'password-confirmed',
    outcome: 'refused',
    by: 'person',
    status: 400,
  },
  {
    what: 'switching the second step on',
    prepare: async (s, user) => {
      const client = await s.clientOf(user);
      return () => client.post('/api/account/secondfactor/mail', { currentPassword: PASSWORD });
    },
    action: 'second-factor-changed',
    by: 'person',
  },
  {
    what: 'setting an authenticator app up',
    prepare: (s, user) => begunAuthenticator(s, user),
    action: 'second-factor-changed',
    by: 'person',
  },
  {
    what: 'switching the second step off',
    prepare: async (s, user) => {
      const client = await s.clientOf(user);
      await client.post('/api/account/secondfactor/mail', { currentPassword: PASSWORD });
      return () => client.post('/api/account/secondfactor/off', { currentPassword: PASSWORD });
    },
    action: 'second-factor-changed',
    by: 'person',
  },
  {
    what: 'ending own sessions',
    prepare: async (s, user) => {
      const client = await s.clientOf(user);
      return () => client.post('/api/account/sessions/end', { sessions: 'others' });
    },
    action: 'sessions-ended',
    by: 'person',
  },
  {
    what: 'a change of roles',
    prepare: (s, user) => Promise.resolve(() => s.managed(user, 'roles', { version: 1, roles: ['user'] })),
    action: 'user-roles-changed',
    by: 'admin',
  },
  {
    what: 'a lock by an administrator',
    prepare: (s, user) => Promise.resolve(() => s.managed(user, 'lock', { reason: 'Left.' })),
    action: 'user-locked',
    by: 'admin',
  },
  {
    what: 'taking a lock away',
    prepare: async (s, user) => {
      await s.managed(user, 'lock', { reason: 'Left.' });
      return () => s.managed(user, 'unlock');
    },
    action: 'user-unlocked',
    by: 'admin',
  },
  {
    what: 'a new password by an administrator',
    prepare: (s, user) => Promise.resolve(() => s.managed(user, 'resetpassword')),
    action: 'user-password-reset',
    by: 'admin',
  },
  {
    what: 'a second step taken back by an administrator',
    prepare: async (s, user) => {
      await (
        await begunAuthenticator(s, user)
      )();
      return () => s.managed(user, 'resetsecondfactor');
    },
    action: 'user-second-factor-reset',
    by: 'admin',
  },
  {
    what: 'sessions ended by an administrator',
    prepare: (s, user) => Promise.resolve(() => s.managed(user, 'endsessions')),
    action: 'user-sessions-ended',
    by: 'admin',
  },
  {
    what: 'switching somebody off',
    prepare: (s, user) => Promise.resolve(() => s.managed(user, 'deactivate', { reason: 'Left.' })),
    action: 'user-switched-off',
    by: 'admin',
  },
  {
    what: 'switching somebody on',
    prepare: async (s, user) => {
      await s.managed(user, 'deactivate', { reason: 'Left.' });
      return () => s.managed(user, 'activate');
    },
    action: 'user-switched-on',
    by: 'admin',
  },
];

describe('59 one audit row for each change of an account', () => {
  it.each(EVENTS.map((event) => [event.what, event] as const))('%s', (_what, event) =>
    expectOneRow(stage, event),
  );

  it('an invitation', async () => {
    const { admin, people, portal } = stage;
    const { answer, rows } = await trailOf(portal, () =>
      admin.post('/api/UserManager/createuser', {
        email: 'invited@cedarline.example',
        firstName: 'Ida',
        lastName: 'Reed',
        companyId: people.cedar.id,
        roles: ['user'],
      }),
    );
    expect(rows).toEqual([
      expect.objectContaining({ action: 'user-created', actor_user_id: people.admin.id, outcome: 'done' }),
    ]);
    expect(answer.body.data).toEqual({ userId: rows[0]?.subject_id, pendingChangeId: null });
  });
});
