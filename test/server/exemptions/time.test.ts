import { calendarDate } from '../../../domain/calendarDate';
import { MONTHLY_POUNDS, presetProgram } from '../../../domain/presets';
import { proposeRefund, reasonsOffered } from '../../../domain/refundProposal';
import { ledgerStatement } from '../../../contract/entities/ledger';
import { postLateCharges } from '../../../server/modules/ledger/postLateCharges';
import { updateExemptions } from '../../../server/modules/exemptions/updateExemptions';
import { PINE_NUMBER } from '../refunds/refundRoom';
import { type EntryLine, postLines } from '../refunds/entryLines';
import { newestMail } from '../setup/outbox';
import { shareQuantity } from '../setup/testPeople';
import { type ExemptionRoom, openExemptionRoom, SMALL } from './exemptionRoom';

let room: ExemptionRoom;
beforeEach(async () => {
  room = await openExemptionRoom();
});
afterEach(() => room.close());

const tend = () => updateExemptions(room.portal.services, room.portal.clock.now());
const smallCertificate = () => room.granted({ claim: SMALL, documentIds: [] });
const imported = (...lines: readonly Omit<EntryLine, 'companyId'>[]) =>
  postLines(
    room.portal.services,
    room.people.verifier.id,
    lines.map((line) => ({ companyId: room.people.cedar.id, ...line })),
  );

describe('a certificate’s end', () => {
  it('is written down once by whoever looks, and told to the company', async () => {
    const granted = await room.granted();
    await room.goTo('2027-06-15');
    expect(await tend()).toMatchObject({ ended: 0 });
    await room.goTo('2027-06-16');
    const looks = await Promise.all([tend(), tend(), tend()]);
    expect(looks.reduce((sum, { ended }) => sum + ended, 0)).toBe(1);
    const ended = await room.read(granted.id);
    expect(ended.status).toBe('Expired');
    expect(ended.timeline.filter(({ action }) => action === 'exemption-expired')).toHaveLength(1);
    expect(await newestMail(room.portal, room.people.cedarUser.email, 'exemption-expired')).toContain(
      'June 15, 2027',
    );
  });

  it('is foretold sixty days before, once, and not to those who have applied again', async () => {
    await room.granted();
    await room.goTo('2027-04-15');
    expect(await tend()).toMatchObject({ renewable: 0 });
    await room.goTo('2027-04-16');
    expect(await tend()).toMatchObject({ renewable: 1 });
    expect(await tend()).toMatchObject({ renewable: 0 });
  });
});

describe('edge 21 the holder of a small-volume certificate passes the exempt quantity', () => {
  it('and is no longer exempt from that day; what Customs did not collect is due on 30 January, once', async () => {
    const granted = await smallCertificate();
    await imported(
      { entry: 1, collected: '0.00', quantity: '14000.000', entryDate: '2026-02-01' },
      { entry: 2, collected: '0.00', quantity: '3000.000', entryDate: '2026-06-10' },
      { entry: 3, collected: '205.00', quantity: '500.000', entryDate: '2026-06-11' },
    );
    expect(await tend()).toMatchObject({ passed: 1, charged: 0 });
    const passed = await room.read(granted.id);
    expect(passed).toMatchObject({
      status: 'Approved',
      thresholdPassedOn: '2026-06-10',
      // 17,000 uncharged less 15,000, at $0.41.
      liability: { quantity: '2000.000', amount: '820.00', due: '2027-01-30', isPosted: false },
    });
    const companies = await room.admin.get('/api/admin/companies?isExempt=yes');
    expect(companies.body.data).toMatchObject({ total: 0 });
    const seen = await newestMail(room.portal, room.people.cedarUser.email, 'exemption-threshold-passed');
    expect(seen).toContain('has reached 15,000 MBF');
    expect(seen).toContain('due by Jan 30, 2027');

    await room.goTo('2027-01-29');
    expect(await tend()).toMatchObject({ charged: 0 });
    await room.goTo('2027-01-30');
    const looks = await Promise.all([tend(), tend()]);
    expect(looks.reduce((sum, { charged }) => sum + charged, 0)).toBe(1);
    const statement = ledgerStatement.parse((await room.user.get('/api/ledger?from=2026-01-01')).body.data);
    expect(statement.entries).toMatchObject([
      { kind: 'ASSESSMENT', amount: '820.00', effectiveDate: '2027-01-30', reference: granted.number },
    ]);
    expect(statement.closingBalance).toBe('820.00');
    expect(await newestMail(room.portal, room.people.cedarUser.email, 'exemption-threshold-due')).toContain(
      '$820.00',
    );

    await imported({ entry: 4, collected: '0.00', quantity: '100.000', entryDate: '2026-12-30' });
    expect(await tend()).toMatchObject({ charged: 1 });
    expect(await tend()).toMatchObject({ charged: 0 });
    const after = ledgerStatement.parse((await room.user.get('/api/ledger?from=2026-01-01')).body.data);
    expect(after.entries.map(({ amount }) => amount)).toEqual(['820.00', '41.00']);
  });

  it('the charge of the year bears late charge and interest like any assessment, and a payment stops them', async () => {
    const granted = await smallCertificate();
    await imported({ entry: 1, collected: '0.00', quantity: '17000.000', entryDate: '2026-06-10' });
    await tend();
    await room.goTo('2027-01-30');
    await tend();
    const { database } = room.portal.services;
    const look = () => postLateCharges(database, room.portal.clock.now());
    // Sixty days after 30 January: the last day on which nothing is added.
    await room.goTo('2027-03-31');
    expect(await look()).toBe(0);
    await room.goTo('2027-05-01');
    const looks = await Promise.all([look(), look()]);
    expect(looks[0] + looks[1]).toBe(3);
    const entries = async () =>
      ledgerStatement.parse((await room.user.get('/api/ledger?from=2026-01-01')).body.data).entries;
    expect(await entries()).toMatchObject([
      { kind: 'ASSESSMENT', amount: '820.00' },
      { kind: 'LATE_CHARGE', amount: '82.00', effectiveDate: '2027-04-01', reference: granted.number },
      { kind: 'INTEREST', amount: '13.53', explanation: [{ step: 'charge-month' }, {}, {}, {}] },
      { kind: 'INTEREST', amount: '13.73', effectiveDate: '2027-05-01' },
    ]);
    const owed = (await room.user.get('/api/payments/payable')).body.data;
    const parts = { assessment: '820.00', lateCharge: '82.00', interest: '27.26', balance: '929.26' };
    expect(owed).toMatchObject({
      reports: [],
      years: [{ number: granted.number, fiscalYear: 2026, dueDate: '2027-01-30', ...parts }],
      total: '929.26',
    });

    const paid = await room.admin.post(
      '/api/admin/payments',
      {
        companyId: room.people.cedar.id,
        reportId: null,
        kind: 'PAYMENT_CHECK',
        amount: '1000.00',
        receivedOn: '2027-05-01',
        reference: 'CHK-1',
      },
      { 'idempotency-key': 'the-year' },
    );
    expect(paid.body.data).toMatchObject({
      applied: [{ reportId: null, number: granted.number, amount: '929.26' }],
      unapplied: '70.74',
      companyBalance: '-70.74',
    });
    await room.goTo('2027-08-15');
    expect(await look()).toBe(0);
  });

  it('edge 7 together with those it shares the quantity with', async () => {
    await shareQuantity(room.portal.services, [room.people.cedar.id, room.people.pine.id]);
    await smallCertificate();
    await imported({ entry: 1, collected: '0.00', quantity: '9000.000' });
    expect(await tend()).toMatchObject({ passed: 0 });
    await postLines(room.portal.services, room.people.verifier.id, [
      {
        entry: 2,
        collected: '0.00',
        quantity: '7000.000',
        companyId: room.people.pine.id,
        importerNumber: PINE_NUMBER,
        entryDate: '2026-05-02',
      },
    ]);
    expect(await tend()).toMatchObject({ passed: 1 });
    await room.goTo('2027-02-01');
    await tend();
    const owed = async (client: typeof room.user) =>
      ledgerStatement.parse((await client.get('/api/ledger?from=2026-01-01')).body.data).closingBalance;
    expect([await owed(room.user), await owed(room.pine)]).toEqual(['0.00', '410.00']);
  });
});

