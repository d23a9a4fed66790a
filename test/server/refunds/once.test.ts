import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '../../../contract/api';
import { refundWaiver } from '../../../contract/entities/refundException';
import { bulkApproval } from '../../../contract/entities/bulkApproval';
import { customsBatch } from '../../../contract/entities/customs';
import { formatEntryNumber } from '../../../domain/entryNumber';
import { checked, HEADING, startChecks } from '../customs/customsRoom';
import type { Answer, TestClient } from '../setup/testClient';
import { upload } from '../setup/upload';
import { entryNumberOf } from './entryLines';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

const TIMES = 100;

let room: RefundRoom;
let entry = 8000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

/** An action that is ready to be done, and whatever else could be sent with the same key. */
interface Ready {
  readonly client: TestClient;
  readonly path: string;
  readonly body: object;
  readonly other: object;
  /** Rows of the audit trail one action leaves: one for each record it moves. */
  readonly rows?: number;
}

const claimed = async () => {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '40.00' });
  return [{ customsLineId, amountClaimed: '40.00' }];
};
const filed = async () => room.file(await claimed());
const verified = async () => room.verified(await claimed());
const action = (client: TestClient, id: string, name: string, body: object, other: object): Ready => ({
  client,
  path: `/api/refunds/${id}/${name}`,
  body,
  other: { ...body, ...other },
});
const rejected = async () => {
  const claim = await filed();
  const body = { version: claim.version, reasonCode: 'other', reason: 'Not covered.' };
  return parsed(await room.action(room.verifier, claim, 'reject', body));
};

/** Something the company owes: on its reports, or of an overpaid claim. */
async function enter(kind: 'ASSESSMENT' | 'REFUND_OVERPAID', refundId: string | null): Promise<void> {
  await room.portal.services.database.db
    .insertInto('ledger_entry')
    .values({
      company_id: room.people.cedar.id,
      kind,
      amount: '50.00',
      effective_date: '2026-05-01',
      refund_id: refundId,
      created_by: null,
      created_at: room.portal.clock.now(),
    })
    .execute();
}
const RETURN = { to: 'company', reasonCode: 'other', reason: 'Page two, please.' };

/** A Customs file of one line that waits to be posted. */
async function checkedFile(entryNumber: string): Promise<{ readonly id: string; readonly version: number }> {
  const checks = startChecks(room.portal);
  const row = `${entryNumber},12-3456789,Cedarline,2026-03-02,4407110000,1.000,1.00`;
  const sent = await upload(room.portal.url, room.verifier, '/api/customs/batches', {
    name: `entry-${entryNumber}.csv`,
    bytes: `${HEADING}\r\n${row}\r\n`,
  });
  const batch = await checked(room.verifier, customsBatch.parse(sent.data).id);
  await checks.stop();
  return batch;
}

