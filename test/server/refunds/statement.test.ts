import { pdfPages } from '../../pdfText';
import { download } from '../setup/upload';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const wordsOf = (pdf: Buffer): string => pdfPages(pdf).join('\n');
const statementOf = (client = room.user, year = 2026) =>
  download(room.portal.url, client, `/api/refunds/statement.pdf?fiscalYear=${year}`);

describe('a year’s refund statement', () => {
  it('says what was claimed, approved, and paid, and what remains, claim by claim', async () => {
    const [first = '', second = '', third = ''] = await room.lines(
      { entry: 1, collected: '30.00', quantity: '100.000' },
      { entry: 2, collected: '20.00', quantity: '100.000' },
      { entry: 3, collected: '10.00', quantity: '100.000' },
    );
    const reason = 'FIRST_QUANTITY';
    const approved = await room.file([{ customsLineId: first, amountClaimed: '30.00' }], { reason });
    parsed(await room.approve(parsed(await room.verify(approved))));
    const open = await room.file([{ customsLineId: second, amountClaimed: '20.00' }], { reason });
    const withdrawn = await room.file([{ customsLineId: third, amountClaimed: '10.00' }], { reason });
    await room.action(room.user, withdrawn, 'withdraw', { version: withdrawn.version, reason: 'A mistake.' });

    const { bytes, headers } = await statementOf();
    expect(headers.get('content-type')).toBe('application/pdf');
    const words = wordsOf(bytes);
    expect(words).toContain('Annual refund statement');
    for (const line of [
      'Claimed: $50.00',
      'Approved: $30.00',
      'Paid: $0.00',
      'Approved, not yet paid: $30.00',
      'Still available to claim: $10.00',
      approved.number,
      open.number,
    ])
      expect(words).toContain(line);
    expect(words).not.toContain(withdrawn.number);
  });

  it('is the company’s own, also for a year without claims, and staff have none', async () => {
    expect(wordsOf((await statementOf(room.user, 2024)).bytes)).toContain(
      'You have no claims for this year.',
    );
    expect(wordsOf((await statementOf(room.pine)).bytes)).not.toContain('RF-2026');
    expect((await room.verifier.get('/api/refunds/statement.pdf?fiscalYear=2026')).status).toBe(403);
  });
});
