import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type BulkResult, bulkPreview, bulkResult } from '../../../contract/entities/refundReview';
import type { RefundDetails } from '../../../contract/entities/refund';
import { type Answer, signedInClient, type TestClient } from '../setup/testClient';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let entry = 6000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const exact = { reason: 'OTHER' };
async function unopened(amount = '10.00', claimed = amount) {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount });
  return room.file([{ customsLineId, amountClaimed: claimed }], exact);
}

/** A claim whose documents a verifier has opened. */
async function filed(amount?: string, claimed?: string) {
  const claim = await unopened(amount, claimed);
  for (const { id } of claim.documents) await room.verifier.get(`/api/documents/${id}`);
  return claim;
}

const bulk = (selection: object, after: string | null = null, key: string = randomUUID()): Promise<Answer> =>
  room.verifier.post('/api/admin/refunds/bulk-verify', { selection, after }, { 'idempotency-key': key });
const resultOf = (answer: Answer): BulkResult => {
  if (answer.status !== 200) throw new Error(answer.text);
  return bulkResult.parse(answer.body.data);
};
const ALL = { kind: 'all-matching', filters: { status: 'Submitted' }, except: [] };

async function actionsOn(ids: readonly string[]) {
  const { db } = room.portal.services.database;
  const audit = await db
    .selectFrom('audit_entry')
    .select('subject_id')
    .where('action', '=', 'refund-verified')
    .where('subject_id', 'in', ids)
    .execute();
  const events = await db
    .selectFrom('notification_event')
    .select('touches')
    .where('kind', '=', 'refund-verified')
    .where('quiet', '=', false)
    .execute();
  const notices = events.flatMap(({ touches }) =>
    touches.flatMap(({ id }) => (id === undefined ? [] : [id])),
  );
  return { audit: audit.map(({ subject_id }) => subject_id ?? ''), notices };
}

describe('verifying many claims at once', () => {
  it('says before what it would do, and leaves out what is not exact, not waiting or one’s own', async () => {
    const good = await filed('10.00');
    const differing = await filed('10.00', '9.00');
    const done = parsed(await room.verify(await filed('10.00')));
    const selection = { kind: 'some', ids: [good.id, differing.id, done.id] };
    const answer = await room.verifier.post('/api/admin/refunds/bulk-verify/preview', { selection });
    expect(bulkPreview.parse(answer.body.data)).toEqual({
      chosen: 3,
      ready: 1,
      amount: '10.00',
      newAccounts: { count: 0, claims: [] },
      leftOut: [
        { why: 'not-waiting', count: 1, numbers: [done.number] },
        { why: 'not-exact', count: 1, numbers: [differing.number] },
      ],
    });
    expect((await room.read(good.id)).status).toBe('Submitted');
    const { rows, next } = resultOf(await bulk(selection));
    expect([rows.map(({ id, outcome }) => [id, outcome]), next]).toEqual([[[good.id, 'verified']], null]);
    expect((await room.read(differing.id)).status).toBe('Submitted');
  });

  it('goes through all that match a hundred at a time, each with one audit row and one notice, whatever is sent twice', async () => {
    const claims = [];
    for (let n = 0; n < 120; n += 1) claims.push(await filed('12.00'));
    const [stored] = claims;
    const selection = { ...ALL, except: [stored?.id ?? ''] };
    const key = randomUUID();
    const first = resultOf(await bulk(selection, null, key));
    expect(resultOf(await bulk(selection, null, key))).toEqual(first);
    expect([first.rows.length, first.next]).toEqual([100, first.rows.at(-1)?.id]);
    const second = resultOf(await bulk(selection, first.next));
    expect([second.rows.length, second.next]).toEqual([19, null]);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(claims.slice(1).map(({ id }) => id)));
    const { audit, notices } = await actionsOn(ids);
    expect(audit.toSorted()).toEqual(ids.toSorted());
    expect(notices.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    expect((await room.read(stored?.id ?? '')).status).toBe('Submitted');
  }, 120_000);

  it('verifies each once when two verifiers press at once', async () => {
    const claims = [await filed('13.00'), await filed('13.00'), await filed('13.00')];
    const selection = { kind: 'some', ids: claims.map(({ id }) => id) };
    const answers = await Promise.all([bulk(selection), bulk(selection)]);
    const rows = answers.flatMap((answer) => resultOf(answer).rows);
    expect(rows.filter(({ outcome }) => outcome === 'verified')).toHaveLength(3);
    const { audit } = await actionsOn(selection.ids);
    expect(audit).toHaveLength(3);
  });
});

