import { openPayerRoom, type PayerRoom, shipment } from '../ledger/payerRoom';
import { fileYear, recordOf, reportCalls } from './reportCalls';

let room: PayerRoom;
let calls: ReturnType<typeof reportCalls>;
beforeEach(async () => {
  room = await openPayerRoom();
  calls = reportCalls(room);
});
afterEach(() => room.close());

describe('an amendment', () => {
  it('edge 2 of the first quarter shows what it moves in the later ones before it is accepted, and then moves them', async () => {
    const [first] = await fileYear(room);
    if (first === undefined) throw new Error('no report');
    const lines = [shipment(2026, 1, '6000')];
    const preview = await room.user.post(`/api/assessments/${first.id}/amendment/preview`, { lines });
    expect(preview.body.data).toMatchObject({
      effects: {
        totalDifference: '-1640.00',
        effects: [{ period: 'Q1' }, { period: 'Q2' }, { period: 'Q3' }],
      },
    });
    const pending = recordOf(await calls.amend(first, lines));
    expect(pending).toMatchObject({ number: 'R-2026-Q1-000001-V2', isCurrent: false, status: 'Submitted' });
    // Nothing has moved yet.
    expect((await calls.get(first.id)).status).toBe('Submitted');
    const before = (await room.statement('&to=2027-01-20')).closingBalance;
    const effects = await calls.effects(pending.id);
    expect(
      effects.effects.map(({ period, before: was, after, difference }) => [
        period,
        was.exemptApplied,
        after.exemptApplied,
        difference,
      ]),
    ).toEqual([
      ['Q1', '10000.000', '6000.000', '0.00'],
      ['Q2', '5000.000', '8000.000', '-1230.00'],
      ['Q3', '0.000', '1000.000', '-410.00'],
    ]);
    const unseen = await calls.review(pending, 'accept', { seenDifference: '-1000.00' });
    expect([unseen.status, unseen.body.errors[0]?.error ?? '']).toEqual([409, 'report-amendment-moved']);
    expect((await room.statement('&to=2027-01-20')).closingBalance).toBe(before);
    recordOf(await calls.review(pending, 'accept', { seenDifference: '-1640.00' }));

    const list = await room.user.get('/api/assessments?fiscalYear=2026&sort=dueDate');
    expect(list.body.data).toMatchObject({
      rows: [
        { number: 'R-2026-Q1-000001-V2', amountDue: '0.00', status: 'Accepted' },
        { number: 'R-2026-Q2-000001-V2', amountDue: '0.00', revision: 2 },
        { number: 'R-2026-Q3-000001-V2', amountDue: '4510.00' },
        { number: 'R-2026-Q4-000001', amountDue: '3690.00', revision: 1 },
      ],
    });
    const amended = await calls.get(first.id);
    expect(amended).toMatchObject({ status: 'Amended', balance: '0.00', isCurrent: false });
    expect(
      amended.versions.map(({ revision, quantityShipped, reason }) => [revision, quantityShipped, reason]),
    ).toEqual([
      [2, '6000.000', 'Two trucks were counted twice'],
      [1, '10000.000', ''],
    ]);
  });

  it('waits for its decision before the report it replaces can be returned, and cannot stand where none of its period does', async () => {
    const [first, second] = await fileYear(room);
    if (first === undefined || second === undefined) throw new Error('no report');
    const pending = recordOf(await calls.amend(first, [shipment(2026, 1, '6000')]));
    const refused = await calls.review(first, 'return', { reason: 'Which mill?' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Amendment ${pending.number} of this report is waiting for your decision. Decide it first. If you accept it, it replaces this report.`,
    ]);
    // Both are back with the company; the amendment comes again, and nothing stands that it could replace.
    const returned = recordOf(await calls.review(pending, 'return', { reason: 'Which mill?' }));
    recordOf(await calls.review(first, 'return', { reason: 'Which mill?' }));
    const again = recordOf(await calls.amend(returned, [shipment(2026, 1, '6000')]));
    const homeless = await calls.review(again, 'accept', { seenDifference: '0.00' });
    expect([homeless.status, homeless.body.errors[0]?.error]).toEqual([409, 'report-not-possible-now']);
    expect(await calls.get(second.id)).toMatchObject({ status: 'Submitted', isCurrent: true });
  });

  it('edge 1 downwards after payment leaves credit, which pays the next report', async () => {
    const sent = recordOf(await calls.submit(1, [shipment(2026, 1, '16000')]));
    await room.pay('410.00');
    const pending = recordOf(await calls.amend(sent, [shipment(2026, 1, '15500')]));
    const accepted = recordOf(await calls.review(pending, 'accept', { seenDifference: '-205.00' }));
    expect(accepted).toMatchObject({ amountDue: '205.00', amountPaid: '205.00', balance: '0.00' });
    expect(await room.statement()).toMatchObject({ closingBalance: '-205.00', unappliedCredit: '205.00' });
    await room.goTo('2026-07-20');
    const next = recordOf(
      await calls.submit(2, [shipment(2026, 2, '1000')], { confirmed: ['tenth-of-last'] }),
    );
    expect(next).toMatchObject({
      amountDue: '410.00',
      amountPaid: '205.00',
      balance: '205.00',
      paymentStatus: 'partial',
    });
  });

  it('edge 3 upwards is charged for the additional part alone, from the due date of the report', async () => {
    const sent = recordOf(await calls.submit(1, [shipment(2026, 1, '16000')]));
    await room.pay('410.00');
    await room.goTo('2026-06-30');
    const pending = recordOf(await calls.amend(sent, [shipment(2026, 1, '17000')]));
    const accepted = recordOf(await calls.review(pending, 'accept', { seenDifference: '410.00' }));
    expect(accepted).toMatchObject({
      amountDue: '820.00',
      lateCharge: '41.00',
      interest: '6.77',
      amountPaid: '410.00',
      balance: '457.77',
      owedByPart: { assessment: '820.00', 'late-charge': '41.00', interest: '6.77' },
      paidByPart: { assessment: '362.23', 'late-charge': '41.00', interest: '6.77' },
    });
  });

  it('waits alone, can be returned and sent again, and leaves the report that stands in force', async () => {
    const sent = recordOf(await calls.submit(1, [shipment(2026, 1, '16000')]));
    const pending = recordOf(await calls.amend(sent, [shipment(2026, 1, '17000')]));
    const second = await calls.amend(sent, [shipment(2026, 1, '18000')]);
    expect([second.status, second.body.errors[0]?.error]).toEqual([409, 'report-amendment-waits']);
    const returned = recordOf(await calls.review(pending, 'return', { reason: 'Which trucks?' }));
    expect(returned.deeds).toEqual([]);
    expect((await calls.get(pending.id)).deeds).toEqual(['correct']);
    expect((await room.statement()).closingBalance).toBe('410.00');
    const again = recordOf(await calls.amend(returned, [shipment(2026, 1, '16500')]));
    expect(again).toMatchObject({ id: pending.id, status: 'Submitted', revision: 2 });
    recordOf(await calls.review(again, 'accept', { seenDifference: '205.00' }));
    expect((await room.statement()).closingBalance).toBe('615.00');
  });
});
