import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const claimOf = (customsLineId: string, amountClaimed: string) => [{ customsLineId, amountClaimed }];

describe('what may be claimed on a line', () => {
  it('H27 never takes more than is left, over all claims, and says what is left', async () => {
    const [line = ''] = await room.lines({ entry: 201, collected: '100.00' });
    for (const amount of ['-5.00', '0.00', '10.005', '100.01', '5', '1e3', '1e309', '٣.00', '']) {
      const refused = await room.submit(claimOf(line, amount));
      expect([amount, refused.status, refused.body.errors[0]?.field]).toEqual([
        amount,
        400,
        'lines.0.amountClaimed',
      ]);
    }
    const first = parsed(
      await room.approve(parsed(await room.verify(await room.file(claimOf(line, '60.00'))))),
    );
    expect(first.status).toBe('Approved');
    const tooMuch = await room.submit(claimOf(line, '40.01'));
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.body.errors[0]).toMatchObject({
      error: 'claim-more-than-left',
      field: 'lines.0.amountClaimed',
    });
    expect(tooMuch.body.errors[0]?.details).toContain('$40.00 is left');
    const second = parsed(
      await room.approve(parsed(await room.verify(await room.file(claimOf(line, '40.00'))))),
    );
    expect(second.lines[0]?.amountRefunded).toBe('100.00');
    expect((await room.submit(claimOf(line, '0.01'))).status).toBe(400);
  });

  it('H53 refuses a second claim for the same line, names the first, and takes it once that is withdrawn', async () => {
    const [line = ''] = await room.lines({ entry: 202, collected: '80.00' });
    const first = await room.file(claimOf(line, '30.00'));
    for (const client of [room.user, room.colleague]) {
      const body = await room.submission(claimOf(line, '10.00'));
      const again = await client.post('/api/refunds', body, {
        'idempotency-key': `again ${client.token ?? ''}`.slice(-200).replace(/ /g, '-'),
      });
      expect(again.status).toBe(409);
      expect(again.body.message).toContain(`already in claim ${first.number}`);
    }
    parsed(await room.action(room.user, first, 'withdraw', { version: first.version, reason: 'A mistake' }));
    expect((await room.file(claimOf(line, '80.00'))).amountClaimed).toBe('80.00');
  });

  it('takes a line again after its claim was rejected', async () => {
    const [line = ''] = await room.lines({ entry: 203, collected: '80.00' });
    const first = await room.file(claimOf(line, '80.00'));
    const rejected = parsed(
      await room.action(room.verifier, first, 'reject', {
        version: first.version,
        reasonCode: 'not-eligible',
        reason: 'The goods are covered.',
      }),
    );
    expect(rejected).toMatchObject({ status: 'Rejected', heldBy: 'nobody' });
    expect(rejected.decisionDocumentId).not.toBeNull();
    expect((await room.file(claimOf(line, '80.00'))).status).toBe('Submitted');
  });

  it('H67 keeps an amount of eleven digits to the cent and refuses one the column cannot hold', async () => {
    const [line = ''] = await room.lines({ entry: 204, collected: '99999999999.99' });
    const filed = await room.file(claimOf(line, '99999999999.99'));
    expect(filed.lines[0]?.amountClaimed).toBe('99999999999.99');
    const [other = ''] = await room.lines({ entry: 205, collected: '1.00' });
    expect((await room.submit(claimOf(other, '9999999999999.99'))).status).toBe(400);
  });

  it('edge 13 counts what Customs gave back by a correction as not collected', async () => {
    const [line = ''] = await room.lines(
      { entry: 206, collected: '100.00' },
      { entry: 206, collected: '-70.00', adjustmentSeq: 1, quantity: '0.000' },
    );
    const refused = await room.submit(claimOf(line, '30.01'));
    expect(refused.body.errors[0]?.details).toContain('$30.00 is left');
    expect((await room.file(claimOf(line, '30.00'))).status).toBe('Submitted');
  });

  it('edge 12 does not approve what a later correction by Customs has taken away', async () => {
    const [line = ''] = await room.lines({ entry: 207, collected: '100.00' });
    const verified = await room.verified(claimOf(line, '100.00'));
    await room.lines({ entry: 207, collected: '-100.00', adjustmentSeq: 1, quantity: '0.000' });
    const refused = await room.approve(verified);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'refund-more-than-collected']);
    expect((await room.read(verified.id)).status).toBe('Verified');
  });
});

