import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import {
  type BulkApproval,
  type BulkApprovalResult,
  bulkApproval,
  bulkApprovalResult,
} from '../../../contract/entities/bulkApproval';
import type { RefundDetails } from '../../../contract/entities/refund';
import { drawSample } from '../../../domain/approvalSample';
import type { Answer, TestClient } from '../setup/testClient';
import { copyClaim } from './copyClaim';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let entry = 4000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());
const db = () => room.portal.services.database.db;

async function verified(amount = '10.00'): Promise<RefundDetails> {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount });
  return room.verified([{ customsLineId, amountClaimed: amount }]);
}
const several = async (count: number): Promise<RefundDetails[]> => {
  const claims: RefundDetails[] = [];
  for (let n = 0; n < count; n += 1) claims.push(await verified());
  return claims;
};

const some = (claims: readonly { readonly id: string }[]) => ({
  kind: 'some',
  ids: claims.map(({ id }) => id),
});
const path = (id: string, rest = '') => `/api/admin/refunds/bulk-approvals/${id}${rest}`;
const start = async (claims: readonly { readonly id: string }[], client = room.approver) => {
  const answer = await client.post('/api/admin/refunds/bulk-approvals', { selection: some(claims) });
  return bulkApproval.parse(answer.body.data);
};
const openAll = async ({ id, sample }: BulkApproval, client = room.approver) => {
  for (const { claimId } of sample) await client.post(path(id, '/opened'), { claimId });
};
const press = ({ id, total }: BulkApproval, left: number, client = room.approver) =>
  client.post(path(id, '/approve'), { total, left }, { 'idempotency-key': randomUUID() });
/** Sends again what was answered "busy": others held what it needs for too long. */
async function untilFree(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send();
  for (let tries = 1; answer.status === 503 && tries < 50; tries += 1) answer = await send();
  return answer;
}
async function approve(approval: BulkApproval, client: TestClient): Promise<BulkApprovalResult['rows']> {
  let rows: BulkApprovalResult['rows'] = [];
  for (let { left } = approval; left > 0;) {
    const now = left;
    const answer = await untilFree(() => press(approval, now, client));
    if (answer.status !== 200) throw new Error(answer.text);
    const result = bulkApprovalResult.parse(answer.body.data);
    rows = [...rows, ...result.rows];
    ({ left } = result);
  }
  return rows;
}
const startedDetails = z.object({
  seed: z.string(),
  sampleSize: z.number(),
  sample: z.array(z.string()),
  count: z.number(),
  total: z.string(),
  owed: z.array(z.string()),
  claims: z.array(z.object({ id: z.string(), version: z.number() })),
});
const auditOf = async (action: string, id: string) => {
  const rows = await db()
    .selectFrom('audit_entry')
    .select('details')
    .where('action', '=', action)
    .where('subject_id', '=', id)
    .execute();
  return rows.map(({ details }) => details);
};

