import { randomUUID } from 'node:crypto';
import type { RefundDetails } from '../../../contract/entities/refund';
import { openRefundRoom, parsed, type RefundRoom } from '../refunds/refundRoom';
import { type Answer, createClient, type TestClient } from '../setup/testClient';
import { trailOf } from './auditTrail';
import { sampleRegistration } from '../setup/sampleRegistration';

let room: RefundRoom;
let entry = 7000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const claimed = async (amount: string) => {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount });
  return [{ customsLineId, amountClaimed: amount }];
};
const filed = async () => room.file(await claimed('40.00'));
const verified = async () => room.verified(await claimed('40.00'));
const REASON = { reasonCode: 'other', reason: 'See the entry.' };
const doing =
  (client: TestClient, claim: RefundDetails, action: string, body: object = {}) =>
  () =>
    room.action(client, claim, action, { version: claim.version, ...body });

type Prepared = () => Promise<Answer>;
const DECISIONS: readonly (readonly [
  action: string,
  by: 'user' | 'verifier' | 'approver',
  () => Promise<Prepared>,
])[] = [
  [
    'refund-submitted',
    'user',
    async () => {
      const body = await room.submission(await claimed('40.00'));
      return () => room.user.post('/api/refunds', body, { 'idempotency-key': randomUUID() });
    },
  ],
  ['refund-taken-up', 'verifier', async () => doing(room.verifier, await filed(), 'take-up')],
  [
    'refund-verified',
    'verifier',
    async () => {
      const claim = await filed();
      return () => room.verify(claim);
    },
  ],
  [
    'refund-returned-to-company',
    'verifier',
    async () => doing(room.verifier, await filed(), 'return', { to: 'company', ...REASON }),
  ],
  [
    'refund-returned-to-verifier',
    'approver',
    async () => doing(room.approver, await verified(), 'return', { to: 'verifier', ...REASON }),
  ],
  ['refund-rejected', 'approver', async () => doing(room.approver, await verified(), 'reject', REASON)],
  [
    'refund-answered',
    'user',
    async () => {
      const returned = parsed(
        await doing(room.verifier, await filed(), 'return', { to: 'company', ...REASON })(),
      );
      const content = await room.content([
        { customsLineId: returned.lines[0]?.customsLineId ?? '', amountClaimed: '40.00' },
      ]);
      return doing(room.user, returned, 'answer', { comment: 'Here.', ...content });
    },
  ],
  [
    'refund-approval-signed',
    'approver',
    async () => {
      const claim = await room.verified(await claimed('10000.01'));
      return () => room.approve(claim);
    },
  ],
  [
    'refund-approved',
    'approver',
    async () => {
      const claim = await verified();
      return () => room.approve(claim);
    },
  ],
  ['refund-withdrawn', 'user', async () => doing(room.user, await filed(), 'withdraw', { reason: 'No.' })],
];

const idOf = (by: 'user' | 'verifier' | 'approver') =>
  ({ user: room.people.cedarUser, verifier: room.people.verifier, approver: room.people.approver })[by].id;

describe('59 one audit row for each decision', () => {
  it.each(DECISIONS)('%s', async (action, by, prepare) => {
    const { answer, rows } = await trailOf(room.portal, await prepare());
    expect(answer.status).toBe(200);
    expect(rows).toEqual([
      {
        action,
        outcome: 'done',
        actor_user_id: idOf(by),
        on_behalf_of_company_id: null,
        subject_type: 'refund',
        subject_id: parsed(answer).id,
        company_id: room.people.cedar.id,
        source_address: '127.0.0.1',
        request_reference: expect.stringMatching(/^\w{4}-\w{6}$/) as string,
        occurred_at: room.portal.clock.now(),
      },
    ]);
  });

  it('refund-commented', async () => {
    const claim = await filed();
    const { rows } = await trailOf(room.portal, () =>
      room.verifier.post(`/api/refunds/${claim.id}/comments`, { text: 'x', internal: false }),
    );
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'refund-commented',
        actor_user_id: room.people.verifier.id,
        subject_type: 'refund-comment',
        company_id: room.people.cedar.id,
      }),
    ]);
  });

  it('the same request sent again leaves no second one', async () => {
    const claim = await verified();
    const key = randomUUID();
    const again = () =>
      room.approver.post(
        `/api/refunds/${claim.id}/approve`,
        { version: claim.version, amountApproved: '40.00', comment: '' },
        { 'idempotency-key': key },
      );
    expect((await trailOf(room.portal, again)).rows).toHaveLength(1);
    expect(await trailOf(room.portal, again)).toMatchObject({ answer: { status: 200 }, rows: [] });
  });
});