describe('an assigned claim', () => {
  it('is taken, given and put back without becoming another version, and the company never learns whose it is', async () => {
    const claim = await filed();
    const assign = (to: string | null, client = room.verifier) =>
      client.post(`/api/refunds/${claim.id}/assign`, { assignee: to });
    const { verifier, approver, cedarUser } = room.people;
    const taken = parsed(await assign('me'));
    expect([taken.assignedTo?.id, taken.version]).toEqual([verifier.id, claim.version]);
    const mine = await room.verifier.get('/api/admin/refunds?assignee=mine');
    expect(mine.body.data).toMatchObject({ total: 1 });
    expect((await room.approver.get('/api/admin/refunds?assignee=mine')).body.data).toMatchObject({
      total: 0,
    });
    expect(parsed(await assign(approver.id)).assignedTo?.id).toBe(approver.id);
    expect((await room.read(claim.id, room.user)).assignedTo).toBeNull();
    expect((await room.user.get('/api/refunds')).text).not.toContain('approver Tester');
    const stranger = await assign(cedarUser.id);
    expect(stranger.body.errors[0]).toMatchObject({ error: 'person-not-a-reviewer', field: 'assignee' });
    expect(parsed(await assign(null)).assignedTo).toBeNull();
    expect((await assign(verifier.id, room.readonly)).status).toBe(403);
  });
});

