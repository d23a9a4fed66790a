import { LIMITS } from '../../../contract/limits';
import { shareQuantity } from '../setup/testPeople';
import { type RefundProposal, refundProposal } from '../../../contract/entities/refund';
import type { TestClient } from '../setup/testClient';
import { PINE_NUMBER, openRefundRoom, parsed, type RefundRoom } from './refundRoom';
import { postLines } from './entryLines';

let room: RefundRoom;
beforeEach(async () => {
  room = await openRefundRoom();
});
afterEach(() => room.close());

const propose = async (
  client: TestClient = room.user,
  rest = 'reason=FIRST_QUANTITY',
): Promise<RefundProposal> => {
  const answer = await client.get(`/api/refunds/proposal?fiscalYear=2026&${rest}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return refundProposal.parse(answer.body.data);
};
const outline = ({ lines }: RefundProposal) =>
  lines.map(({ share, amountProposed }) => [share, amountProposed]);

describe('the applicant of a claim', () => {
  it('is the reader at first, and then as in the newest claim that they filed', async () => {
    const [line = ''] = await room.lines({ entry: 1, collected: '30.00' });
    const { applicant } = await propose();
    expect(applicant).toMatchObject({ email: 'user@cedarline.example', title: '' });
    await room.file([{ customsLineId: line, amountClaimed: '30.00' }]);
    expect((await propose()).applicant).toEqual({
      name: 'Una Reed',
      title: 'Controller',
      phone: '207-555-0101',
      email: 'una@cedarline.example',
    });
    expect((await propose(room.colleague)).applicant).toMatchObject({ email: 'colleague@cedarline.example' });
  });
});

describe('the first quantity of the year', () => {
  it('H96 explains its total to the last cent: what can be claimed, less refunds and open claims', async () => {
    const [first = '', second = ''] = await room.lines(
      { entry: 1, collected: '30.00', quantity: '100.000' },
      { entry: 2, collected: '20.00', quantity: '100.000' },
      { entry: 3, collected: '10.00', quantity: '100.000' },
    );
    const reason = 'FIRST_QUANTITY';
    const paid = await room.file([{ customsLineId: first, amountClaimed: '30.00' }], { reason });
    parsed(await room.approve(parsed(await room.verify(paid))));
    const open = await room.file([{ customsLineId: second, amountClaimed: '20.00' }], { reason });
    const { explanation, totalProposed, earlierClaims } = await propose();
    expect(earlierClaims).toEqual([
      { id: paid.id, number: paid.number, status: 'Approved', amount: '30.00' },
      { id: open.id, number: open.number, status: 'Submitted', amount: '20.00' },
    ]);
    expect(totalProposed).toBe('10.00');
    expect(explanation.slice(-5)).toEqual([
      {
        step: 'exempt-collected',
        values: { amount: '60.00', quantity: '300.000', rate: '0.2000', unit: 'MBF' },
      },
      { step: 'year-entitled', values: { amount: '60.00' } },
      { step: 'year-refunded', values: { amount: '30.00' } },
      { step: 'year-in-claims', values: { amount: '20.00' } },
      { step: 'year-available', values: { amount: '10.00' } },
    ]);
  });

  it('is walked in order of entry date, whatever order the lines came in', async () => {
    await room.lines(
      { entry: 3, collected: '30.00', quantity: '5000.000', entryDate: '2026-04-01' },
      { entry: 1, collected: '10.00', quantity: '9000.000', entryDate: '2026-02-01' },
      { entry: 2, collected: '20.00', quantity: '4000.000', entryDate: '2026-03-01' },
    );
    const proposal = await propose();
    expect(proposal.lines.map(({ entryDate }) => entryDate)).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
    ]);
    expect(outline(proposal)).toEqual([
      ['inside', '10.00'],
      ['inside', '20.00'],
      ['crossing', '12.00'],
    ]);
  });

  it('is shared with the company’s own reports and with its group', async () => {
    await shareQuantity(room.portal.services, [room.people.cedar.id, room.people.pine.id]);
    const [mine = ''] = await room.lines({ entry: 1, collected: '100.00', quantity: '10000.000' });
    await postLines(room.portal.services, room.people.verifier.id, [
      {
        entry: 2,
        collected: '100.00',
        quantity: '10000.000',
        companyId: room.people.pine.id,
        importerNumber: PINE_NUMBER,
      },
    ]);
    expect(outline(await propose(room.pine))).toEqual([['inside', '100.00']]);
    await room.file([{ customsLineId: mine, amountClaimed: '100.00' }], { reason: 'FIRST_QUANTITY' });
    const left = await propose(room.pine);
    expect(outline(left)).toEqual([['crossing', '50.00']]);
    expect(left.exemptUsedElsewhere).toBe('10000.000');
  });

  it('is given away once when two companies of a group file in the same moment', async () => {
    await shareQuantity(room.portal.services, [room.people.cedar.id, room.people.pine.id]);
    const [mine = ''] = await room.lines({ entry: 1, collected: '100.00', quantity: '15000.000' });
    const [theirs = ''] = await postLines(room.portal.services, room.people.verifier.id, [
      {
        entry: 2,
        collected: '100.00',
        quantity: '15000.000',
        companyId: room.people.pine.id,
        importerNumber: PINE_NUMBER,
      },
    ]);
    const own = await room.submission([{ customsLineId: mine, amountClaimed: '100.00' }], {
      reason: 'FIRST_QUANTITY',
    });
    const other = await room.submission([{ customsLineId: theirs, amountClaimed: '100.00' }], {
      reason: 'FIRST_QUANTITY',
      importerNumber: PINE_NUMBER,
      documentIds: [await room.evidence(room.pine)],
    });
    const answers = await Promise.all([
      room.user.post('/api/refunds', own, { 'idempotency-key': 'own' }),
      room.pine.post('/api/refunds', other, { 'idempotency-key': 'other' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const loser = answers.find(({ status }) => status === 400);
    expect(loser?.body.errors[0]?.error).toBe('claim-more-than-proposed');
  });

  it('shows a line of another claim with that claim’s number and proposes nothing on it', async () => {
    const [line = ''] = await room.lines({ entry: 1, collected: '100.00' });
    const claim = await room.file([{ customsLineId: line, amountClaimed: '40.00' }], {
      reason: 'FIRST_QUANTITY',
    });
    const [shown] = (await propose()).lines;
    expect(shown).toMatchObject({
      amountProposed: '0.00',
      amountInOtherClaims: '40.00',
      share: 'nothing-left',
    });
    expect(shown?.explanation.at(-1)).toEqual({
      step: 'in-another-claim',
      values: { claim: claim.number, amount: '40.00' },
    });
    parsed(await room.approve(parsed(await room.verify(claim))));
    expect((await propose()).lines[0]).toMatchObject({
      amountProposed: '60.00',
      amountRefunded: '40.00',
      amountInOtherClaims: '0.00',
    });
  });
});

describe('other reasons', () => {
  it('offer the lines they fit: temporary imports, uncovered goods, organic ones under a certificate', async () => {
    await room.lines(
      { entry: 1, collected: '10.00', entryType: '23' },
      { entry: 2, collected: '20.00', covered: false },
      { entry: 3, collected: '30.00', entryDate: '2026-05-02' },
    );
    await room.portal.services.database.db
      .insertInto('exemption')
      .values({
        number: 'EX-2026-000009',
        company_id: room.people.cedar.id,
        kind: 'ORGANIC',
        fiscal_year: 2026,
        status: 'Approved',
        submitted_at: null,
        decision_due: null,
        certificate_number: 'CEDAR0001',
        valid_from: '2026-05-01',
        valid_to: '2027-05-01',
        created_at: new Date(),
      })
      .execute();
    expect((await propose(room.user, 'reason=TEMPORARY_IMPORT')).totalProposed).toBe('10.00');
    expect((await propose(room.user, 'reason=NOT_COVERED')).totalProposed).toBe('20.00');
    const organic = await propose(room.user, 'reason=ORGANIC');
    expect([organic.totalProposed, organic.requiredEvidence]).toEqual([
      '30.00',
      ['entry-summary', 'certificate'],
    ]);
  });

  it('shows the lines of one importer number and still measures with all of them', async () => {
    await room.portal.services.database.db
      .insertInto('importer_number')
      .values({ number: '12-3456789AB', company_id: room.people.cedar.id })
      .execute();
    await room.lines(
      { entry: 1, collected: '10.00', quantity: '14000.000', entryDate: '2026-01-05' },
      {
        entry: 2,
        collected: '20.00',
        quantity: '2000.000',
        entryDate: '2026-01-06',
        importerNumber: '12-3456789AB',
      },
    );
    const proposal = await propose(room.user, 'reason=FIRST_QUANTITY&importerNumber=12-3456789AB');
    expect(outline(proposal)).toEqual([['crossing', '10.00']]);
    expect(proposal.importerNumbers).toEqual([
      { number: '12-3456789', lines: 1 },
      { number: '12-3456789AB', lines: 1 },
    ]);
  });
});

describe('a draft', () => {
  const content = {
    fiscalYear: 2026,
    reason: 'OTHER',
    importerNumber: '',
    explanation: 'half a sen',
    certificateNumber: '',
    lines: [{ customsLineId: '1', amountClaimed: '12,' }],
    applicant: { name: 'Una', title: '', phone: '', email: '' },
    documentIds: [],
  };

  const at = (key: string) => `/api/refunds/drafts/${key}`;
  const keysOf = async () =>
    ((await room.user.get('/api/refunds/drafts')).body.data as { key: string }[]).map(({ key }) => key);

  it('H08 is there again for the same person, unfinished as it was, and for nobody else', async () => {
    const saved = await room.user.send('PUT', at('a'), { content });
    expect(saved.status).toBe(200);
    expect((await room.user.get(at('a'))).body.data).toMatchObject({ content });
    expect((await room.colleague.get(at('a'))).body.data).toBeNull();
    expect((await room.pine.get(at('a'))).body.data).toBeNull();
    expect((await room.colleague.get('/api/refunds/drafts')).body.data).toEqual([]);
  });

  it('is one of several, each with its name, and saving one leaves the others as they are', async () => {
    await room.user.send('PUT', at('a'), { content });
    room.portal.clock.advance(1_000);
    const second = { ...content, name: 'Late entries', fiscalYear: 2024, lines: [] };
    await room.user.send('PUT', at('b'), { content: second });
    expect((await room.user.get('/api/refunds/drafts')).body.data).toMatchObject([
      { key: 'b', name: 'Late entries', fiscalYear: 2024, reason: 'OTHER', lines: 0 },
      { key: 'a', name: '', fiscalYear: 2026, lines: 1 },
    ]);
    expect((await room.user.get(at('a'))).body.data).toMatchObject({ content });
  });

  it('goes when it is discarded, and when its claim is filed; the others stay', async () => {
    const [line = ''] = await room.lines({ entry: 1, collected: '10.00' });
    for (const key of ['a', 'b', 'c']) await room.user.send('PUT', at(key), { content });
    expect((await room.user.send('DELETE', at('c'))).status).toBe(200);
    expect((await room.user.get(at('c'))).body.data).toBeNull();
    await room.colleague.send('PUT', at('a'), { content });
    await room.file([{ customsLineId: line, amountClaimed: '10.00' }], { draft: 'a' });
    expect(await keysOf()).toEqual(['b']);
    expect((await room.colleague.get(at('a'))).body.data).toMatchObject({ content });
  });

  it('becomes one claim, which its person finds when the answer was lost, and nothing else is saved or filed as it', async () => {
    const [line = '', other = ''] = await room.lines(
      { entry: 1, collected: '10.00' },
      { entry: 2, collected: '20.00' },
    );
    await room.user.send('PUT', at('a'), { content });
    expect((await room.user.get(`${at('a')}/claim`)).body.data).toBeNull();
    const filed = await room.file([{ customsLineId: line, amountClaimed: '10.00' }], { draft: 'a' });
    expect((await room.user.get(`${at('a')}/claim`)).body.data).toEqual({
      id: filed.id,
      number: filed.number,
      filedAt: room.portal.clock.now().toISOString(),
    });
    expect((await room.colleague.get(`${at('a')}/claim`)).body.data).toBeNull();
    expect((await room.pine.get(`${at('a')}/claim`)).body.data).toBeNull();
    const refusals = [
      await room.user.send('PUT', at('a'), { content }),
      await room.submit([{ customsLineId: other, amountClaimed: '20.00' }], { draft: 'a' }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.errors[0]?.error]).toEqual([409, 'claim-filed-before']);
      expect(body.message).toContain(filed.number);
    }
    expect(await keysOf()).toEqual([]);
    expect(
      (await room.submit([{ customsLineId: other, amountClaimed: '20.00' }], { draft: 'b' })).status,
    ).toBe(200);
  });

  it('is one of at most twenty; those there are can still be saved', async () => {
    for (let n = 1; n <= LIMITS.claimDrafts; n += 1)
      expect((await room.user.send('PUT', at(`n${n}`), { content })).status).toBe(200);
    const more = await room.user.send('PUT', at('more'), { content });
    expect([more.status, more.body.errors[0]?.error]).toEqual([409, 'claim-drafts-too-many']);
    expect((await room.user.send('PUT', at('n1'), { content })).status).toBe(200);
  });
});