describe('59 one audit row for each denial', () => {
  it.each([
    ['a role that may not', () => room.readonly, 'forbidden'],
    ['the same person twice', () => room.verifier, 'forbidden'],
  ] as const)('%s', async (_what, client, reason) => {
    const claim = await verified();
    const { answer, rows } = await trailOf(
      room.portal,
      doing(client(), claim, 'approve', { amountApproved: '40.00', comment: '' }),
    );
    expect(answer.status).toBe(403);
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'access-refused',
        outcome: 'refused',
        subject_type: 'endpoint',
        subject_id: 'POST /api/refunds/{id}/approve',
        request_reference: answer.body.reference,
      }),
    ]);
    expect(answer.body.errors[0]?.error).toBe(reason);
  });

  it('a policy that says no to an administrator who has verified', async () => {
    const claim = parsed(await room.verify(await filed(), undefined, room.admin));
    const { answer, rows } = await trailOf(room.portal, () => room.approve(claim, room.admin));
    expect(answer.body.errors[0]?.error).toBe('refused-verified-by-you');
    expect(rows).toEqual([
      expect.objectContaining({ action: 'access-refused', actor_user_id: room.people.admin.id }),
    ]);
  });
});

describe('59 one audit row for acting for a company', () => {
  const begin = () =>
    room.admin.post('/api/admin/impersonation', { companyId: room.people.cedar.id, reason: 'By telephone' });
  const end = () => room.admin.send('DELETE', '/api/admin/impersonation');
  const both = () => ({
    actor_user_id: room.people.admin.id,
    on_behalf_of_company_id: room.people.cedar.id,
    company_id: room.people.cedar.id,
  });

  it('its beginning, an action meanwhile and its end carry both names', async () => {
    const started = await trailOf(room.portal, begin);
    expect(started.rows).toEqual([expect.objectContaining({ action: 'impersonation-started', ...both() })]);
    const claim = await filed();
    const withdrawn = await trailOf(room.portal, () =>
      room.admin.post(
        `/api/refunds/${claim.id}/withdraw`,
        { version: claim.version, reason: 'Asked by telephone.' },
        { 'idempotency-key': randomUUID(), 'x-on-behalf-of': room.people.cedar.id },
      ),
    );
    expect(withdrawn.rows).toEqual([expect.objectContaining({ action: 'refund-withdrawn', ...both() })]);
    const ended = await trailOf(room.portal, end);
    expect(ended.rows).toEqual([expect.objectContaining({ action: 'impersonation-ended', ...both() })]);
    expect((await trailOf(room.portal, end)).rows).toEqual([]);
  });
});

describe('59 one audit row for a registration', () => {
  const register = (email: string) => () =>
    createClient(room.portal.url).post('/api/UserManager/register', sampleRegistration(email));
  const APPROVAL = { version: 1, isAssessmentPayer: false, isRefundEligible: true, importerNumbers: [] };

  it.each([
    ['company-approved', 'activate', APPROVAL],
    ['company-refused', 'refuse', { version: 1, reason: 'No lumber.' }],
  ] as const)('asked for and decided: %s', async (action, step, body) => {
    const asked = await trailOf(room.portal, register(`${step}@alder.example`));
    const companyId = asked.rows[0]?.subject_id ?? '';
    const subject = { subject_type: 'company', subject_id: companyId, company_id: companyId };
    expect(asked.rows).toEqual([
      expect.objectContaining({ action: 'company-registered', actor_user_id: null, ...subject }),
    ]);
    const decided = await trailOf(room.portal, () =>
      room.admin.post(`/api/admin/companies/${companyId}/${step}`, body),
    );
    expect(decided.rows).toEqual([
      expect.objectContaining({ action, actor_user_id: room.people.admin.id, ...subject }),
    ]);
  });
});