describe('what stands against a claim', () => {
  it.each([
    ['no evidence', { documentIds: [] }, 'claim-evidence-missing', 'documentIds'],
    ['no explanation for another reason', { explanation: '' }, 'claim-explanation-needed', 'explanation'],
    ['organic without a certificate', { reason: 'ORGANIC' }, 'claim-certificate-needed', 'certificateNumber'],
    [
      'a certificate nobody holds',
      { certificateNumber: 'ABCDEFGH1' },
      'claim-certificate-unknown',
      'certificateNumber',
    ],
    [
      'another company’s importer number',
      { importerNumber: '98-7654321' },
      'claim-importer-unknown',
      'importerNumber',
    ],
    [
      'a document that does not exist',
      { documentIds: ['987654321'] },
      'claim-document-unknown',
      'documentIds',
    ],
    ['an odd document id', { documentIds: ['abc'] }, 'claim-document-unknown', 'documentIds'],
    ['another year', { fiscalYear: 2025 }, 'claim-line-unknown', 'lines.0'],
  ])('is said beside its field: %s', async (_, changes, error, field) => {
    const [line = ''] = await room.lines({
      entry: 300 + Math.floor(Math.random() * 9_000_000),
      collected: '50.00',
    });
    const refused = await room.submit(claimOf(line, '50.00'), changes);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ error, field })]));
    for (const { details } of refused.body.errors) expect(details.length).toBeGreaterThan(10);
  });

  it('is everything at once, not one fault after the other', async () => {
    const [line = ''] = await room.lines({ entry: 290, collected: '50.00' });
    const refused = await room.submit(claimOf(line, '50.01'), { documentIds: [], explanation: '' });
    expect(refused.body.errors.map(({ error }) => error)).toEqual([
      'claim-more-than-left',
      'claim-explanation-needed',
      'claim-evidence-missing',
    ]);
  });

  it('names the same line twice', async () => {
    const [line = ''] = await room.lines({ entry: 291, collected: '50.00' });
    const refused = await room.submit([...claimOf(line, '10.00'), ...claimOf(line, '10.00')]);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([400, 'claim-line-twice']);
  });

  it('is a line of another company, told exactly like one that does not exist', async () => {
    const [line = ''] = await room.lines({ entry: 292, collected: '50.00' });
    await room.portal.services.database.db
      .updateTable('customs_line')
      .set({ company_id: room.people.pine.id })
      .where('id', '=', line)
      .execute();
    const other = await room.submit(claimOf(line, '50.00'));
    const none = await room.submit(claimOf('987654321', '50.00'));
    expect(other.status).toBe(400);
    expect(other.body.errors).toEqual(none.body.errors);
  });

  it('is a company that may not claim refunds', async () => {
    await room.portal.services.database.db
      .updateTable('company')
      .set({ is_refund_eligible: false })
      .where('id', '=', room.people.pine.id)
      .execute();
    const body = await room.submission(claimOf('1', '50.00'));
    const refused = await room.pine.post('/api/refunds', body, { 'idempotency-key': 'pine-1' });
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([403, 'refused-company-kind']);
  });

  it('needs its key, and refuses the key for other content', async () => {
    const [line = ''] = await room.lines({ entry: 293, collected: '50.00' });
    const body = await room.submission(claimOf(line, '50.00'));
    expect((await room.user.post('/api/refunds', body)).body.errors[0]?.error).toBe('key-missing');
    expect((await room.submit(claimOf(line, '20.00'), {}, 'one-key')).status).toBe(200);
    expect((await room.submit(claimOf(line, '21.00'), {}, 'one-key')).status).toBe(422);
  });
});
