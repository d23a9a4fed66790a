import { randomUUID } from 'node:crypto';
import { refundProposal } from '../../../contract/entities/refund';
import { listOf } from '../../../contract/list';
import { notification } from '../../../contract/entities/notification';
import { formatEntryNumber } from '../../../domain/entryNumber';
import type { TestClient } from '../setup/testClient';
import { download } from '../setup/upload';
import { entryNumberOf } from './entryLines';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const seen = async (client: TestClient): Promise<string[]> => {
  const answer = await client.get('/api/notifications?pageSize=100');
  return listOf(notification)
    .parse(answer.body.data)
    .rows.map(({ text }) => text);
};

describe('a claim from filing to the letter', () => {
  it('is proposed, filed, verified and approved by three people, each step told to whom it concerns', async () => {
    const [whole = '', part = ''] = await room.lines(
      { entry: 101, collected: '173.70', quantity: '14990.000', entryDate: '2026-01-05' },
      { entry: 102, collected: '100.00', quantity: '40.000', entryDate: '2026-01-06' },
    );
    const proposal = refundProposal.parse(
      (await room.user.get('/api/refunds/proposal?fiscalYear=2026&reason=FIRST_QUANTITY')).body.data,
    );
    expect(proposal.lines.map(({ share, amountProposed }) => [share, amountProposed])).toEqual([
      ['inside', '173.70'],
      ['crossing', '25.00'],
    ]);
    expect(proposal).toMatchObject({
      totalCollected: '273.70',
      totalProposed: '198.70',
      exemptQuantity: '15000.000',
      requiredEvidence: ['entry-summary'],
      years: [{ fiscalYear: 2026, lines: 2, amountCollected: '273.70' }],
    });

    const filed = await room.file(
      [
        { customsLineId: whole, amountClaimed: '173.70' },
        { customsLineId: part, amountClaimed: '25.00' },
      ],
      { reason: 'FIRST_QUANTITY', explanation: '' },
    );
    expect(filed).toMatchObject({
      number: 'RF-2026-000001',
      status: 'Submitted',
      heldBy: 'verifier',
      amountClaimed: '198.70',
      exactMatch: true,
      decisionDue: '2026-08-14',
      filedBy: { name: 'user Tester' },
    });
    expect(filed.documents).toHaveLength(1);
    expect(filed.lines[1]?.explanation.map(({ step }) => step)).toEqual([
      'collected',
      'position',
      'share-crossing',
      'proposed',
    ]);
    expect(await seen(room.verifier)).toContain(
      'Claim RF-2026-000001 of Cedarline Imports for $198.70 is ready to verify.',
    );

    const taken = parsed(await room.action(room.verifier, filed, 'take-up', { version: filed.version }));
    expect([taken.status, taken.assignedTo?.name]).toEqual(['InVerification', 'verifier Tester']);
    const verified = parsed(await room.verify(taken));
    expect(verified).toMatchObject({ status: 'Verified', amountVerified: '198.70', approvalsNeeded: 1 });
    expect(await seen(room.approver)).toContain(
      'Claim RF-2026-000001 of Cedarline Imports was verified at $198.70 and is ready to approve.',
    );

    const approved = parsed(await room.approve(verified));
    expect(approved).toMatchObject({ status: 'Approved', amountApproved: '198.70', heldBy: 'payment' });
    expect(approved.lines.map(({ amountRefunded }) => amountRefunded)).toEqual(['173.70', '25.00']);
    expect(approved.timeline.map(({ action, toStatus, by }) => [action, toStatus, by.name])).toEqual([
      ['refund-submitted', 'Submitted', 'user Tester'],
      ['refund-taken-up', 'InVerification', 'verifier Tester'],
      ['refund-verified', 'Verified', 'verifier Tester'],
      ['refund-approved', 'Approved', 'approver Tester'],
    ]);
    expect(await seen(room.user)).toContain('Claim RF-2026-000001 was approved for $198.70.');

    const ledger = await room.portal.services.database.db
      .selectFrom('ledger_entry')
      .select(['kind', 'amount', 'reference'])
      .where('refund_id', '=', filed.id)
      .execute();
    expect(ledger).toEqual([{ kind: 'REFUND', amount: '-198.70', reference: 'RF-2026-000001' }]);
    const letter = await download(room.portal.url, room.user, `/api/refunds/${filed.id}/decision.pdf`);
    expect(letter.status).toBe(200);
    expect(letter.headers.get('content-type')).toBe('application/pdf');
    expect(letter.headers.get('content-disposition')).toMatch(
      /^attachment; filename="RF-2026-000001-approved.pdf"/,
    );
    expect(letter.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(approved.documents.find(({ kind }) => kind === 'decision')?.id).toBe(approved.decisionDocumentId);
  });

  it('names the next filed claim without a gap, also after a refused one', async () => {
    const [line = ''] = await room.lines({ entry: 110, collected: '50.00' });
    expect((await room.submit([{ customsLineId: line, amountClaimed: '99.00' }])).status).toBe(400);
    const filed = await room.file([{ customsLineId: line, amountClaimed: '50.00' }]);
    expect(filed.number).toBe('RF-2026-000002');
    expect(filed.exactMatch).toBe(true);
  });

  it('has no letter before there is a decision', async () => {
    const [line = ''] = await room.lines({ entry: 111, collected: '50.00' });
    const filed = await room.file([{ customsLineId: line, amountClaimed: '20.00' }]);
    const answer = await room.user.get(`/api/refunds/${filed.id}/decision.pdf`);
    expect([answer.status, answer.body.errors[0]?.error]).toEqual([404, 'refund-not-decided']);
    expect(filed.exactMatch).toBe(false);
  });

  it('H16 blames the administrator, for the company, and counts her as the filer', async () => {
    const [line = ''] = await room.lines({ entry: 112, collected: '50.00' });
    const company = room.people.cedar.id;
    await room.admin.post('/api/admin/impersonation', { companyId: company, reason: 'Asked by telephone' });
    const acting = { 'x-on-behalf-of': company };
    const key = { 'idempotency-key': randomUUID() };
    const evidence = await room.evidence();
    const body = await room.submission([{ customsLineId: line, amountClaimed: '50.00' }], {
      documentIds: [evidence],
    });
    const filed = parsed(await room.admin.post('/api/refunds', body, { ...acting, ...key }));
    expect(filed.timeline).toMatchObject([
      { by: { name: 'admin Tester' }, onBehalfOf: 'Cedarline Imports', action: 'refund-submitted' },
    ]);
    await room.admin.send('DELETE', '/api/admin/impersonation', undefined, acting);
    const refused = await room.verify(filed, undefined, room.admin);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([403, 'refused-filed-by-you']);
    const seen = await room.read(filed.id, room.user);
    expect(seen.filedBy?.name).toBe('admin Tester');
  });
});

describe('comments', () => {
  it('shows those among staff to staff alone', async () => {
    const [line = ''] = await room.lines({ entry: 120, collected: '50.00' });
    const claim = await room.file([{ customsLineId: line, amountClaimed: '50.00' }]);
    const say = (client: TestClient, text: string, internal: boolean) =>
      client.post(`/api/refunds/${claim.id}/comments`, { text, internal });
    expect((await say(room.verifier, 'Looks odd', true)).status).toBe(200);
    expect((await say(room.verifier, 'Please hold the invoice ready', false)).status).toBe(200);
    expect((await say(room.user, 'It is here', false)).status).toBe(200);
    expect((await say(room.user, 'secret', true)).status).toBe(403);
    expect((await say(room.readonly, 'hello', false)).status).toBe(403);
    expect((await room.read(claim.id, room.user)).comments.map(({ text }) => text)).toEqual([
      'Please hold the invoice ready',
      'It is here',
    ]);
    expect((await room.read(claim.id)).comments).toHaveLength(3);
    expect((await room.read(claim.id)).version).toBe(claim.version);
  });

  it('that staff write stay among staff unless they say otherwise, those of the company are for both', async () => {
    const [line = ''] = await room.lines({ entry: 121, collected: '50.00' });
    const claim = await room.file([{ customsLineId: line, amountClaimed: '50.00' }]);
    const say = (client: TestClient, text: string) =>
      client.post(`/api/refunds/${claim.id}/comments`, { text });
    expect((await say(room.verifier, 'Decision overdue soon')).status).toBe(200);
    expect((await say(room.user, 'The invoice follows')).status).toBe(200);
    expect((await room.read(claim.id, room.user)).comments.map(({ text }) => text)).toEqual([
      'The invoice follows',
    ]);
    expect((await room.read(claim.id)).comments.map(({ internal }) => internal)).toEqual([true, false]);
  });

  it('a question about a line names its entry in the company’s language, whatever the reader’s', async () => {
    const [line = ''] = await room.lines({ entry: 122, collected: '50.00' });
    const claim = await room.file([{ customsLineId: line, amountClaimed: '50.00' }]);
    const ask = (aboutLine: string | undefined) =>
      room.verifier.post(`/api/refunds/${claim.id}/comments`, {
        text: 'Which invoice?',
        internal: false,
        aboutLine,
      });
    const { db } = room.portal.services.database;
    const speaks = (language: 'en' | 'fr') =>
      db.updateTable('company').set({ language }).where('id', '=', room.people.cedar.id).execute();
    const entry = formatEntryNumber(entryNumberOf(122));
    await speaks('fr');
    expect((await ask(claim.lines[0]?.id)).status).toBe(200);
    await speaks('en');
    expect((await ask(claim.lines[0]?.id)).status).toBe(200);
    expect((await room.read(claim.id, room.user)).comments.map(({ text }) => text)).toEqual([
      `Déclaration ${entry}, ligne 1\u00a0: Which invoice?`,
      `Entry ${entry}, line 1: Which invoice?`,
    ]);
    const refused = await ask('999999');
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field: 'aboutLine' }]]);
  });
});
