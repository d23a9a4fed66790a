import { configurationEditor, configurationPreview } from '../../../contract/entities/configuration';
import { expectedMetricRate } from '../../../domain/metricRate';
import { REPORTED_UNITS } from '../../../domain/programDocument';
import { MONTHLY_POUNDS, QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';

let room: PayerRoom;
beforeEach(async () => {
  room = await openPayerRoom();
});
afterEach(() => room.close());

type Document = (typeof configurationEditor)['_zod']['output']['document'];

const editor = async () =>
  configurationEditor.parse((await room.admin.get('/api/admin/configuration/document')).body.data);
const preview = async (document: Document) =>
  configurationPreview.parse(
    (await room.admin.post('/api/admin/configuration/preview', { document })).body.data,
  );
const save = (version: string, document: Document, key = 'save-1') =>
  room.admin.send(
    'PUT',
    '/api/admin/configuration',
    { version, document, reason: 'Decided by the board' },
    { 'idempotency-key': key },
  );
const load = (preset: string, key = 'load-1') =>
  room.admin.post('/api/admin/configuration/preset', { preset }, { 'idempotency-key': key });

/** The document with the last rate ended on a day and a new one behind it. */
const withNewRate = (document: Document, lastDay: string, from: string, ratePerUnit: string): Document => ({
  ...document,
  rates: document.rates.flatMap((rate, index, all) =>
    index < all.length - 1
      ? [rate]
      : [
          { ...rate, effectiveTo: lastDay },
          {
            ...rate,
            effectiveFrom: from,
            ratePerUnit,
            metricRates: Object.fromEntries(
              REPORTED_UNITS.flatMap((unit) => {
                const expected = expectedMetricRate(ratePerUnit, rate.factors[unit] ?? '');
                return expected === null ? [] : [[unit, expected]];
              }),
            ),
            reference: '91 FR 1',
          },
        ],
  ),
});

describe('the configuration', () => {
  it.each([QUARTERLY_BOARD_FEET, MONTHLY_POUNDS])(
    'loads the preset $preset into an empty program',
    async (preset) => {
      expect(await editor()).toMatchObject({ version: '0', isEmpty: true, savedAt: null });
      expect((await load(preset.preset)).status).toBe(200);
      const loaded = await editor();
      expect(loaded).toMatchObject({
        isEmpty: false,
        document: { boardName: preset.boardName, unitCode: preset.unitCode },
      });
      const program = await room.user.get('/api/program');
      expect(program.body.data).toMatchObject({ reportPeriod: preset.reportPeriod });
      const again = await load('monthly-pounds', 'load-2');
      expect([again.status, again.body.errors[0]?.error]).toEqual([409, 'configuration-not-empty']);
    },
  );

  it('takes a new rate behind the last one, and says before what it changes and touches', async () => {
    await room.file(1, '16000');
    const { document, version, usedUntil } = await editor();
    expect(usedUntil).toBe('2026-03-31');
    const changed = withNewRate(document, '2026-06-30', '2026-07-01', '0.45');
    const shown = await preview(changed);
    expect(shown.faults).toEqual([]);
    expect(shown.changes).toContainEqual({ field: 'rates.1.effectiveTo', before: '', after: '2026-06-30' });
    expect(shown.touches).toMatchObject({ reportsToReview: 1, reportsUnpaid: 1, draftReports: 0 });
    expect((await save(version, changed)).status).toBe(200);
    await room.goTo('2026-10-20');
    expect((await room.file(3, '10000')).amountDue).toBe('4500.00');
    const history = await room.admin.get('/api/admin/configuration/history');
    expect(history.body.data).toMatchObject([
      {
        reason: 'Decided by the board',
        by: { id: room.people.admin.id },
        changes: expect.arrayContaining([
          { field: 'rates.2.ratePerUnit', before: '', after: '0.45' },
        ]) as unknown,
      },
    ]);
  });

  it('warns of a Customs rate that a new rate left behind, and takes it only when that is confirmed', async () => {
    const { document, version } = await editor();
    const changed = withNewRate(document, '2026-12-31', '2027-01-01', '0.45');
    const last = changed.rates.length - 1;
    const field = `rates.${last}.metricRates.m3`;
    const stored: Document = {
      ...changed,
      rates: changed.rates.map((rate, index) =>
        index === last ? { ...rate, metricRates: { ...rate.metricRates, m3: '0.1737' } } : rate,
      ),
    };
    expect((await preview(changed)).warnings).toEqual([]);
    expect((await preview(stored)).warnings).toEqual([
      { field, unit: 'm3', effectiveFrom: '2027-01-01', entered: '0.1737', expected: '0.1907' },
    ]);
    const refused = await save(version, stored);
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      400,
      { error: 'configuration-unconfirmed', field: `document.${field}` },
    ]);
    const body = { version, document: stored, confirmed: [field], reason: 'Customs starts later' };
    const saved = await room.admin.send('PUT', '/api/admin/configuration', body, {
      'idempotency-key': 'confirmed-1',
    });
    expect(saved.status).toBe(200);
  });

  it.each([
    ['overlap', '2026-06-30', '2026-06-30', 'rates.2.effectiveFrom'],
    ['gap', '2026-06-30', '2026-07-02', 'rates.2.effectiveFrom'],
    ['not-a-date', '2026-06-31', '2026-07-01', 'rates.1.effectiveTo'],
  ])('refuses rates with a fault: %s', async (kind, lastDay, from, field) => {
    const { document, version } = await editor();
    const changed = withNewRate(document, lastDay, from, '0.45');
    expect((await preview(changed)).faults).toContainEqual(expect.objectContaining({ kind, field }));
    const answer = await save(version, changed);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.field)).toContain(`document.${field}`);
  });

  it('never alters what was computed: a rate that was used stays, and so do reports and what they grow to', async () => {
    const report = await room.file(1, '39390.244');
    const { document, version } = await editor();
    const [first, second] = document.rates;
    if (first === undefined || second === undefined) throw new Error('no rates');
    const cheaper = { ...document, rates: [first, { ...second, ratePerUnit: '0.01' }] };
    expect((await preview(cheaper)).faults).toEqual([
      expect.objectContaining({ kind: 'in-use', field: 'rates.1' }),
    ]);
    expect((await save(version, cheaper, 'a')).status).toBe(400);
    expect((await save(version, { ...document, unitCode: 'LB' }, 'b')).status).toBe(400);
    const harsher = { ...document, lateRule: { ...document.lateRule, chargePercent: '50' } };
    expect((await save(version, harsher, 'c')).status).toBe(200);
    await room.goTo('2026-06-30');
    await room.pay('1.00');
    const after = await room.user.get(`/api/assessments/${report.id}`);
    expect(after.body.data).toMatchObject({
      amountDue: '10000.00',
      lateCharge: '1000.00',
      ratePerUnit: report.ratePerUnit,
    });
  });

  it('is changed on the version that was seen, and only where something changes', async () => {
    const { document, version } = await editor();
    const nothing = await save(version, document);
    expect([nothing.status, nothing.body.errors[0]?.error]).toEqual([400, 'configuration-unchanged']);
    await save(version, { ...document, phone: '+1 555 0100' }, 'd');
    const stale = await save(version, { ...document, phone: '+1 555 0199' }, 'e');
    expect(stale.status).toBe(409);
    expect((await editor()).document.phone).toBe('+1 555 0100');
  });

  it('keeps the order of payment, each part named once', async () => {
    const { document, version } = await editor();
    const twice = {
      ...document,
      paymentOrder: ['interest', 'interest', 'assessment'] as Document['paymentOrder'],
    };
    expect((await save(version, twice, 'f')).status).toBe(400);
    const order: Document['paymentOrder'] = ['assessment', 'late-charge', 'interest'];
    expect((await save(version, { ...document, paymentOrder: order }, 'g')).status).toBe(200);
    const report = await room.file(1, '39390.244');
    await room.goTo('2026-06-30');
    await room.pay('200.00');
    const paid = await room.user.get(`/api/assessments/${report.id}`);
    expect(paid.body.data).toMatchObject({ paidByPart: { assessment: '200.00', interest: '0.00' } });
  });
});
