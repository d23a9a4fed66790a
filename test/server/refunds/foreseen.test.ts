import { randomUUID } from 'node:crypto';
import { foreseenClaims } from '../../../contract/entities/foreseenClaims';
import { home } from '../../../contract/entities/home';
import { refundProposal } from '../../../contract/entities/refund';
import type { TestClient } from '../setup/testClient';
import { openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeEach(async () => {
  room = await openRefundRoom();
});
afterEach(() => room.close());

const foreseen = async (client: TestClient = room.user) =>
  foreseenClaims.parse((await client.get('/api/refunds/foreseen')).body.data);
const proposed = async (fiscalYear: number, reason: string) =>
  refundProposal.parse(
    (await room.user.get(`/api/refunds/proposal?fiscalYear=${fiscalYear}&reason=${reason}`)).body.data,
  ).totalProposed;

describe('H86 what a company can still claim', () => {
  it('names every year and reason with the amount of the claim form, and what is needed', async () => {
    await room.lines(
      { entry: 1, collected: '4478.31', quantity: '900.000', entryDate: '2026-04-01' },
      { entry: 2, collected: '3815.08', quantity: '16000.000', entryDate: '2025-05-01' },
      { entry: 3, collected: '7.00', quantity: '1.000', entryDate: '2025-06-01', entryType: '23' },
    );
    const answer = await foreseen();
    for (const { fiscalYear, reason, amount } of answer.claims)
      expect(await proposed(fiscalYear, reason)).toBe(amount);
    const years = [...new Set(answer.claims.map(({ fiscalYear }) => fiscalYear))];
    expect(years).toEqual([2026, 2025]);
    expect(answer.claims[0]).toMatchObject({
      fiscalYear: 2026,
      reason: 'FIRST_QUANTITY',
      amount: '4478.31',
      lines: 1,
      requiredEvidence: ['entry-summary'],
    });
  });

  it('leaves out what is claimed already and years that were waived', async () => {
    const [first = ''] = await room.lines(
      { entry: 1, collected: '10.00', entryDate: '2026-04-01' },
      { entry: 2, collected: '20.00', entryDate: '2026-05-01' },
      { entry: 3, collected: '40.00', entryDate: '2025-05-01' },
    );
    expect((await foreseen()).total).toBe('70.00');
    await room.file([{ customsLineId: first, amountClaimed: '10.00' }], { reason: 'FIRST_QUANTITY' });
    expect((await foreseen()).total).toBe('60.00');
    await room.user.post(
      '/api/refunds/waivers',
      { fiscalYear: 2025, signerName: 'Una Reed', isAuthorised: true },
      { 'idempotency-key': randomUUID() },
    );
    expect((await foreseen()).total).toBe('20.00');
  });

  it('is each company’s own, and nothing to staff', async () => {
    await room.lines({ entry: 1, collected: '10.00' });
    expect(await foreseen(room.pine)).toEqual({ total: '0.00', claims: [] });
    expect((await room.verifier.get('/api/refunds/foreseen')).status).toBe(403);
  });
});

describe('the tasks of a company', () => {
  const tasks = async () => {
    const answer = home.parse((await room.user.get('/api/home')).body.data);
    if (answer.kind !== 'company') throw new Error('not a company’s home page');
    return answer;
  };

  it('name the claim that waits for an answer; the totals say what is on its way', async () => {
    const [line = ''] = await room.lines({ entry: 1, collected: '25.00' });
    const claim = await room.file([{ customsLineId: line, amountClaimed: '25.00' }]);
    expect((await tasks()).tasks).toEqual([]);
    expect((await tasks()).refundTotals).toEqual({ underReview: '25.00', approved: '0.00' });
    await room.action(room.verifier, claim, 'return', {
      version: claim.version,
      to: 'company',
      reasonCode: 'evidence-missing',
      reason: 'Which entry is it?',
    });
    expect((await tasks()).tasks).toEqual([
      { kind: 'answer-claim', id: claim.id, number: claim.number, days: 0 },
    ]);
  });
});