describe('edge 20 an organic certificate and the day of the entry', () => {
  it('an entry on its last day is refunded whole, one a day after it ended is not', async () => {
    await room.granted();
    await room.goTo('2027-07-01');
    await imported(
      { entry: 1, collected: '17.37', entryDate: '2027-06-15' },
      { entry: 2, collected: '17.37', entryDate: '2027-06-16' },
    );
    const proposal = await room.user.get('/api/refunds/proposal?fiscalYear=2027&reason=ORGANIC');
    expect(proposal.body.data).toMatchObject({
      lines: [
        { entryDate: '2027-06-15', amountProposed: '17.37', share: 'whole' },
        { entryDate: '2027-06-16', amountProposed: '0.00', share: 'not-eligible' },
      ],
      totalProposed: '17.37',
    });
  });

  it('a revoked one counts for the entries before its revocation, and for none from that day on', async () => {
    const granted = await room.granted();
    const revoked = await room.action(room.admin, granted, 'revoke', {
      version: granted.version,
      effectiveFrom: '2026-07-10',
      reasonCode: 'certificate-lost',
      reason: 'Withdrawn by the certifier.',
    });
    expect(revoked.status).toBe(200);
    await imported(
      { entry: 1, collected: '17.37', entryDate: '2026-07-09' },
      { entry: 2, collected: '17.37', entryDate: '2026-07-10' },
    );
    const proposal = await room.user.get('/api/refunds/proposal?fiscalYear=2026&reason=ORGANIC');
    expect(proposal.body.data).toMatchObject({
      lines: [{ share: 'whole' }, { share: 'not-eligible' }],
    });
  });
});

describe('edge 21 refunds where exemption is all or nothing', () => {
  it('stop in the middle of the year once the group has reached the exempt quantity', () => {
    const program = presetProgram(MONTHLY_POUNDS);
    const line = (id: string, quantity: bigint) => ({
      id,
      entryDate: calendarDate('2026-03-02'),
      entryNumber: `0010000001${id}`,
      lineNo: 1,
      quantity,
      collected: 100n,
      alreadyRefunded: 0n,
      entryType: '01',
      isCovered: true,
      organicInForce: false,
    });
    const below = proposeRefund('SMALL_IMPORTER', [line('1', 499_999_999n)], program, 0n);
    expect(below.proposed).toBe(100n);
    const reached = proposeRefund('SMALL_IMPORTER', [line('1', 499_999_999n), line('2', 1n)], program, 0n);
    expect(reached.proposed).toBe(0n);
    const byGroup = proposeRefund('SMALL_IMPORTER', [line('1', 1n)], program, 499_999_999n);
    expect(byGroup.proposed).toBe(0n);
    expect(reasonsOffered(program)).not.toContain('FIRST_QUANTITY');
  });
});
