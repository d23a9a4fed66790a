import { type AccountEvent, type EventStage, expectOneRow, openEventStage } from './eventStage';
import { trailOf } from './auditTrail';

let stage: EventStage;
beforeAll(async () => {
  stage = await openEventStage();
});
afterAll(() => stage.portal.stop());

const EVENTS: readonly AccountEvent[] = [
  {
    what: 'signing in',
    prepare: (s, user) => Promise.resolve(() => s.visitor().signIn(user.email)),
    action: 'signed-in',
    by: 'person',
  },
  {
    what: 'a wrong password',
    prepare: (s, user) => Promise.resolve(() => s.failSignIn(user)),
    action: 'signed-in',
    outcome: 'refused',
    by: 'nobody',
    status: 401,
  },
  {
    what: 'the wrong password that locks',
    prepare: async (s, user) => {
      for (let n = 0; n < 4; n += 1) await s.failSignIn(user);
      return () => s.failSignIn(user);
    },
    action: 'signed-in',
    outcome: 'refused',
    by: 'nobody',
    status: 423,
  },
  {
    what: 'the right password while locked',
    prepare: async (s, user) => {
      for (let n = 0; n < 5; n += 1) await s.failSignIn(user);
      return () => s.visitor().signIn(user.email);
    },
    action: 'signed-in',
    outcome: 'refused',
    by: 'nobody',
    status: 423,
  },
  {
    what: 'the right password, a code awaited',
    factor: 'mail',
    prepare: (s, user) => Promise.resolve(() => s.visitor().signIn(user.email)),
    action: 'code-asked',
    by: 'nobody',
  },
  {
    what: 'the right code',
    factor: 'mail',
    prepare: async (s, user) => {
      const enter = await s.entering(user);
      return enter.right;
    },
    action: 'signed-in',
    by: 'person',
  },
  {
    what: 'a wrong code',
    factor: 'mail',
    prepare: async (s, user) => {
      const enter = await s.entering(user);
      return enter.wrong;
    },
    action: 'signed-in',
    outcome: 'refused',
    by: 'nobody',
    status: 400,
  },
  {
    what: 'the right code while codes are locked',
    factor: 'mail',
    prepare: async (s, user) => {
      const enter = await s.entering(user);
      for (let n = 0; n < 10; n += 1) await enter.wrong();
      return enter.right;
    },
    action: 'signed-in',
    outcome: 'refused',
    by: 'nobody',
    status: 423,
  },
  {
    what: 'signing out',
    prepare: async (s, user) => {
      const client = await s.clientOf(user);
      return () => client.post('/api/Authenticate/logout');
    },
    action: 'signed-out',
    by: 'person',
  },
  {
    what: 'a stolen credential',
    prepare: async (s, user) => {
      const client = await s.clientOf(user);
      const cookie = client.cookie ?? '';
      await client.post('/api/Authenticate/refreshtoken');
      s.portal.clock.advance(60_000);
      return () => client.send('POST', '/api/Authenticate/refreshtoken', undefined, { cookie });
    },
    action: 'session-revoked',
    by: 'nobody',
    status: 401,
  },
  {
    what: 'asking for a link',
    prepare: (s, user) => Promise.resolve(() => s.askLink(user)),
    action: 'password-link-asked',
    by: 'nobody',
  },
  {
    what: 'a password set with a link',
    prepare: async (s, user) => {
      await s.askLink(user);
      const token = await s.linkToken(user);
      return () => s.reset(token);
    },
    action: 'password-reset',
    by: 'nobody',
  },
];

describe('59 one audit row for each step of signing in', () => {
  it.each(EVENTS.map((event) => [event.what, event] as const))('%s', (_what, event) =>
    expectOneRow(stage, event),
  );

  it('an address nobody has: the row is about nobody', async () => {
    const email = 'nobody@anywhere.example';
    const calls = [
      [() => stage.visitor().signIn(email), 'signed-in'],
      [() => stage.visitor().post('/api/UserManager/forgotpassword', { email }), 'password-link-asked'],
      [() => stage.reset('an invented token'), 'password-reset'],
    ] as const;
    for (const [call, action] of calls) {
      const { rows } = await trailOf(stage.portal, call);
      expect(rows).toEqual([expect.objectContaining({ action, outcome: 'refused', subject_id: null })]);
    }
  });
});
