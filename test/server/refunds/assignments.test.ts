import { randomUUID } from 'node:crypto';
import {
  assignmentPreview,
  assignmentResult,
  assignmentUndone,
  workload,
} from '../../../contract/entities/assignment';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addUser } from '../setup/testPeople';
import { copyClaim } from './copyClaim';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let thomas: { readonly id: string; readonly client: TestClient };
let entry = 3000;
beforeAll(async () => {
  room = await openRefundRoom();
  const { services, url } = room.portal;
  const { id, email } = await addUser(services, room.people.board, 'thomas@northwood.example', ['verifier']);
  thomas = { id, client: await signedInClient(url, email) };
});
afterAll(() => room.close());

const db = () => room.portal.services.database.db;
/** Every claim of the tests before is out of the way. */
beforeEach(async () => {
  await db().updateTable('refund_claim').set({ status: 'Withdrawn' }).execute();
  await db().deleteFrom('absence').execute();
});

async function filed(count: number): Promise<string[]> {
  const lines = await room.lines(
    ...Array.from({ length: count }, () => ({ entry: (entry += 1), collected: '10.00' })),
  );
  const ids: string[] = [];
  for (const customsLineId of lines)
    ids.push((await room.file([{ customsLineId, amountClaimed: '10.00' }])).id);
  return ids;
}

const UNASSIGNED = { kind: 'all-matching', filters: { assignee: 'none' }, except: [] };
const BY_WORKLOAD = { kind: 'by-workload', people: null };
const post = (path: string, body: object, client = room.admin) =>
  client.post(`/api/admin/refunds/${path}`, body, { 'idempotency-key': randomUUID() });
const assign = async (body: object, client?: TestClient) => {
  const answer = await post('assignments', { selection: UNASSIGNED, to: BY_WORKLOAD, ...body }, client);
  if (answer.status !== 200) throw new Error(answer.text);
  return assignmentResult.parse(answer.body.data);
};
const undo = async (id: string, client?: TestClient) => post(`assignments/${id}/undo`, {}, client);
const setAbsence = (person: string, days: readonly [string, string] | null, client = room.admin) =>
  post(
    'absences',
    { person, absence: days === null ? null : { firstDay: days[0], lastDay: days[1] } },
    client,
  );
const getWorkload = async () =>
  workload.parse((await room.verifier.get('/api/admin/refunds/workload')).body.data);
const assigneesOf = async (ids: readonly string[]) => {
  const rows = await db()
    .selectFrom('refund_claim')
    .select('assigned_to')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.assigned_to);
};

