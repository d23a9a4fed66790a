import { exemptionStart } from '../../../contract/entities/exemption';
import { home } from '../../../contract/entities/home';
import { newestMail } from '../setup/outbox';
import { download } from '../setup/upload';
import { type ExemptionRoom, openExemptionRoom, ORGANIC, SMALL, taken } from './exemptionRoom';

let room: ExemptionRoom;
beforeEach(async () => {
  room = await openExemptionRoom();
});
afterEach(() => room.close());

const isExempt = async (): Promise<boolean> => {
  const seen = home.parse((await room.user.get('/api/home')).body.data);
  if (seen.kind !== 'company') throw new Error('not a company');
  return seen.exemption !== null;
};

describe('the board’s clock', () => {
  it('stands still from the question to the answer, and goes on as many days later', async () => {
    const filed = await room.file();
    await room.goTo('2026-06-20');
    const asked = taken(
      await room.action(room.admin, filed, 'return', {
        version: filed.version,
        reasonCode: 'evidence-missing',
        reason: 'The addendum is missing.',
      }),
    );
    expect(asked).toMatchObject({
      status: 'MoreInfo',
      heldBy: 'company',
      decisionDaysLeft: 25,
      isPaused: true,
    });
    await room.goTo('2026-07-04');
    expect((await room.read(filed.id)).decisionDaysLeft).toBe(25);
    const answered = taken(
      await room.action(room.user, asked, 'answer', {
        version: asked.version,
        comment: 'Here it is.',
        claim: { ...ORGANIC, organicCertificate: 'NFC-2' },
        documentIds: [await room.document()],
        applicant: asked.applicant,
        certifications: { isTrue: true, isAuthorised: true },
      }),
    );
    expect(answered).toMatchObject({
      status: 'Submitted',
      decisionDue: '2026-07-29',
      decisionDaysLeft: 25,
      isPaused: false,
      pauses: [{ from: '2026-06-20', until: '2026-07-04' }],
      claim: { organicCertificate: 'NFC-2' },
    });
    expect(answered.documents).toHaveLength(2);
    expect(await newestMail(room.portal, room.people.cedarUser.email, 'exemption-returned')).toContain(
      'The addendum is missing.',
    );
  });
});

it('shows whoever may approve the days of the certificate before they do, and nobody else', async () => {
  const filed = await room.file();
  expect((await room.read(filed.id)).wouldHold).toEqual({ validFrom: '2026-06-15', validTo: '2027-06-15' });
  expect((await room.read(filed.id, room.user)).wouldHold).toBeUndefined();
});

describe('a granted exemption', () => {
  it('has a number of nine characters, the days of its kind, a paper, and makes the company exempt', async () => {
    expect(await isExempt()).toBe(false);
    const granted = await room.granted();
    expect(granted).toMatchObject({
      status: 'Approved',
      validFrom: '2026-06-15',
      validTo: '2027-06-15',
      decidedBy: { id: room.people.admin.id },
      renewalOpens: '2027-04-16',
    });
    expect(granted.certificateNumber).toMatch(/^[A-Z0-9]{9}$/);
    const paper = await download(room.portal.url, room.user, `/api/exemptions/${granted.id}/decision.pdf`);
    expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await isExempt()).toBe(true);
    const seen = await newestMail(room.portal, room.people.cedarUser.email, 'exemption-approved');
    expect(seen).toContain(granted.certificateNumber);
    expect(seen).toContain('June 15, 2027');
  });

  it('of a small volume covers the fiscal year applied for', async () => {
    expect(await room.granted({ claim: SMALL, documentIds: [] })).toMatchObject({
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      decisionDue: null,
      records: [
        { fiscalYear: 2025, quantity: '0.000' },
        { fiscalYear: 2026, quantity: '0.000' },
      ],
    });
  });

  it('is revoked from a day on and never for days that are over', async () => {
    const granted = await room.granted();
    const revoke = (effectiveFrom: string, version: number) =>
      room.action(room.admin, granted, 'revoke', {
        version,
        effectiveFrom,
        reasonCode: 'certificate-lost',
        reason: 'The certifier has withdrawn.',
      });
    const early = await revoke('2026-06-14', granted.version);
    expect(early.body.errors[0]).toMatchObject({
      error: 'exemption-revocation-date',
      field: 'effectiveFrom',
    });
    const revoked = taken(await revoke('2026-06-20', granted.version));
    expect(revoked).toMatchObject({ status: 'Revoked', revokedFrom: '2026-06-20' });
    expect(await isExempt()).toBe(true);
    await room.goTo('2026-06-20');
    expect(await isExempt()).toBe(false);
  });

  it('can be renewed from sixty days before its end, not earlier', async () => {
    const offerOf = async (fiscalYear: number) => {
      const { offers } = exemptionStart.parse((await room.user.get('/api/exemptions/start')).body.data);
      return offers.find((each) => each.kind === 'ORGANIC' && each.fiscalYear === fiscalYear);
    };
    const granted = await room.granted();
    const renewal = {
      fiscalYear: 2027,
      renewsId: granted.id,
      claim: { ...ORGANIC, organicCertificateEnds: '2028-01-01' },
    };
    const early = await room.apply(renewal);
    expect([early.status, early.body.errors[0]?.error]).toEqual([409, 'exemption-renewal-early']);
    expect(await offerOf(2027)).toMatchObject({
      renews: null,
      running: {
        certificateNumber: granted.certificateNumber,
        validTo: granted.validTo,
        renewFrom: '2027-04-16',
      },
    });
    await room.goTo('2027-04-16');
    expect(await offerOf(2027)).toMatchObject({ renews: { id: granted.id }, running: null });
    const renewed = await room.file(renewal);
    expect(renewed.renews).toMatchObject({ number: granted.number });
    expect((await room.read(granted.id)).renewedBy).toMatchObject({ number: renewed.number });
  });
});

