import { refundProposal } from '../../../contract/entities/refund';
import { postLines } from './entryLines';
import { openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const post = (entry: number, entryDate: string) =>
  postLines(room.portal.services, room.people.verifier.id, [
    { entry, entryDate, collected: '50.00', companyId: room.people.cedar.id },
  ]);
const idsOffered = async (): Promise<readonly number[]> => {
  const answer = await room.user.get('/api/refunds/proposal?fiscalYear=2026&reason=OTHER');
  return refundProposal.parse(answer.body.data).lines.map(({ customsLineId }) => Number(customsLineId));
};
const draft = (knownUpTo: string) => ({
  content: {
    fiscalYear: 2026,
    reason: 'OTHER',
    explanation: '',
    certificateNumber: '',
    lines: [],
    knownUpTo,
    applicant: { name: '', title: '', phone: '', email: '' },
    documentIds: [],
  },
});

describe('lines that are posted after a draft claim was begun', () => {
  it('have higher IDs than all lines before, which is what the draft tells them by', async () => {
    await post(71, '2026-02-03');
    await post(72, '2026-03-04');
    const newest = Math.max(...(await idsOffered()));
    const path = '/api/refunds/drafts/later';
    expect((await room.user.send('PUT', path, draft(String(newest)))).status).toBe(200);
    // Of an earlier day than the others: the order of the year does not tell.
    await post(70, '2026-01-05');
    expect((await room.user.get(path)).body.data).toMatchObject({ content: { knownUpTo: String(newest) } });
    expect((await idsOffered()).filter((id) => id > newest)).toHaveLength(1);
  });

  it('are told by an ID only', async () => {
    expect((await room.user.send('PUT', '/api/refunds/drafts/later', draft('newest'))).status).toBe(400);
  });
});