describe('assigning all unassigned claims', () => {
  it('shares them out within one claim of each other, as the preview said, and the list has exactly those of each person', async () => {
    const ids = await filed(9);
    await room.verifier.post(`/api/refunds/${ids[0] ?? ''}/assign`, { assignee: 'me' });
    const seen = assignmentPreview.parse(
      (await post('assignments/preview', { selection: UNASSIGNED, to: BY_WORKLOAD })).body.data,
    );
    expect((await assigneesOf(ids)).filter((to) => to === null)).toHaveLength(8);
    const { id, ...done } = await assign({});
    expect(id).toMatch(/^\d+$/);
    expect(done).toEqual(seen);
    const people = [room.people.verifier.id, thomas.id];
    expect(done.shares.map(({ person, before, added }) => [person.id, before + added]).toSorted()).toEqual(
      [
        [people[0], expect.any(Number)],
        [people[1], expect.any(Number)],
      ].toSorted(),
    );
    expect(done.shares.map(({ before, added }) => before + added).toSorted()).toEqual([4, 5]);
    for (const person of (await getWorkload()).people.filter((each) => people.includes(each.id))) {
      const listed = await room.approver.get(
        `/api/admin/refunds?assignee=${person.id}&status=Submitted,InVerification,ReturnedToVerifier`,
      );
      expect(listed.body.data).toMatchObject({ total: person.claims });
      expect(person).toMatchObject({ lines: person.claims, overdue: 0, oldest: '2026-06-15T14:00:00.000Z' });
      const { rows } = listed.body.data as { rows: { decisionDue: string }[] };
      expect(person.nextDue).toBe(rows.map(({ decisionDue }) => decisionDue).toSorted()[0]);
    }
    expect((await getWorkload()).unassigned.claims).toBe(0);
    const audit = await db()
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'refunds-assigned')
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toMatchObject([{ details: { count: 8 } }]);
  });

  it('gives nothing to who is absent today, and nothing to who filed the claim', async () => {
    await filed(3);
    await setAbsence(thomas.id, ['2026-06-14', '2026-06-15']);
    expect((await assign({})).shares.map(({ person }) => person.id)).toEqual([room.people.verifier.id]);

    const own = await filed(1);
    await db()
      .updateTable('refund_claim')
      .set({ filed_by: room.people.verifier.id })
      .where('id', 'in', own)
      .execute();
    const { assigned, leftOut } = await assign({});
    expect([assigned, leftOut.map(({ why, count }) => [why, count])]).toEqual([0, [['no-one-may', 1]]]);
    await setAbsence(thomas.id, ['2026-06-16', '2026-06-30']);
    await assign({});
    expect(await assigneesOf(own)).toEqual([thomas.id]);
  });

  it('is refused when all verifiers are absent, unless others who may verify are named', async () => {
    const ids = await filed(2);
    for (const id of [thomas.id, room.people.verifier.id]) await setAbsence(id, ['2026-06-01', '2026-06-30']);
    const body = { selection: UNASSIGNED, to: BY_WORKLOAD };
    expect((await post('assignments', body)).body.errors[0]?.error).toBe('no-one-to-assign');
    await assign({ to: { kind: 'by-workload', people: [room.people.admin.id, thomas.id] } });
    expect(await assigneesOf(ids)).toEqual([room.people.admin.id, room.people.admin.id]);
  });

  it('assigns the first thousand that can be assigned, says how many are left, and assigns those the next time', async () => {
    const [id = ''] = await filed(1);
    await copyClaim(db(), id, 1004);
    const first = await assign({});
    const left = first.leftOut.find(({ why }) => why === 'beyond-limit')?.count;
    expect([first.assigned, left]).toEqual([1000, 5]);
    const second = await assign({});
    expect([second.assigned, second.leftOut.some(({ why }) => why === 'beyond-limit')]).toEqual([5, false]);
  });

  it('assigns each claim once when two people press at once, fifty times, and stays within one claim', async () => {
    for (let round = 0; round < 50; round += 1) {
      await db().updateTable('refund_claim').set({ status: 'Withdrawn' }).execute();
      const ids = await filed(3);
      const [one, other] = await Promise.all([assign({}), assign({}, room.verifier)]);
      expect([one.assigned, other.assigned].toSorted()).toEqual([0, 3]);
      const parts = await db()
        .selectFrom('refund_assignment_part')
        .select('claim_id')
        .where('claim_id', 'in', ids)
        .execute();
      expect(parts).toHaveLength(3);
      const counts = (await getWorkload()).people.map(({ claims }) => claims).filter((count) => count > 0);
      expect(counts.toSorted()).toEqual([1, 2]);
    }
  }, 180_000);

  it('goes together with someone who takes a claim in the same moment: it has one assignee, and the audit says who', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [id = ''] = await filed(1);
      const [shared] = await Promise.all([
        assign({ to: { kind: 'by-workload', people: [thomas.id] } }),
        room.verifier.post(`/api/refunds/${id}/assign`, { assignee: 'me' }),
      ]);
      expect(shared.assigned + shared.leftOut.length).toBeLessThanOrEqual(1);
      expect(await assigneesOf([id])).toEqual([room.people.verifier.id]);
      await db().updateTable('refund_claim').set({ status: 'Withdrawn' }).execute();
    }
  }, 60_000);
});