const ACTIONS: Readonly<Record<string, () => Promise<Ready>>> = {
  submitRefund: async () => {
    const body = await room.submission(await claimed());
    return { client: room.user, path: '/api/refunds', body, other: { ...body, explanation: 'Another.' } };
  },
  answerRefund: async () => {
    const claim = await filed();
    const returned = parsed(
      await room.action(room.verifier, claim, 'return', { version: claim.version, ...RETURN }),
    );
    const customsLineId = returned.lines[0]?.customsLineId ?? '';
    const content = await room.content([{ customsLineId, amountClaimed: '40.00' }]);
    const body = { version: returned.version, comment: 'Here.', ...content };
    return action(room.user, claim.id, 'answer', body, { comment: 'There.' });
  },
  withdrawRefund: async () => {
    const { id, version } = await filed();
    return action(room.user, id, 'withdraw', { version, reason: 'No.' }, { reason: 'Never.' });
  },
  verifyRefund: async () => {
    const { id, version, lines } = await filed();
    const amounts = lines.map((line) => ({ lineId: line.id, amountVerified: line.amountClaimed }));
    return action(
      room.verifier,
      id,
      'verify',
      { version, lines: amounts, comment: '' },
      { comment: 'Seen.' },
    );
  },
  returnRefund: async () => {
    const { id, version } = await filed();
    return action(room.verifier, id, 'return', { version, ...RETURN }, { reason: 'Page three.' });
  },
  rejectRefund: async () => {
    const { id, version } = await verified();
    const body = { version, reasonCode: 'other', reason: 'Not covered.' };
    return action(room.approver, id, 'reject', body, { reason: 'Not at all.' });
  },
  approveRefund: async () => {
    const { id, version } = await verified();
    return action(
      room.approver,
      id,
      'approve',
      { version, amountApproved: '40.00', comment: '' },
      { comment: 'x' },
    );
  },
  appealRefund: async () => {
    const { id, version } = await rejected();
    return action(room.user, id, 'appeal', { version, reason: 'It was there.' }, { reason: 'Look again.' });
  },
  decideAppeal: async () => {
    const claim = await rejected();
    const { id, version } = parsed(
      await room.action(room.user, claim, 'appeal', { version: claim.version, reason: 'It was there.' }),
    );
    const body = { version, outcome: 'granted', reason: 'Seen.' };
    return action(room.approver, id, 'appeal-decision', body, { reason: 'Not seen.' });
  },
  offsetRefund: async () => {
    const { id, version } = parsed(await room.approve(await verified()));
    await enter('ASSESSMENT', null);
    const body = { version, against: 'balance', amount: '1.00', notice: 'As told.' };
    return action(room.approver2, id, 'set-off', body, { amount: '2.00' });
  },
  noteRepayment: async () => {
    const { id, version } = parsed(await room.approve(await verified()));
    await enter('REFUND_OVERPAID', id);
    const body = { version, amount: '1.00', receivedOn: '2026-06-15', reference: '20417' };
    return action(room.approver2, id, 'repayments', body, { reference: '20418' });
  },
  splitPendingLines: async () => {
    const waiting = { lineNo: 1, entryDate: '2026-03-02', amountClaimed: null };
    const { id, version } = await room.file(await claimed(), {
      pendingAtCustoms: [{ ...waiting, entryNumber: formatEntryNumber(entryNumberOf((entry += 1))) }],
    });
    return { ...action(room.verifier, id, 'split-unsent', { version }, { version: version + 1 }), rows: 2 };
  },
  bulkVerify: async () => {
    const { id, documents } = await filed();
    // A claim with a document that nobody has opened stays out.
    for (const document of documents) await room.verifier.get(`/api/documents/${document.id}`);
    const body = { selection: { kind: 'some', ids: [id] }, after: null };
    const path = '/api/admin/refunds/bulk-verify';
    return { client: room.verifier, path, body, other: { ...body, after: '1' } };
  },
  assignClaims: async () => {
    const { id } = await filed();
    const body = { selection: { kind: 'some', ids: [id] }, to: { kind: 'by-workload', people: null } };
    const path = '/api/admin/refunds/assignments';
    return { client: room.verifier, path, body, other: { ...body, to: { kind: 'no-one' } } };
  },
  approveTogether: async () => {
    const { id } = await verified();
    const selection = { kind: 'some', ids: [id] };
    const begun = await room.approver.post('/api/admin/refunds/bulk-approvals', { selection });
    const approval = bulkApproval.parse(begun.body.data);
    const path = `/api/admin/refunds/bulk-approvals/${approval.id}`;
    await room.approver.post(`${path}/opened`, { claimId: id });
    const body = { total: approval.total, left: 1 };
    // Of the claim itself, and of the decision on all.
    return { client: room.approver, path: `${path}/approve`, body, other: { ...body, left: 2 }, rows: 2 };
  },
  waiveRefunds: () => {
    const body = { fiscalYear: 2019, signerName: 'Una Reed', isAuthorised: true };
    const path = '/api/refunds/waivers';
    return Promise.resolve({ client: room.user, path, body, other: { ...body, fiscalYear: 2018 } });
  },
  withdrawRefundWaiver: async () => {
    const body = { fiscalYear: 2017, signerName: 'Una Reed', isAuthorised: true };
    const waived = await room.user.post('/api/refunds/waivers', body, { 'idempotency-key': randomUUID() });
    const { id } = refundWaiver.parse(waived.body.data);
    const path = `/api/admin/refunds/waivers/${id}/withdraw`;
    return { client: room.admin, path, body: { reason: 'Mistake.' }, other: { reason: 'Another.' } };
  },
  grantFilingExtension: () => {
    const companyId = room.people.cedar.id;
    const body = { companyId, fiscalYear: 2016, until: '2026-06-30', reason: 'Papers came late.' };
    const path = '/api/admin/refunds/late-leaves';
    return Promise.resolve({ client: room.admin, path, body, other: { ...body, fiscalYear: 2015 } });
  },
  confirmCustomsBatch: async () => {
    const { id, version } = await checkedFile('00100000017');
    const path = `/api/customs/batches/${id}/confirm`;
    return { client: room.verifier, path, body: { version }, other: { version: version + 1 } };
  },
  rollBackCustomsBatch: async () => {
    const { id, version } = await checkedFile('00100000025');
    const confirmation = { 'idempotency-key': randomUUID() };
    const posted = await room.verifier.post(`/api/customs/batches/${id}/confirm`, { version }, confirmation);
    const body = { version: customsBatch.parse(posted.body.data).version, reason: 'Another board’s file.' };
    const path = `/api/customs/batches/${id}/rollback`;
    return { client: room.verifier, path, body, other: { ...body, reason: 'Sent twice.' } };
  },
};

const auditRows = async (): Promise<number> => {
  const rows = await room.portal.services.database.db.selectFrom('audit_entry').select('id').execute();
  return rows.length;
};

describe('an Idempotency-Key at a call that money follows from', () => {
  it('is tried at every such call of claims and Customs files', () => {
    const calls = [...ENDPOINTS].filter(
      ([, { idempotent, tag }]) => idempotent === true && ['Refunds', 'Customs'].includes(tag),
    );
    expect(calls.map(([name]) => name).sort()).toEqual(Object.keys(ACTIONS).sort());
  });

  it.each(Object.keys(ACTIONS))(
    `H11 %s: ${TIMES} at once and ${TIMES} one after another are one action and ${TIMES * 2} equal answers`,
    async (name) => {
      const prepare = ACTIONS[name];
      if (prepare === undefined) throw new Error(name);
      const { client, path, body, other, rows = 1 } = await prepare();
      const headers = { 'idempotency-key': randomUUID() };
      const send = (content: object): Promise<Answer> => client.post(path, content, headers);
      const before = await auditRows();
      const answers = await Promise.all(Array.from({ length: TIMES }, () => send(body)));
      for (let n = 0; n < TIMES; n += 1) answers.push(await send(body));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await auditRows()) - before).toBe(rows);
      expect((await send(other)).status).toBe(422);
      expect((await auditRows()) - before).toBe(rows);
    },
  );
});
