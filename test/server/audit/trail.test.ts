import { z } from 'zod';
import { auditFields } from '../../../server/modules/audit/trail/auditFields';
import { inTransaction } from '../../../server/db/transaction';
import { appendAudit } from '../../../server/modules/audit/appendAudit';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { download } from '../setup/upload';

const page = z.object({
  total: z.number(),
  next: z.string().nullable(),
  rows: z.array(
    z.looseObject({
      position: z.string(),
      action: z.string(),
      subject: z.object({ type: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
      fields: z.array(
        z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
      ),
    }),
  ),
});

let portal: TestPortal;
let admin: TestClient;
let people: Awaited<ReturnType<typeof addEverybody>>;
beforeAll(async () => {
  portal = await startPortal({ now: new Date('2026-06-15T14:00:00Z') });
  people = await addEverybody(portal.services);
  admin = await signedInClient(portal.url, 'admin@northwood.example');
  const write = (at: string, userId: string, companyId: string | null, id: string, details: object) =>
    inTransaction(portal.services.database, (tx) =>
      appendAudit(
        tx,
        {
          caller: { actor: { userId, roles: ['verifier'], companyId: people.board.id } },
          source: null,
          at: new Date(at),
        },
        {
          action: 'late-claims-let-in',
          subject: { type: 'refund', id },
          companyId,
          details: { ...details },
        },
      ),
    );
  const cedar = people.cedar.id;
  await write('2026-06-16T03:30:00Z', people.verifier.id, cedar, '7', {
    before: { a: '1', b: '2' },
    after: { a: '1', b: '3' },
  });
  await write('2026-06-16T04:30:00Z', people.verifier.id, people.pine.id, '8', { reason: 'why' });
  await write('2026-06-17T12:00:00Z', people.approver.id, cedar, '7', {
    changes: [{ field: 'rate', before: '0.41', after: '0.42' }],
  });
});
afterAll(() => portal.stop());

const ask = async (query: string, client = admin) =>
  page.parse((await client.get(`/api/admin/audit${query}`)).body.data);
const ids = async (query: string) =>
  (await ask(`?action=late-claims-&${query}`)).rows.map(({ subject }) => subject.id);

describe('the audit trail', () => {
  it('is narrowed by record, person, company, action and the days of the board’s zone', async () => {
    expect(await ids('')).toEqual(['7', '8', '7']);
    expect(await ids('sort=at&pageSize=2')).toEqual(['7', '8']);
    expect(await ids('subjectType=refund&subjectId=7')).toEqual(['7', '7']);
    expect(await ids(`actorId=${people.approver.id}`)).toEqual(['7']);
    expect(await ids(`companyId=${people.pine.id}`)).toEqual(['8']);
    expect(await ids('company=pine%20grove')).toEqual(['8']);
    expect(await ids('actor=approver')).toEqual(['7']);
    expect(await ids('company=cedar&actor=verifier')).toEqual(['7']);
    expect(await ids('from=2026-06-15&to=2026-06-15')).toEqual(['7']);
    expect(await ids('from=2026-06-16&to=2026-06-16')).toEqual(['8']);
    expect((await ask('?action=no-such')).total).toBe(0);
  });

  it('is searched by the name or address of a person, and by the name of a company', async () => {
    expect(await ids('q=approver@north')).toEqual(['7']);
    expect(await ids('q=pine%20grove')).toEqual(['8']);
    expect(await ids('q=nobody-at-all')).toEqual([]);
  });

  it('names the record of an action as people know it, and keeps the row of one that is gone', async () => {
    const signedIn = await ask(`?action=signed-in&subjectType=user&subjectId=${people.admin.id}`);
    expect(signedIn.rows[0]?.subject).toEqual({ type: 'user', id: people.admin.id, name: 'admin Tester' });
    const { rows } = await ask('?action=late-claims-&subjectId=7');
    expect(rows[0]?.subject).toEqual({ type: 'refund', id: '7', name: null });
  });

  it('tells field by field what was and what is', async () => {
    const { rows } = await ask('?action=late-claims-');
    expect(rows.map(({ fields }) => fields)).toEqual([
      [{ field: 'rate', from: '0.41', to: '0.42' }],
      [{ field: 'reason', from: null, to: 'why' }],
      [{ field: 'b', from: '2', to: '3' }],
    ]);
    expect(auditFields({ before: 'old@x', after: 'new@x', actorRoles: ['user'] })).toEqual([
      { field: '', from: 'old@x', to: 'new@x' },
    ]);
  });

  it('is narrowed to a field by its name: by what differs, by facts, and by values of the configuration', async () => {
    const fieldsFor = async (field: string) =>
      (await ask(`?action=late-claims-&field=${field}`)).rows.map((row) =>
        row.fields.map((each) => each.field),
      );
    expect(await fieldsFor('rate')).toEqual([['rate']]);
    expect(await fieldsFor('ratePerUnit')).toEqual([['rate']]);
    expect(await fieldsFor('reason')).toEqual([['reason']]);
    expect(await fieldsFor('b')).toEqual([['b']]);
    expect(await fieldsFor('a')).toEqual([]);
    expect((await admin.get('/api/admin/audit?field=(')).status).toBe(400);
  });

  it('has all of its rows in the total, and is read by administrators and readers alone', async () => {
    const { total, rows } = await ask('');
    expect(String(total)).toBe(rows[0]?.position);
    expect(
      (await ask('', await signedInClient(portal.url, 'readonly@northwood.example'))).total,
    ).toBeGreaterThan(0);
    for (const email of ['verifier@northwood.example', 'user@cedarline.example'])
      expect((await (await signedInClient(portal.url, email)).get('/api/admin/audit')).status).toBe(403);
  });

  it('goes out as CSV, a row for each field, narrowed as on the screen', async () => {
    const file = await download(portal.url, admin, '/api/admin/audit/export?action=late-claims-&subjectId=7');
    const lines = file.bytes.toString('utf8').replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(
      'Late claims for a year allowed,done,approver Tester,verifier,,Cedarline Imports,Refund claim,7,rate,0.41,0.42',
    );
    const french = await admin.get('/api/admin/audit/export?action=late-claims-', {
      'accept-language': 'fr',
    });
    expect(french.text).toContain(
      'Demandes tardives d’un exercice admises,fait,approver Tester,verifier,,Cedarline Imports,Demande de remboursement,7',
    );
  });
});
