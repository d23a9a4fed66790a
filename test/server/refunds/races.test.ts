import { randomUUID } from 'node:crypto';
import { money } from '../../../domain/money';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const ROUNDS = 50;

async function countOf(claimId: string) {
  const { db } = room.portal.services.database;
  const audit = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_type', '=', 'refund')
    .where('subject_id', '=', claimId)
    .where('outcome', '=', 'done')
    .where('action', 'in', ['refund-approved', 'refund-rejected'])
    .execute();
  const events = await db
    .selectFrom('notification_event')
    .select(['kind', 'audience', 'touches'])
    .where('kind', 'in', ['refund-approved', 'refund-rejected'])
    .execute();
  const own = events.filter(
    ({ audience, touches }) => audience.kind === 'roles' && touches.some(({ id }) => id === claimId),
  );
  return { decisions: audit.map(({ action }) => action), staffNotices: own.map(({ kind }) => kind) };
}

describe('two who decide in the same moment', () => {
  it(`H03 make one decision, one audit row and one notice, ${ROUNDS} times in a row`, async () => {
    const lines = await room.lines(
      ...Array.from({ length: ROUNDS }, (_, index) => ({ entry: 1000 + index, collected: '25.00' })),
    );
    const outcomes: string[] = [];
    for (const customsLineId of lines) {
      const claim = await room.verified([{ customsLineId, amountClaimed: '25.00' }]);
      const [approved, rejected] = await Promise.all([
        room.approve(claim),
        room.action(room.approver2, claim, 'reject', {
          version: claim.version,
          reasonCode: 'not-eligible',
          reason: 'No.',
        }),
      ]);
      const statuses = [approved.status, rejected.status].sort();
      expect(statuses).toEqual([200, 409]);
      const loser = approved.status === 409 ? approved : rejected;
      const winner = approved.status === 409 ? 'approver2' : 'approver';
      expect(loser.body.errors[0]?.error).toBe('stale-version');
      expect(loser.body.message).toContain(`by ${winner} Tester on Jun 15, 2026`);
      const expected = approved.status === 200 ? 'refund-approved' : 'refund-rejected';
      expect(await countOf(claim.id)).toEqual({ decisions: [expected], staffNotices: [expected] });
      outcomes.push(expected);
    }
    expect(outcomes).toHaveLength(ROUNDS);
  }, 180_000);

  it('H03 count one approval of one approver who approves twice', async () => {
    const [customsLineId = ''] = await room.lines({ entry: 1100, collected: '25.00' });
    const claim = await room.verified([{ customsLineId, amountClaimed: '25.00' }]);
    const answers = await Promise.all([room.approve(claim), room.approve(claim)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await countOf(claim.id)).decisions).toEqual(['refund-approved']);
  });

  it('46 count two approvers at once as one decision below the limit', async () => {
    const [customsLineId = ''] = await room.lines({ entry: 1101, collected: '25.00' });
    const claim = await room.verified([{ customsLineId, amountClaimed: '25.00' }]);
    const answers = await Promise.all([room.approve(claim), room.approve(claim, room.approver2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await countOf(claim.id)).decisions).toEqual(['refund-approved']);
  });
});

describe('the same claim sent again and again', () => {
  it('H11 is filed once for one key, and every answer is the first one', async () => {
    const [customsLineId = ''] = await room.lines({ entry: 1200, collected: '25.00' });
    const body = await room.submission([{ customsLineId, amountClaimed: '25.00' }]);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => room.user.post('/api/refunds', body, { 'idempotency-key': key })),
    );
    const claims = answers.map(parsed);
    expect(new Set(claims.map(({ id }) => id)).size).toBe(1);
    const count = await room.portal.services.database.db
      .selectFrom('refund_claim_line')
      .select('id')
      .where('customs_line_id', '=', customsLineId)
      .execute();
    expect(count).toHaveLength(1);
  });

  it('H11 is told to exist already when it comes with another key', async () => {
    const [customsLineId = ''] = await room.lines({ entry: 1201, collected: '25.00' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => room.submit([{ customsLineId, amountClaimed: '25.00' }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('many partial claims on one line at once', () => {
  it('fifty at a time never pay more than was collected, and give numbers without a gap', async () => {
    const [customsLineId = ''] = await room.lines({ entry: 1300, collected: '100.00' });
    let paid = 0n;
    for (let round = 0; round < 4; round += 1) {
      const body = await room.submission([{ customsLineId, amountClaimed: '30.00' }]);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          room.user.post('/api/refunds', body, { 'idempotency-key': randomUUID() }),
        ),
      );
      const taken = answers.filter(({ status }) => status === 200).map(parsed);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(taken.length).toBeLessThanOrEqual(1);
      for (const claim of taken) {
        const verified = parsed(await room.verify(claim));
        const decided = await Promise.all(
          Array.from({ length: 50 }, (_, n) =>
            room.approve(verified, n % 2 === 0 ? room.approver : room.approver2),
          ),
        );
        expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
        for (const approved of decided.filter(({ status }) => status === 200))
          paid += money(parsed(approved).amountApproved ?? '0.00');
      }
    }
    expect(paid).toBe(9000n);
    const line = await room.portal.services.database.db
      .selectFrom('customs_line')
      .select('amount_refunded')
      .where('id', '=', customsLineId)
      .executeTakeFirstOrThrow();
    expect(line.amount_refunded).toBe('90.00');
    const numbers = await room.portal.services.database.db
      .selectFrom('refund_claim')
      .select('number')
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual(
      numbers.map((_, index) => `RF-2026-${(index + 1).toString().padStart(6, '0')}`),
    );
  }, 60_000);
});