describe('approving many claims together', () => {
  it('says what it costs by company, draws a sample that must be opened, and then approves each as if alone', async () => {
    const claims = await several(4);
    const approval = await start(claims);
    expect(approval).toMatchObject({ count: 4, total: '40.00', leftOut: [], isDecided: false });
    expect(approval.companies).toEqual([
      { id: room.people.cedar.id, name: room.people.cedar.name, count: 4, amount: '40.00' },
    ]);
    expect(approval.sample).toHaveLength(3);

    const early = await press(approval, 4);
    expect([early.status, early.body.errors[0]?.error]).toEqual([409, 'approval-sample-unopened']);
    const [first] = approval.sample;
    const seen = await room.approver.post(path(approval.id, '/opened'), { claimId: first?.claimId });
    expect(bulkApproval.parse(seen.body.data).sample.map(({ isOpened }) => isOpened)).toEqual([
      true,
      false,
      false,
    ]);
    await openAll(approval);
    const other = await press({ ...approval, total: '39.00' }, 4);
    expect(other.body.errors[0]?.error).toBe('refund-amount-changed');

    const rows = await approve(approval, room.approver);
    expect(rows.map(({ outcome }) => outcome)).toEqual(Array(4).fill('approved'));
    for (const { id } of claims) {
      const approved = await room.read(id);
      expect([approved.status, approved.amountApproved, approved.decisionDocumentId]).toEqual([
        'Approved',
        '10.00',
        expect.any(String),
      ]);
    }
    expect(await auditOf('bulk-approval-decided', approval.id)).toMatchObject([
      {
        approved: 4,
        refused: 0,
        total: '40.00',
        opened: approval.sample.map(({ number }) => ({ number, at: '2026-06-15T14:00:00.000Z' })),
        approvedClaims: claims.map(({ number }) => number),
        refusedClaims: [],
      },
    ]);
    for (const { id } of claims)
      expect(await auditOf('refund-approved', id)).toMatchObject([{ bulkApproval: approval.id }]);
  });

  it('keeps size and seed of the sample in the audit trail: the same seed gives the same sample', async () => {
    const claims = await several(5);
    const approval = await start(claims);
    const [details] = await auditOf('bulk-approval-started', approval.id);
    const { seed, sampleSize, sample, total, owed, claims: among } = startedDetails.parse(details);
    expect([sampleSize, total, owed]).toEqual([3, '50.00', []]);
    expect(among).toEqual(claims.map(({ id, version }) => ({ id, version })));
    const drawn = drawSample(
      among.map(({ id }) => id),
      seed,
    );
    expect(approval.sample.map(({ claimId }) => claimId).toSorted()).toEqual(drawn.toSorted());
    expect(approval.sample.map(({ number }) => number)).toEqual(sample);
  });

  it('draws no other sample for the same claims, and shows it to its approver alone', async () => {
    const claims = await several(5);
    const first = await start(claims);
    await room.approver.post(path(first.id, '/opened'), { claimId: first.sample[0]?.claimId });
    expect((await start(claims.toReversed())).id).toBe(first.id);
    expect((await start(claims, room.approver2)).id).not.toBe(first.id);
    expect((await room.approver2.get(path(first.id))).status).toBe(404);
    expect((await press(first, 5, room.approver2)).status).toBe(404);
    expect((await room.verifier.get(path(first.id))).status).toBe(403);
  });

  it('asks for what it asked for before when other claims are chosen, and knows which of it was opened', async () => {
    const claims = await several(12);
    const first = await start(claims);
    const [opened, dropped, other] = first.sample;
    await room.approver.post(path(first.id, '/opened'), { claimId: opened?.claimId });
    const second = await start(claims.filter(({ id }) => id !== dropped?.claimId));
    expect(second.id).not.toBe(first.id);
    const isOpened = new Map(second.sample.map((claim) => [claim.number, claim.isOpened]));
    expect([isOpened.get(opened?.number ?? ''), isOpened.get(other?.number ?? '')]).toEqual([true, false]);
    const [details] = await auditOf('bulk-approval-started', second.id);
    const { seed, sample, owed, claims: among } = startedDetails.parse(details);
    expect(owed).toEqual([opened?.number, other?.number]);
    const ids = among.map(({ id }) => id);
    const numbersOf = new Map(claims.map(({ id, number }) => [id, number]));
    const drawn = drawSample(ids, seed).map((id) => numbersOf.get(id) ?? '');
    expect(sample.toSorted()).toEqual([...new Set([...drawn, ...owed])].toSorted());
  });

  it('counts a claim as opened whose document the approver has read since it was verified, and no earlier one', async () => {
    const claims = await several(3);
    const [seen, seenBefore] = claims;
    for (const { id } of seen?.documents ?? []) await room.approver.get(`/api/documents/${id}`);
    for (const { id } of seenBefore?.documents ?? []) await room.approver.get(`/api/documents/${id}`);
    const read = (seenBefore?.documents ?? []).map(({ id }) => id);
    await sql`update document_opening set opened_at = '2026-01-01' where document_id = any(${read}::bigint[])`.execute(
      db(),
    );
    const { sample } = await start(claims);
    expect(sample.filter(({ isOpened }) => isOpened).map(({ number }) => number)).toEqual([seen?.number]);
    const others = await start(claims, room.approver2);
    expect(others.sample.some(({ isOpened }) => isOpened)).toBe(false);
  });

  it('draws once for ten who begin with the same claims in the same moment', async () => {
    const claims = await several(5);
    const begun = await Promise.all(Array.from({ length: 10 }, () => start(claims)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(await auditOf('bulk-approval-started', begun[0]?.id ?? '')).toHaveLength(1);
  });

  it('names what is left out of the claims chosen now, also where the sample was drawn before', async () => {
    const [one, two] = [await verified(), await verified()];
    const withdrawn = await verified();
    parsed(await room.action(room.user, withdrawn, 'withdraw', { version: withdrawn.version, reason: '' }));
    const first = await start([one, two]);
    const again = await start([one, two, withdrawn]);
    expect([again.id, again.leftOut]).toEqual([
      first.id,
      [{ why: 'not-verified', count: 1, numbers: [withdrawn.number] }],
    ]);
    expect((await start([one, two])).leftOut).toEqual([]);
  });

  it('tells after a lost answer what was approved, what was refused and why, and goes on with the rest', async () => {
    const claims = await several(27);
    const approval = await start(claims);
    expect(approval).toMatchObject({ left: 27, leftTotal: '270.00', approved: 0, refused: [] });
    await openAll(approval);
    const [commented] = claims;
    await room.verifier.post(`/api/refunds/${commented?.id ?? ''}/comments`, {
      text: 'Wait.',
      internal: true,
    });
    expect((await press(approval, 27)).status).toBe(200);
    const seen = bulkApproval.parse((await room.approver.get(path(approval.id))).body.data);
    expect(seen).toMatchObject({
      count: 27,
      left: 2,
      leftTotal: '20.00',
      approved: 24,
      refused: [
        { number: commented?.number, reason: expect.stringContaining('There is a comment on it') as unknown },
      ],
      isDecided: false,
    });
    const stale = await press(approval, 27);
    expect([stale.status, stale.body.errors[0]?.error]).toEqual([409, 'approval-went-on']);
    const rest = await start(claims);
    expect([rest.id === approval.id, rest.count]).toEqual([false, 2]);
    expect(await approve(seen, room.approver)).toHaveLength(2);
    expect(bulkApproval.parse((await room.approver.get(path(approval.id))).body.data)).toMatchObject({
      left: 0,
      approved: 26,
      isDecided: true,
    });
    expect(await auditOf('bulk-approval-decided', approval.id)).toMatchObject([
      { approved: 26, refused: 1, refusedClaims: [commented?.number] },
    ]);
  }, 180_000);

  it('writes letters, entries, and notices before it holds the audit trail', async () => {
    const approval = await start(await several(3));
    await openAll(approval);
    // The two halves of the lock's number, which whoever writes to the audit trail holds.
    const owner = new pg.Client(room.portal.database.target.owner);
    await owner.connect();
    await owner.query(`create function while_chain_is_free() returns trigger language plpgsql as $$ begin
      if exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
        and classid = 1 and objid = 2956433316) then raise exception 'the audit trail is held'; end if;
      return new; end $$`);
    const tables = ['document', 'ledger_entry', 'refund_approval', 'notification_event'];
    for (const table of tables)
      await owner.query(`create trigger chain_is_free before insert on ${table}
        for each row execute function while_chain_is_free()`);
    const rows = await approve(approval, room.approver);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['approved', 'approved', 'approved']);
    for (const table of tables) await owner.query(`drop trigger chain_is_free on ${table}`);
    await owner.end();
  });
});

describe('what is left out of approving together', () => {
  const whys = (approval: BulkApproval) => approval.leftOut.map(({ why, numbers }) => [why, ...numbers]);

  it('a claim that is not verified, was returned once, is cut, adjusted, over the limit, commented on, or a colleague’s', async () => {
    const [line = ''] = await room.lines({ entry: (entry += 1), collected: '10.00' });
    const filed = await room.file([{ customsLineId: line, amountClaimed: '10.00' }]);
    const sentBack = await verified();
    const returned = parsed(
      await room.action(room.approver, sentBack, 'return', {
        version: sentBack.version,
        to: 'verifier',
        reasonCode: 'other',
        reason: 'Compare.',
      }),
    );
    parsed(await room.verify(returned));
    const [cutLine = ''] = await room.lines({ entry: (entry += 1), collected: '10.00' });
    const cut = parsed(
      await room.verify(await room.file([{ customsLineId: cutLine, amountClaimed: '10.00' }]), ['9.00']),
    );
    const adjusted = await verified();
    await db()
      .updateTable('refund_claim')
      .set({ changed_since_filed: true })
      .where('id', '=', adjusted.id)
      .execute();
    const large = await verified('99000.00');
    const commented = await verified();
    await room.verifier.post(`/api/refunds/${commented.id}/comments`, { text: 'Wait.', internal: true });
    const others = await verified();
    await room.admin.post(`/api/refunds/${others.id}/assign`, { assignee: room.people.admin.id });
    const good = await verified();

    const approval = await start([filed, sentBack, cut, adjusted, large, commented, others, good]);
    expect([approval.count, approval.sample.map(({ claimId }) => claimId)]).toEqual([1, [good.id]]);
    expect(whys(approval)).toEqual([
      ['not-verified', filed.number],
      ['returned', sentBack.number],
      ['assigned-to-other', others.number],
      ['not-exact', cut.number],
      ['changed', adjusted.number],
      ['over-limit', large.number],
      ['commented', commented.number],
    ]);
  });

  it('a claim that the approver verified or filed', async () => {
    const [own, filed] = [await verified(), await verified()];
    const { admin } = room.people;
    await db().updateTable('refund_claim').set({ verified_by: admin.id }).where('id', '=', own.id).execute();
    await db().updateTable('refund_claim').set({ filed_by: admin.id }).where('id', '=', filed.id).execute();
    expect(whys(await start([own, filed], room.admin))).toEqual([
      ['filed-by-you', filed.number],
      ['verified-by-you', own.number],
    ]);
  });

  it('a claim that the approver signed before, and one of whose signers got access from the approver', async () => {
    const [signed, tied] = [await verified(), await verified()];
    const { approver, verifier, admin } = room.people;
    await db()
      .insertInto('refund_approval')
      .values({ claim_id: signed.id, approved_by: approver.id, approved_at: new Date(), amount: '10.00' })
      .execute();
    await db()
      .updateTable('refund_claim')
      .set({ verified_by: admin.id })
      .where('id', '=', signed.id)
      .execute();
    const tie = { user_id: verifier.id, given_by: approver.id };
    await db().insertInto('staff_access_giver').values(tie).execute();
    expect(whys(await start([signed, tied]))).toEqual([
      ['approved-by-you', signed.number],
      ['tied-to-signer', tied.number],
    ]);
    await db().deleteFrom('staff_access_giver').where('user_id', '=', tie.user_id).execute();
  });

  it('a claim that changed between the start and the decision: it is refused with why, and the others are approved', async () => {
    const [stays, moves, commented] = [await verified(), await verified(), await verified()];
    const approval = await start([stays, moves, commented]);
    await openAll(approval);
    parsed(await room.action(room.user, moves, 'withdraw', { version: moves.version, reason: '' }));
    await room.verifier.post(`/api/refunds/${commented.id}/comments`, { text: 'Wait.', internal: true });
    const rows = await approve(approval, room.approver);
    expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
      [stays.id, 'approved'],
      [moves.id, 'refused'],
      [commented.id, 'refused'],
    ]);
    expect(rows[1]?.reason).toContain('withdrawn by user Tester');
    expect(rows[2]?.reason).toContain('There is a comment on it');
    expect((await room.read(commented.id)).status).toBe('Verified');
  });
});

