import { randomUUID } from 'node:crypto';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let portal: TestPortal;
let admin: TestClient;
beforeAll(async () => {
  portal = await startPortal();
  const people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, people.admin.email);
});
afterAll(() => portal.stop());

test.each([
  '/api/admin/audit?from=2024-04-02&to=2024-03-31',
  '/api/admin/audit/export?from=2024-04-02&to=2024-03-31',
  '/api/customs/lines?entryFrom=2024-04-02&entryTo=2024-03-31',
  '/api/customs/lines/export?format=csv&entryFrom=2024-04-02&entryTo=2024-03-31',
  '/api/admin/payments?receivedFrom=2024-04-02&receivedTo=2024-03-31',
])('H89 from later than to is refused with a sentence: %s', async (path) => {
  const { status, body } = await admin.get(path);
  expect([status, body.errors[0]?.error]).toEqual([400, 'days-reversed']);
  expect(body.errors[0]?.details).toBe(
    'The first day, Apr 2, 2024, is after the last day, Mar 31, 2024. Change one of them.',
  );
});

test('H92 half a character is refused by the name of its field', async () => {
  const { status, body } = await admin.post(
    '/api/contact',
    { subject: 'Half \ud800', message: 'x' },
    { 'idempotency-key': randomUUID() },
  );
  expect([status, body.errors[0]?.error, JSON.stringify(body.errors[0])]).toEqual([
    400,
    'text-broken',
    expect.stringContaining('subject'),
  ]);
});

test('H92 a forbidden name in JSON and a zero byte in an address are told for what they are', async () => {
  const answer = await fetch(`${portal.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"__proto__":{"a":1}}',
  });
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('payload-forbidden-name'),
  ]);
  const zero = await fetch(`${portal.url}/%00`);
  expect(await zero.text()).not.toContain('JSON');
});
