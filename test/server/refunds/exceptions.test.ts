import { randomUUID } from 'node:crypto';
import { refundWaiver } from '../../../contract/entities/refundException';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let entry = 7000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const keyed = () => ({ 'idempotency-key': randomUUID() });
const oneLine = async (entryDate = '2026-03-02') => {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '40.00', entryDate });
  return [{ customsLineId, amountClaimed: '40.00' }];
};

describe('a waiver of a year’s refunds', () => {
  const waive = (fiscalYear: number) =>
    room.user.post(
      '/api/refunds/waivers',
      { fiscalYear, signerName: 'Una Reed', isAuthorised: true },
      keyed(),
    );

  it('edge 28 refuses a later claim of the year with a sentence, until staff take it back with a reason', async () => {
    const waiver = refundWaiver.parse((await waive(2025)).body.data);
    const line = await oneLine('2025-03-02');
    const refused = await room.submit(line, { fiscalYear: 2025 });
    expect(refused.body.errors[0]).toMatchObject({ error: 'claim-waived', field: 'fiscalYear' });
    expect(refused.text).toContain('waived its refunds for 2025');
    expect((await waive(2025)).body.errors[0]?.error).toBe('waiver-on-file-already');

    const path = `/api/admin/refunds/waivers/${waiver.id}/withdraw`;
    expect((await room.admin.post(path, { reason: '' }, keyed())).status).toBe(400);
    expect((await room.approver.post(path, { reason: 'x' }, keyed())).status).toBe(403);
    const gone = await room.admin.post(path, { reason: 'Signed by mistake.' }, keyed());
    expect(gone.body.data).toMatchObject({ withdrawn: { reason: 'Signed by mistake.' } });
    expect((await room.submit(line, { fiscalYear: 2025 })).status).toBe(200);
  });

  it('is refused while a claim of the year is under way, and is nobody else’s to see', async () => {
    const claim = await room.file(await oneLine());
    const refused = await waive(2026);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'waiver-claim-under-way']);
    expect(refused.text).toContain(claim.number);
    const asked = `/api/refunds/waivers?companyId=${room.people.cedar.id}`;
    expect((await room.pine.get(asked)).status).toBe(404);
    expect((await room.readonly.get(asked)).text).toContain('Una Reed');
  });
});

describe('edge 11 lines that arrive late', () => {
  it('can be claimed by a supplementary claim; what was refunded before is never taken back, the difference is shown', async () => {
    const quantity = '10000.000';
    const dates = ['2023-04-10', '2023-05-10'];
    const lines: string[] = [];
    for (const entryDate of dates) {
      const [customsLineId = ''] = await room.lines({
        entry: (entry += 1),
        collected: '4100.00',
        entryDate,
        quantity,
      });
      lines.push(customsLineId);
    }
    const first = { fiscalYear: 2023, reason: 'FIRST_QUANTITY' };
    const claims = [
      { customsLineId: lines[0] ?? '', amountClaimed: '4100.00' },
      { customsLineId: lines[1] ?? '', amountClaimed: '2050.00' },
    ];
    const claim = await room.file(claims, first);
    const verified = parsed(await room.verify(claim));
    await room.approve(verified);
    parsed(await room.approve(await room.read(claim.id), room.approver2));

    const [late = ''] = await room.lines({
      entry: (entry += 1),
      collected: '2050.00',
      entryDate: '2023-04-01',
      quantity: '5000.000',
    });
    const proposal = await room.user.get('/api/refunds/proposal?fiscalYear=2023&reason=FIRST_QUANTITY');
    const { totalProposed, lines: shown } = proposal.body.data as {
      totalProposed: string;
      lines: { customsLineId: string; amountProposed: string; amountRefunded: string }[];
    };
    expect(totalProposed).toBe('0.00');
    expect(proposal.text).toContain('held-back');
    expect(shown.find(({ customsLineId }) => customsLineId === lines[1])?.amountRefunded).toBe('2050.00');
    const held = await room.submit([{ customsLineId: late, amountClaimed: '0.01' }], first);
    expect(held.body.errors[0]?.error).toBe('claim-more-than-proposed');
    // Another ground leaves the exempt quantity alone, so the late line has its own right.
    const supplementary = await room.submit([{ customsLineId: late, amountClaimed: '2050.00' }], {
      ...first,
      reason: 'OTHER',
    });
    expect(parsed(supplementary).amountClaimed).toBe('2050.00');
    expect((await room.read(claim.id)).amountApproved).toBe('6150.00');
  });
});

describe('edge 27 a claim of 1,200 lines', () => {
  it('is refused for its one bad line alone, by that line’s place, and taken without it', async () => {
    const ids = await room.lines(
      ...Array.from({ length: 1_200 }, (_, n) => ({
        entry: 20_000 + n,
        collected: '5.00',
        entryDate: '2022-02-01',
      })),
    );
    const lines = ids.map((customsLineId, n) => ({
      customsLineId,
      amountClaimed: n === 777 ? '5.01' : '5.00',
    }));
    const refused = await room.submit(lines, { fiscalYear: 2022 });
    expect(refused.body.errors.map(({ error, field }) => [error, field])).toEqual([
      ['claim-more-than-left', 'lines.777.amountClaimed'],
    ]);
    const taken = parsed(await room.submit(lines.toSpliced(777, 1), { fiscalYear: 2022 }));
    expect([taken.lineCount, taken.amountClaimed]).toEqual([1_199, '5995.00']);
  }, 60_000);

  it('edge 27 of 0.00 is refused at its line, and below the smallest sum as a whole', async () => {
    const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '40.00' });
    const nothing = await room.submit([{ customsLineId, amountClaimed: '0.00' }]);
    expect(nothing.body.errors[0]?.error).toBe('claim-not-above-zero');
  });
});

describe('a claim after the last day', () => {
  it('is let in by an admin for a company’s year, until a day and with a reason that stays on the claim', async () => {
    const read = await room.admin.get('/api/admin/configuration/document');
    const { document, version } = read.body.data as { document: Record<string, unknown>; version: string };
    const saved = await room.admin.send(
      'PUT',
      '/api/admin/configuration',
      {
        version,
        document: { ...document, refundWindow: { anchor: 'YEAR_END', days: 60 } },
        reason: 'Window of sixty days',
      },
      keyed(),
    );
    if (saved.status !== 200) throw new Error(saved.text);
    const line = await oneLine('2024-05-02');
    const late = await room.submit(line, { fiscalYear: 2024 });
    expect(late.body.errors[0]?.error).toBe('claim-outside-window');
    const leave = {
      companyId: room.people.cedar.id,
      fiscalYear: 2024,
      until: '2026-06-30',
      reason: 'The broker’s papers came late.',
    };
    expect((await room.verifier.post('/api/admin/refunds/late-leaves', leave, keyed())).status).toBe(403);
    const past = { ...leave, until: '2026-06-14' };
    expect((await room.admin.post('/api/admin/refunds/late-leaves', past, keyed())).status).toBe(400);
    expect((await room.admin.post('/api/admin/refunds/late-leaves', leave, keyed())).status).toBe(200);
    const claim = parsed(await room.submit(line, { fiscalYear: 2024 }));
    expect(claim.lateUntil).toBe('2026-06-30');
  });
});
