import { customsLineDetails, type CustomsLineDetails } from '../../../contract/entities/customs';
import { refundProposal } from '../../../contract/entities/refund';
import { type Answer } from '../setup/testClient';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeEach(async () => {
  room = await openRefundRoom();
});
afterEach(() => room.close());

const SQUARE = { htsCode: '4409102000', unit: 'm2', quantity: null, entryDate: '2020-06-01' } as const;
const enter = (id: string, body: object, client = room.verifier): Promise<Answer> =>
  client.post(`/api/customs/lines/${id}/quantity`, {
    version: 0,
    quantity: '40.000',
    reason: 'By the packing list.',
    ...body,
  });
const line = async (id: string): Promise<CustomsLineDetails> =>
  customsLineDetails.parse((await room.verifier.get(`/api/customs/lines/${id}`)).body.data);
const propose = async (reason: string, year = 2020) => {
  const answer = await room.user.get(`/api/refunds/proposal?fiscalYear=${year}&reason=${reason}`);
  return refundProposal
    .parse(answer.body.data)
    .lines.map(({ share, amountProposed, quantityProgramUnit }) => [
      share,
      amountProposed,
      quantityProgramUnit,
    ]);
};

describe('edge 18 square meters of before 1 April 2021', () => {
  it('edge 18 are listed as wanting a quantity, and nothing can be claimed on them by the exempt quantity', async () => {
    const [flat = ''] = await room.lines(
      { ...SQUARE, entry: 1, collected: '22.06' },
      { entry: 2, collected: '9.00', entryDate: '2020-06-02' },
    );
    expect(await line(flat)).toMatchObject({ quantityProgramUnit: null, needsQuantity: true, factor: null });
    const listed = await room.verifier.get('/api/customs/lines?needsQuantity=yes');
    expect((listed.body.data as { rows: unknown[] }).rows).toMatchObject([{ id: flat }]);
    expect(await propose('FIRST_QUANTITY')).toEqual([
      ['no-quantity', '0.00', null],
      ['inside', '9.00', '42.378'],
    ]);
    expect(await propose('SMALL_IMPORTER')).toEqual([
      ['no-quantity', '0.00', null],
      ['no-quantity', '0.00', '42.378'],
    ]);
    const guessed = await room.submit([{ customsLineId: flat, amountClaimed: '22.06' }], {
      fiscalYear: 2020,
      reason: 'FIRST_QUANTITY',
    });
    expect(guessed.status).toBe(400);
    expect(guessed.body.errors[0]).toMatchObject({ error: 'claim-no-quantity', field: 'lines.0' });
    expect(guessed.body.errors[0]?.details).toContain('until the board enters the quantity');
  });

  it('edge 18 can be claimed once staff have entered the quantity with a reason, which stands in the audit trail', async () => {
    const [flat = ''] = await room.lines({ ...SQUARE, entry: 1, collected: '22.06' });
    const waiting = () => room.verifier.get('/api/customs/lines?needsQuantity=yes');
    expect((await waiting()).body.data).toMatchObject({ rows: [{ id: flat }], total: 1 });
    expect((await enter(flat, { reason: '' })).status).toBe(400);
    expect((await enter(flat, { quantity: '0.000' })).body.errors[0]?.error).toBe(
      'line-quantity-not-above-zero',
    );
    expect((await enter(flat, {}, room.approver)).status).toBe(403);
    expect((await enter(flat, {})).status).toBe(200);
    expect((await waiting()).body.data).toMatchObject({ rows: [], total: 0 });
    expect(await line(flat)).toMatchObject({
      quantity: '100.000',
      unit: 'm2',
      quantityProgramUnit: '40.000',
      needsQuantity: false,
      enteredQuantity: { quantity: '40.000', reason: 'By the packing list.', version: 1, isCurrent: true },
    });
    expect(await propose('FIRST_QUANTITY')).toEqual([['inside', '22.06', '40.000']]);
    const claim = await room.file([{ customsLineId: flat, amountClaimed: '22.06' }], {
      fiscalYear: 2020,
      reason: 'FIRST_QUANTITY',
    });
    expect(claim.lines).toMatchObject([{ quantity: '100.000', unit: 'm2', quantityProgramUnit: '40.000' }]);
    const rows = await room.portal.services.database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'line-quantity-entered')
      .execute();
    expect(rows).toMatchObject([
      { details: { before: null, after: '40.000', unit: 'MBF', reason: 'By the packing list.' } },
    ]);
  });

  it('edge 18 want a new look when a correction changes the quantity, and not when it changes the money alone', async () => {
    const [flat = ''] = await room.lines({ ...SQUARE, entry: 1, collected: '22.06' });
    await enter(flat, {});
    expect((await enter(flat, { quantity: '41.000' })).status).toBe(409);
    await room.lines({ ...SQUARE, entry: 1, collected: '-2.00', reported: '0.000', adjustmentSeq: 1 });
    expect(await line(flat)).toMatchObject({ quantityProgramUnit: '40.000', needsQuantity: false });
    await room.lines({ ...SQUARE, entry: 1, collected: '-1.00', reported: '-3.000', adjustmentSeq: 2 });
    expect(await line(flat)).toMatchObject({ quantityProgramUnit: null, needsQuantity: true });
    expect((await line(flat)).enteredQuantity).toMatchObject({ isCurrent: false, version: 1 });
    expect((await enter(flat, { version: 1, quantity: '41.000' })).status).toBe(200);
    expect((await line(flat)).quantityProgramUnit).toBe('41.000');
  });

  it('edge 18 are wanted of a line whose own unit converts and whose correction’s does not', async () => {
    const [cubic = ''] = await room.lines({ entry: 1, collected: '22.06' }, { entry: 2, collected: '9.00' });
    await room.lines({
      ...SQUARE,
      htsCode: '4407110000',
      entry: 1,
      collected: '-1.00',
      reported: '-3.000',
      adjustmentSeq: 1,
    });
    const wanted = async () => (await room.verifier.get('/api/customs/lines?needsQuantity=yes')).body.data;
    expect(await line(cubic)).toMatchObject({ quantityProgramUnit: null, needsQuantity: true });
    expect(await wanted()).toMatchObject({ rows: [{ id: cubic, needsQuantity: true }], total: 1 });
    expect(await propose('FIRST_QUANTITY', 2026)).toContainEqual(['no-quantity', '0.00', null]);
    expect((await enter(cubic, {})).status).toBe(200);
    expect(await line(cubic)).toMatchObject({ quantityProgramUnit: '40.000', needsQuantity: false });
    expect(await wanted()).toMatchObject({ rows: [], total: 0 });
  });

  it('edge 18 of a line whose factor was in force nothing is entered by hand', async () => {
    const [cubic = ''] = await room.lines({ entry: 1, collected: '22.06' });
    const refused = await enter(cubic, {});
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'line-quantity-known']);
    expect((await enter('99999999', {})).status).toBe(404);
  });
});