describe('a denied application', () => {
  it('tells why in a letter and may be sent again', async () => {
    const filed = await room.file();
    const wanting = await room.action(room.admin, filed, 'deny', {
      version: filed.version,
      reasonCode: 'other',
      reason: '',
    });
    expect(wanting.body.errors[0]).toMatchObject({ error: 'reason-needed', field: 'reason' });
    const denied = taken(
      await room.action(room.admin, filed, 'deny', {
        version: filed.version,
        reasonCode: 'not-certified',
        reason: 'The certificate is for another site.',
      }),
    );
    expect(denied).toMatchObject({ status: 'Denied', reason: 'The certificate is for another site.' });
    const letter = await download(room.portal.url, room.user, `/api/exemptions/${denied.id}/decision.pdf`);
    expect(letter.status).toBe(200);
    expect((await room.apply()).status).toBe(200);
  });
});

describe('who decides', () => {
  it('is never the one who filed it for the company, and nobody while acting for it', async () => {
    await room.admin.post('/api/admin/impersonation', {
      companyId: room.people.cedar.id,
      reason: 'By telephone.',
    });
    const acting = { 'x-on-behalf-of': room.people.cedar.id };
    const body = await room.application();
    const filed = taken(
      await room.admin.post('/api/exemptions', body, { 'idempotency-key': 'acting-1', ...acting }),
    );
    const whileActing = await room.admin.post(
      `/api/exemptions/${filed.id}/approve`,
      { version: filed.version, comment: '' },
      { 'idempotency-key': 'acting-2', ...acting },
    );
    expect([whileActing.status, whileActing.body.errors[0]?.error]).toEqual([
      403,
      'refused-acting-for-company',
    ]);
    await room.admin.send('DELETE', '/api/admin/impersonation', undefined);
    const own = await room.action(room.admin, filed, 'approve', { version: filed.version, comment: '' });
    expect([own.status, own.body.errors[0]?.error]).toEqual([403, 'refused-filed-by-you']);
    const seen = await room.read(filed.id);
    expect(seen.actions.find(({ action }) => action === 'approve')).toMatchObject({
      allowed: false,
      reason: 'filed-by-you',
      whoCould: ['admin'],
    });
    const other = await room.action(room.admin2, filed, 'approve', { version: filed.version, comment: '' });
    expect(other.status).toBe(200);
  });

  it('is told who was faster: of two administrators one decides', async () => {
    const filed = await room.file();
    const body = { version: filed.version, comment: '' };
    const answers = await Promise.all([
      room.action(room.admin, filed, 'approve', body),
      room.action(room.admin2, filed, 'deny', { version: filed.version, reasonCode: 'other', reason: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errors[0]?.error).toBe('stale-version');
  });
});