describe('claims of a person who has left', () => {
  const leave = (isActive: boolean) =>
    db().updateTable('app_user').set({ is_active: isActive }).where('id', '=', thomas.id).execute();
  afterEach(() => leave(true));

  it('are unassigned in the workload and the list, and are shared out with the others', async () => {
    const ids = await filed(2);
    await assign({ selection: { kind: 'some', ids }, to: { kind: 'person', id: thomas.id } });
    expect((await getWorkload()).unassigned.claims).toBe(0);
    await leave(false);
    expect((await getWorkload()).unassigned.claims).toBe(2);
    const listed = await room.approver.get('/api/admin/refunds?assignee=none&status=Submitted');
    expect(listed.body.data).toMatchObject({ total: 2 });
    expect((await assign({})).assigned).toBe(2);
    expect(await assigneesOf(ids)).toEqual([room.people.verifier.id, room.people.verifier.id]);
  });

  it('are anyone’s when an approver returns them to the verifier', async () => {
    const [id = ''] = await filed(1);
    const verified = parsed(await room.verify(await room.read(id)));
    await db().updateTable('refund_claim').set({ verified_by: thomas.id }).where('id', '=', id).execute();
    await leave(false);
    const returned = await room.action(room.approver, verified, 'return', {
      version: verified.version,
      to: 'verifier',
      reasonCode: 'other',
      reason: 'Line two.',
    });
    expect(parsed(returned).assignedTo).toBeNull();
  });
});

describe('the undo of an assignment', () => {
  it('gives claims back to whom they had before, but for those that moved since, and works once and for who assigned', async () => {
    const [first = '', second = '', third = ''] = await filed(3);
    const ids = [first, second, third];
    await room.verifier.post(`/api/refunds/${first}/assign`, { assignee: 'me' });
    const to = { kind: 'person', id: thomas.id };
    const { id, assigned } = await assign({ selection: { kind: 'some', ids }, to });
    expect([assigned, await assigneesOf(ids)]).toEqual([3, [thomas.id, thomas.id, thomas.id]]);
    await thomas.client.post(
      `/api/refunds/${third}/take-up`,
      { version: 1 },
      { 'idempotency-key': randomUUID() },
    );
    expect((await undo(id, room.verifier)).status).toBe(404);
    expect(assignmentUndone.parse((await undo(id)).body.data)).toEqual({ restored: 2, kept: 1 });
    expect(await assigneesOf(ids)).toEqual([room.people.verifier.id, null, thomas.id]);
    expect((await undo(id)).body.errors[0]?.error).toBe('assignment-undo-over');
  });
});

describe('a claim that moves on', () => {
  it('is no one’s once it is verified, its verifier’s again after an undo, and after a return by the approver', async () => {
    const [id = ''] = await filed(1);
    await room.verifier.post(`/api/refunds/${id}/assign`, { assignee: 'me' });
    const verified = parsed(await room.verify(await room.read(id)));
    expect(verified.assignedTo).toBeNull();
    const undone = parsed(
      await room.action(room.verifier, verified, 'undo-verification', { version: verified.version }),
    );
    expect(undone.assignedTo?.id).toBe(room.people.verifier.id);
    const again = parsed(await room.verify(undone));
    const returned = await room.action(room.approver, again, 'return', {
      version: again.version,
      to: 'verifier',
      reasonCode: 'other',
      reason: 'Line two.',
    });
    expect(parsed(returned).assignedTo?.id).toBe(room.people.verifier.id);
  });
});

describe('an absence', () => {
  it('that two people note at once is one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      await db().deleteFrom('absence').execute();
      const answers = await Promise.all([
        setAbsence(thomas.id, ['2026-06-16', '2026-06-17']),
        setAbsence(thomas.id, ['2026-06-18', '2026-06-19'], thomas.client),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('is noted by the person or an administrator, and shown with the workload until it has passed', async () => {
    expect((await setAbsence(thomas.id, ['2026-06-10', '2026-06-20'], room.verifier)).status).toBe(403);
    expect((await setAbsence(thomas.id, ['2026-06-10', '2026-06-20'], thomas.client)).status).toBe(200);
    const find = async () => (await getWorkload()).people.find(({ id }) => id === thomas.id);
    expect(await find()).toMatchObject({ isAbsent: true, absence: { lastDay: '2026-06-20' } });
    expect((await setAbsence(thomas.id, ['2026-06-16', '2026-06-20'])).status).toBe(200);
    expect(await find()).toMatchObject({ isAbsent: false, absence: { firstDay: '2026-06-16' } });
    const wrong = await setAbsence(thomas.id, ['2026-06-20', '2026-06-19']);
    expect(wrong.body.errors[0]).toMatchObject({ error: 'absence-ends-early', field: 'lastDay' });
    expect((await setAbsence(room.people.cedarUser.id, ['2026-06-20', '2026-06-21'])).status).toBe(400);
    await setAbsence(thomas.id, null);
    expect((await find())?.absence).toBeNull();
  });
});
