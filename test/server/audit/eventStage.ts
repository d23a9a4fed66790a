import { z } from 'zod';
import { codeIn, linkTokenIn, newestMail } from '../setup/outbox';
import { type Answer, createClient, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser, type TestUser } from '../setup/testPeople';
import { startPortal } from '../setup/testPortal';
import { trailOf } from './auditTrail';

/** Something that happens to an account, and the row it must leave. */
export interface AccountEvent {
  readonly what: string;
  /** Prepares everything, and answers the one call that is the event. */
  readonly prepare: (stage: EventStage, user: TestUser) => Promise<() => Promise<Answer>>;
  readonly factor?: 'mail';
  readonly action: string;
  readonly outcome?: 'refused';
  /** Who the row says did it: the person, the administrator, or nobody who is known to be them. */
  readonly by: 'person' | 'admin' | 'nobody';
  readonly status?: number;
}

const step = z.object({ userId: z.string(), companyName: z.string() });

/** A portal with an administrator, and the calls that events are made of. */
export async function openEventStage() {
  const portal = await startPortal();
  const people = await addEverybody(portal.services);
  const admin = await signedInClient(portal.url, people.admin.email);
  const visitor = () => createClient(portal.url);
  let next = 0;
  return {
    portal,
    people,
    admin,
    visitor,
    /** Somebody new, so that no event stands in the way of another. */
    person: async (factor: 'none' | 'mail' = 'none'): Promise<TestUser> => {
      next += 1;
      const user = await addUser(portal.services, people.cedar, `event${next}@cedarline.example`, ['user']);
      await portal.database.database.db
        .updateTable('app_user')
        .set({ mfa_enabled: factor === 'mail' })
        .where('id', '=', user.id)
        .execute();
      return user;
    },
    clientOf: (user: TestUser): Promise<TestClient> => signedInClient(portal.url, user.email),
    failSignIn: (user: TestUser) => visitor().signIn(user.email, 'not this one at all'),
    /** At the code's step: sends a code, the emailed one or a wrong one. */
    entering: async (user: TestUser) => {
      const client = visitor();
      const awaited = step.parse((await client.signIn(user.email)).body.data);
      const right = codeIn(await newestMail(portal, user.email, 'sign-in-code'));
      const send = (code: string) => client.post('/api/Authenticate/verifymfacode/', { ...awaited, code });
      return {
        right: () => send(right),
        wrong: () => send(right === '000000' ? '000001' : '000000'),
      };
    },
    askLink: (user: TestUser) => visitor().post('/api/UserManager/forgotpassword', { email: user.email }),
    linkToken: async (user: TestUser) => linkTokenIn(await newestMail(portal, user.email, 'reset-link')),
    reset: (token: string) =>
      visitor().post('/api/UserManager/resetpassword', { token, newPassword: 'otters under the pier' }),
    managed: (user: TestUser, action: string, body?: object) =>
      admin.post(`/api/admin/users/${user.id}/${action}`, body),
  };
}
export type EventStage = Awaited<ReturnType<typeof openEventStage>>;

/** Lets an event happen to somebody new, and demands exactly one row that says it all. */
export async function expectOneRow(stage: EventStage, event: AccountEvent): Promise<void> {
  const { portal, people } = stage;
  const user = await stage.person(event.factor);
  const { answer, rows } = await trailOf(portal, await event.prepare(stage, user));
  expect(answer.status).toBe(event.status ?? 200);
  expect(rows).toEqual([
    {
      action: event.action,
      outcome: event.outcome ?? 'done',
      actor_user_id: { person: user.id, admin: people.admin.id, nobody: null }[event.by],
      on_behalf_of_company_id: null,
      subject_type: 'user',
      subject_id: user.id,
      company_id: people.cedar.id,
      source_address: '127.0.0.1',
      request_reference: answer.body.reference ?? (expect.stringMatching(/^\w{4}-\w{6}$/) as string),
      occurred_at: portal.clock.now(),
    },
  ]);
}
