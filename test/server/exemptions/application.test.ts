import { randomUUID } from 'node:crypto';
import { exemptionStart } from '../../../contract/entities/exemption';
import type { Answer } from '../setup/testClient';
import { draft, type ExemptionRoom, openExemptionRoom, ORGANIC, SMALL, taken } from './exemptionRoom';

let room: ExemptionRoom;
beforeEach(async () => {
  room = await openExemptionRoom();
});
afterEach(() => room.close());

const errorsOf = (answer: Answer) => answer.body.errors.map(({ error, field }) => [field, error]);

describe('an application for exemption', () => {
  it('is kept whole, with its evidence and the board’s last day to decide', async () => {
    const filed = await room.file();
    expect(filed).toMatchObject({
      number: 'EX-2026-000001',
      status: 'Submitted',
      version: 1,
      heldBy: 'board',
      decisionDue: '2026-07-15',
      decisionDaysLeft: 30,
      claim: ORGANIC,
      filedBy: { id: room.people.cedarUser.id },
    });
    expect(filed.documents.map(({ kind }) => kind)).toEqual(['certificate']);
    expect(filed.timeline.map(({ action }) => action)).toEqual(['exemption-submitted']);
    const inbox = await room.admin.get('/api/notifications');
    expect(JSON.stringify(inbox.body.data)).toContain('EX-2026-000001');
  });

  it('with organic and other quantity that do not come to the total is refused beside the total', async () => {
    const answer = await room.apply({
      claim: { ...ORGANIC, totalQuantity: '2000.500', nonOrganicQuantity: '1' },
    });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual([['claim.totalQuantity', 'exemption-parts-differ']]);
  });

  it('says everything that stands against it at once', async () => {
    const answer = await room.apply({
      fiscalYear: 2031,
      claim: {
        ...ORGANIC,
        organicQuantity: '0',
        certifier: '',
        handlesOrganic: false,
        organicCertificateEnds: '2026-06-14',
      },
      documentIds: [],
    });
    expect(errorsOf(answer)).toEqual([
      ['fiscalYear', 'exemption-year-closed'],
      ['claim.organicQuantity', 'exemption-nothing-organic'],
      ['claim.totalQuantity', 'exemption-parts-differ'],
      ['claim.certifier', 'field-missing'],
      ['claim.organicCertificateEnds', 'exemption-certificate-ended'],
      ['claim.handlesOrganic', 'exemption-tick-needed'],
      ['documentIds', 'exemption-evidence-missing'],
    ]);
    const { db } = room.portal.services.database;
    expect(await db.selectFrom('exemption').selectAll().execute()).toEqual([]);
  });

  it('for a small volume must lie below 15,000 MBF, not at it', async () => {
    const documentIds = [await room.document('sales-statement')];
    const claim = { ...SMALL, expectedQuantity: '15000.000' };
    expect(errorsOf(await room.apply({ claim, documentIds }))).toEqual([
      ['claim.expectedQuantity', 'exemption-not-below-threshold'],
    ]);
    expect((await room.apply({ claim: SMALL, documentIds })).status).toBe(200);
  });

  it('H53 of the same kind and year is refused by name until the first is withdrawn', async () => {
    const first = await room.file();
    const again = await room.apply();
    expect(again.status).toBe(409);
    expect(again.body.errors[0]).toMatchObject({ error: 'exemption-there-already' });
    expect(again.body.message).toContain(first.number);
    taken(await room.action(room.user, first, 'withdraw', { version: 1, reason: 'Sent too early.' }));
    expect((await room.apply()).status).toBe(200);
  });

  it('H11 sent twice at once with one key is one application', async () => {
    const body = await room.application();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => room.user.post('/api/exemptions', body, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => taken(answer).id)).size).toBe(1);
    const { db } = room.portal.services.database;
    expect(await db.selectFrom('exemption').select('id').execute()).toHaveLength(1);
  });

  it('names no document of another company or another record', async () => {
    const theirs = await room.document('certificate', room.pine);
    expect(errorsOf(await room.apply({ documentIds: [theirs] }))).toEqual([
      ['documentIds', 'exemption-document-unknown'],
    ]);
  });

  it('is kept as a draft for its writer alone, with the documents of it, and gone once filed', async () => {
    const content = draft(await room.document());
    expect((await room.user.send('PUT', '/api/exemptions/draft', { content })).status).toBe(200);
    const stored = await room.user.get('/api/exemptions/draft');
    expect(stored.body.data).toMatchObject({ content, documents: [{ kind: 'certificate' }] });
    expect((await room.pine.get('/api/exemptions/draft')).body.data).toBeNull();
    await room.file();
    expect((await room.user.get('/api/exemptions/draft')).body.data).toBeNull();
  });

  it('begins with what the company has and said before', async () => {
    await room.granted();
    const answer = await room.user.get('/api/exemptions/start');
    const start = exemptionStart.parse(answer.body.data);
    const organic = start.offers.filter(({ kind }) => kind === 'ORGANIC');
    expect(organic.map(({ fiscalYear, standing }) => [fiscalYear, standing?.status ?? null])).toEqual([
      [2026, 'Approved'],
      [2027, null],
    ]);
    expect(start.earlier[0]?.claim).toEqual(ORGANIC);
    expect(start.neededEvidence).toEqual({ ORGANIC: 'certificate', SMALL_VOLUME: null, EXPORT: null });
  });
});