describe('edge 17 tariff numbers', () => {
  it('edge 17 a claim on a number replaced since goes on showing the old one', async () => {
    const [old = ''] = await room.lines({
      entry: 1,
      htsCode: '4407100101',
      collected: '14.83',
      entryDate: '2015-05-05',
    });
    const claim = await room.file([{ customsLineId: old, amountClaimed: '14.83' }], {
      fiscalYear: 2015,
      reason: 'FIRST_QUANTITY',
    });
    expect(claim.lines.map(({ htsCode }) => htsCode)).toEqual(['4407100101']);
    expect((await line(old)).htsCode).toBe('4407.10.0101');
    expect((await room.read(claim.id)).lines.map(({ htsCode }) => htsCode)).toEqual(['4407100101']);
  });

  it('edge 17 a fee on a number that is not covered comes back for that reason, with the documents it needs, to the cent', async () => {
    const [odd = '', fine = ''] = await room.lines(
      { entry: 1, htsCode: '0604200000', covered: false, collected: '31.20' },
      { entry: 2, collected: '9.00' },
    );
    expect(await propose('NOT_COVERED', 2026)).toEqual([
      ['whole', '31.20', '42.378'],
      ['not-eligible', '0.00', '42.378'],
    ]);
    const wanted = { fiscalYear: 2026, reason: 'NOT_COVERED' };
    const bare = await room.submit([{ customsLineId: odd, amountClaimed: '31.20' }], wanted);
    expect(bare.body.errors[0]).toMatchObject({ error: 'claim-evidence-missing', field: 'documentIds' });
    const documentIds = [await room.evidence(), await room.evidence(room.user, 'invoice')];
    const covered = await room.submit([{ customsLineId: fine, amountClaimed: '9.00' }], {
      ...wanted,
      documentIds,
    });
    expect(covered.status).toBe(400);
    const claim = await room.file([{ customsLineId: odd, amountClaimed: '31.20' }], {
      ...wanted,
      documentIds,
    });
    expect(claim).toMatchObject({ reason: 'NOT_COVERED', exactMatch: true, amountClaimed: '31.20' });
    const verified = parsed(await room.verify(claim));
    const approved = parsed(await room.approve(verified));
    expect(approved).toMatchObject({ status: 'Approved', amountApproved: '31.20' });
    expect(await propose('NOT_COVERED', 2026)).toEqual([
      ['nothing-left', '0.00', '42.378'],
      ['not-eligible', '0.00', '42.378'],
    ]);
  });
});