describe('two who decide on the same claims at once', () => {
  it('approve each of sixty claims once, with one audit row, one ledger entry, and one letter', async () => {
    const claims = await several(60);
    const approvals = await Promise.all([start(claims), start(claims, room.approver2)]);
    await openAll(approvals[0]);
    await openAll(approvals[1], room.approver2);
    const [mine, theirs, single] = await Promise.all([
      approve(approvals[0], room.approver),
      approve(approvals[1], room.approver2),
      Promise.all(claims.slice(0, 10).map((claim) => untilFree(() => room.approve(claim, room.admin)))),
    ]);
    const ids = claims.map(({ id }) => id);
    const done = [...mine, ...theirs].filter(({ outcome }) => outcome === 'approved').map(({ id }) => id);
    const alone = single.filter(({ status }) => status === 200).length;
    expect(new Set(done).size).toBe(done.length);
    expect(done.length + alone).toBe(60);
    const entries = await db()
      .selectFrom('ledger_entry')
      .select('refund_id')
      .where('refund_id', 'in', ids)
      .execute();
    const signed = await db()
      .selectFrom('refund_approval')
      .select('claim_id')
      .where('claim_id', 'in', ids)
      .execute();
    const letters = await db()
      .selectFrom('document')
      .select('owner_id')
      .where('kind', '=', 'decision')
      .where('owner_id', 'in', ids)
      .execute();
    expect([signed.length, entries.length, letters.length]).toEqual([60, 60, 60]);
    const audit = await db()
      .selectFrom('audit_entry')
      .select('subject_id')
      .where('action', '=', 'refund-approved')
      .where('subject_id', 'in', ids)
      .execute();
    expect(audit).toHaveLength(60);
  }, 180_000);
});

describe('more claims than one decision takes', () => {
  it('are the first thousand that can be approved, and the rest is told of', async () => {
    await db().updateTable('refund_claim').set({ status: 'Withdrawn' }).execute();
    await copyClaim(db(), (await verified()).id, 1002);
    const selection = { kind: 'all-matching', filters: {}, except: [] };
    const answer = await room.approver.post('/api/admin/refunds/bulk-approvals', { selection });
    const approval = bulkApproval.parse(answer.body.data);
    expect([approval.count, approval.sample.length, approval.total]).toEqual([1000, 20, '10000.00']);
    expect(approval.leftOut.find(({ why }) => why === 'beyond-limit')?.count).toBe(3);
  });
});