describe('H97 what is left out of verifying many at once', () => {
  const preview = async (ids: readonly string[]) => {
    const selection = { kind: 'some', ids };
    const answer = await room.verifier.post('/api/admin/refunds/bulk-verify/preview', { selection });
    return bulkPreview.parse(answer.body.data).leftOut.map(({ why, numbers }) => [why, ...numbers]);
  };
  const sendBack = async (claim: RefundDetails) =>
    parsed(
      await room.action(room.approver, claim, 'return', {
        version: claim.version,
        to: 'verifier',
        reasonCode: 'amount-differs',
        reason: 'Line two shows a variance.',
      }),
    );
  const bulkAll = async (ids: readonly string[]) => resultOf(await bulk({ kind: 'some', ids })).rows;

  it('a claim sent back stays out until a verifier verifies it by itself, also when it went to the company between', async () => {
    const claim = await sendBack(parsed(await room.verify(await filed('14.00'))));
    expect(await preview([claim.id])).toEqual([['returned', claim.number]]);
    expect(await bulkAll([claim.id])).toEqual([]);
    expect((await room.read(claim.id)).status).toBe('ReturnedToVerifier');

    const asked = parsed(
      await room.action(room.verifier, claim, 'return', {
        version: claim.version,
        to: 'company',
        reasonCode: 'other',
        reason: 'Which entry?',
      }),
    );
    const content = await room.content([
      { customsLineId: asked.lines[0]?.customsLineId ?? '', amountClaimed: '14.00' },
    ]);
    const answered = parsed(
      await room.action(room.user, asked, 'answer', { ...content, version: asked.version, comment: 'This.' }),
    );
    expect(await preview([answered.id])).toEqual([['returned', answered.number]]);
  });

  it('the return is told to staff with who and when until it is answered, and to the approver with its answer', async () => {
    const claim = await sendBack(parsed(await room.verify(await filed('15.00'))));
    expect(claim.returns).toMatchObject([
      {
        by: { id: room.people.approver.id },
        at: '2026-06-15T14:00:00.000Z',
        reasonCode: 'amount-differs',
        reason: 'Line two shows a variance.',
        answered: null,
      },
    ]);
    const lines = claim.lines.map(({ id, amountClaimed }) => ({ lineId: id, amountVerified: amountClaimed }));
    const wordless = { version: claim.version, lines, comment: '' };
    const refused = await room.action(room.verifier, claim, 'verify', wordless);
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ error: 'reason-needed', field: 'comment' }],
    ]);
    const body = { ...wordless, comment: 'Compared with the corrected entry.' };
    const verified = parsed(await room.action(room.verifier, claim, 'verify', body));
    expect(verified.returns).toMatchObject([
      { answered: { by: { id: room.people.verifier.id }, text: 'Compared with the corrected entry.' } },
    ]);
    expect((await room.read(claim.id, room.user)).returns).toEqual([]);
  });

  it('a claim reopened by an appeal counts as sent back', async () => {
    const claim = await filed('16.00');
    const rejected = parsed(
      await room.action(room.verifier, claim, 'reject', {
        version: claim.version,
        reasonCode: 'other',
        reason: 'No.',
      }),
    );
    const appealed = parsed(
      await room.action(room.user, rejected, 'appeal', { version: rejected.version, reason: 'Yes.' }),
    );
    const body = { version: appealed.version, outcome: 'granted', reason: 'The invoice shows it.' };
    const granted = parsed(await room.action(room.approver, appealed, 'appeal-decision', body));
    expect(granted.returns).toMatchObject([{ reasonCode: null, reason: 'The invoice shows it.' }]);
    expect(await preview([claim.id])).toEqual([['returned', claim.number]]);
  });

  it('a claim assigned to another person, and one commented on since its last step', async () => {
    const [others, own, commented] = [await filed('17.00'), await filed('17.00'), await filed('17.00')];
    const { approver } = room.people;
    await room.verifier.post(`/api/refunds/${others.id}/assign`, { assignee: approver.id });
    await room.verifier.post(`/api/refunds/${own.id}/assign`, { assignee: 'me' });
    const comment = { text: 'Wait for the corrected entry.', internal: true };
    await room.approver.post(`/api/refunds/${commented.id}/comments`, comment);
    const ids = [others.id, own.id, commented.id];
    expect(await preview(ids)).toEqual([
      ['assigned-to-other', others.number],
      ['commented', commented.number],
    ]);
    expect((await bulkAll(ids)).map(({ id }) => id)).toEqual([own.id]);
  });

  it('a claim with a document that no member of staff has opened; its company’s own look does not count', async () => {
    const claim = await unopened('18.00');
    const path = `/api/documents/${claim.documents[0]?.id ?? ''}`;
    await room.user.get(path);
    expect(await preview([claim.id])).toEqual([['document-unopened', claim.number]]);
    expect(await bulkAll([claim.id])).toEqual([]);
    await room.approver.get(path);
    await room.approver.get(path);
    const { db } = room.portal.services.database;
    const openings = await db
      .selectFrom('document_opening')
      .select('opened_by')
      .where('document_id', '=', claim.documents[0]?.id ?? '')
      .execute();
    expect(openings).toEqual([{ opened_by: room.people.approver.id }]);
    const openedBy = async (client: TestClient) =>
      (await room.read(claim.id, client)).documents.map(({ opened }) => opened?.by.id);
    expect(await openedBy(room.verifier)).toEqual([room.people.approver.id]);
    expect(await openedBy(room.user)).toEqual([undefined]);
    expect((await bulkAll([claim.id])).map(({ outcome }) => outcome)).toEqual(['verified']);
  });
});

describe('edge 30 who may approve', () => {
  it('is judged by the roles of this moment: an approver who lost theirs in mid-session is refused', async () => {
    const claim = parsed(await room.verify(await filed()));
    const { db } = room.portal.services.database;
    const setRoles = (roles: ('approver' | 'verifier')[]) =>
      db.updateTable('app_user').set({ roles }).where('id', '=', room.people.approver.id).execute();
    await setRoles(['verifier']);
    expect((await room.approve(claim)).status).toBe(403);
    await setRoles(['approver']);
    expect(parsed(await room.approve(claim)).status).toBe('Approved');
  });

  it('is never an admin while acting for a company', async () => {
    const claim = parsed(await room.verify(await filed()));
    const companyId = room.people.cedar.id;
    await room.admin.post('/api/admin/impersonation', { companyId, reason: 'Help' });
    const body = { version: claim.version, amountApproved: claim.amountVerified, comment: '' };
    const answer = await room.admin.post(`/api/refunds/${claim.id}/approve`, body, {
      'idempotency-key': randomUUID(),
      'x-on-behalf-of': companyId,
    });
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([403, 'refused-acting-for-company']);
    await room.admin.send('DELETE', '/api/admin/impersonation');
  });
});

describe('an appeal against a rejection', () => {
  const reject = async (amount = '20.00') => {
    const claim = await filed(amount);
    return parsed(
      await room.action(room.verifier, claim, 'reject', {
        version: claim.version,
        reasonCode: 'not-eligible',
        reason: 'No certificate.',
      }),
    );
  };
  const appeal = (claim: { id: string; version: number }) =>
    room.action(room.user, claim, 'appeal', { version: claim.version, reason: 'It was attached.' });
  const receive = (claim: { id: string; version: number }, outcome: string, client = room.approver) =>
    room.action(client, claim, 'appeal-decision', { version: claim.version, outcome, reason: 'Seen.' });

  it('is heard by somebody else, who has the claim verified again', async () => {
    const appealed = parsed(await appeal(await reject()));
    expect([appealed.status, appealed.heldBy]).toEqual(['Appealed', 'approver']);
    const reopened = parsed(await receive(appealed, 'granted'));
    expect(reopened.status).toBe('ReturnedToVerifier');
    expect(parsed(await room.approve(parsed(await room.verify(reopened)))).amountApproved).toBe('20.00');
  });

  it('is refused to whoever rejected the claim', async () => {
    const verified = parsed(await room.verify(await filed()));
    const rejected = parsed(
      await room.action(room.approver, verified, 'reject', {
        version: verified.version,
        reasonCode: 'other',
        reason: 'No.',
      }),
    );
    const appealed = parsed(await appeal(rejected));
    expect((await receive(appealed, 'granted')).body.errors[0]?.error).toBe('refused-rejected-by-you');
    expect(parsed(await receive(appealed, 'dismissed', room.approver2)).status).toBe('Rejected');
  });

  it('is taken once, within thirty days, and not when a line was claimed again', async () => {
    const first = await reject();
    const upheld = parsed(await receive(parsed(await appeal(first)), 'dismissed'));
    expect(upheld.appealUntil).toBeNull();
    expect((await appeal(upheld)).body.errors[0]?.error).toBe('appeal-once');

    const second = await reject('21.00');
    expect(second.appealUntil).toBe('2026-07-15');
    await room.file([{ customsLineId: second.lines[0]?.customsLineId ?? '', amountClaimed: '21.00' }]);
    expect((await appeal(second)).body.errors[0]?.error).toBe('appeal-line-taken');

    const third = await reject('22.00');
    room.portal.clock.set(new Date('2026-07-16T14:00:00Z'));
    const later = await signedInClient(room.portal.url, room.people.cedarUser.email);
    const body = { version: third.version, reason: 'It was attached.' };
    const late = await room.action(later, third, 'appeal', body);
    room.portal.clock.set(new Date('2026-06-15T14:00:00Z'));
    expect(late.body.errors[0]?.error).toBe('appeal-too-late');
  });
});

describe('the queue of what can be verified in one step', () => {
  it('shows beforehand the claims that it accepts, and those for which only a document is unopened', async () => {
    const ready = await filed('10.00');
    const unread = await unopened('10.00');
    const differing = await filed('10.00', '9.00');
    const listed = async (bulkFilter: string, client = room.verifier) => {
      const answer = await client.get(`/api/admin/refunds?bulk=${bulkFilter}&pageSize=100`);
      const { rows } = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(answer.body.data);
      return rows.map(({ id }) => id);
    };
    const all = [ready, unread, differing].map(({ id }) => id);
    const among = (ids: readonly string[]) => all.filter((id) => ids.includes(id));
    expect(among(await listed('ready'))).toEqual([ready.id]);
    expect(among(await listed('document-unopened'))).toEqual([unread.id]);
    await room.verifier.post(`/api/refunds/${ready.id}/assign`, { assignee: 'me' });
    expect(among(await listed('ready'))).toEqual([ready.id]);
    expect(among(await listed('ready', room.admin))).toEqual([]);
  });
});
