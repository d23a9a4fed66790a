import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { customsBatch } from '../../../contract/entities/customs';
import {
  batchDependents,
  batchOutcome,
  importerAssignment,
  importerCompany,
  importerRecord,
  importerReturn,
  linePosting,
  lineTotals,
  unmatchedImporter,
} from '../../../contract/entities/customsImporter';
import { listOf } from '../../../contract/list';
import { sampleRegistration } from '../setup/sampleRegistration';
import { createClient, signedInClient } from '../setup/testClient';
import { download } from '../setup/upload';
import { type CustomsRoom, HEADING, IMPORTER_NUMBER, openCustomsRoom } from './customsRoom';

const row = (entry: string, amount = '12.50', importer = IMPORTER_NUMBER, name = 'Alder Imports'): string =>
  `${entry},${importer},${name},2024-03-15,4407.11.0001,72,${amount}`;
const file = (...rows: string[]): string => [HEADING, ...rows, ''].join('\r\n');

let room: CustomsRoom;
beforeEach(async () => {
  room = await openCustomsRoom();
});
afterEach(() => room.close());

const get = async <S extends z.core.$ZodType>(
  schema: S,
  path: string,
  client = room.verifier,
): Promise<z.output<S>> => {
  const { status, body } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return z.parse(schema, body.data);
};
const assign = (importerNumber: string, companyId: string, dryRun: boolean, client = room.verifier) =>
  client.post('/api/customs/unmatched/assign', { importerNumber, companyId, dryRun });
const rollBack = (batch: { id: string; version: number }, client = room.verifier) =>
  client.post(
    `/api/customs/batches/${batch.id}/rollback`,
    { version: batch.version, reason: 'Sent for the wrong month.' },
    { 'idempotency-key': randomUUID() },
  );
const unmatched = () => get(listOf(unmatchedImporter), '/api/customs/unmatched');

describe('importers nobody has matched', () => {
  const slip = '00-1234576';
  const cousin = '00-1234567XX';
  beforeEach(async () => {
    await room.post(
      await room.check(
        'a.csv',
        file(
          row('00100000017', '10.00', slip),
          row('00100000025', '5.00', slip),
          row('00100000033', '40.00', cousin),
          row('00100000041', '2.00', '99-7654321', 'Pine Grove Lumber Co.'),
          row('00100000058', '1.00', '88-7654321', 'Nobody Known'),
        ),
      ),
    );
  });

  it('edge 16 are listed with their lines together, the dearest first, and who they could be', async () => {
    const { rows, total } = await unmatched();
    expect(total).toBe(4);
    expect(
      rows.map((each) => [
        each.importerNumber,
        each.lines,
        each.amountCollected,
        each.suggestions.map(({ companyName, reason }) => `${companyName} ${reason}`).join(),
      ]),
    ).toEqual([
      [cousin, 1, '40.00', 'Cedarline Imports same-number'],
      [slip, 2, '15.00', 'Cedarline Imports one-digit-off'],
      ['99-7654321', 1, '2.00', 'Pine Grove Lumber name-alike'],
      ['88-7654321', 1, '1.00', ''],
    ]);
  });

  it('are suggested to belong to a company that asks to register with the number, exactly', async () => {
    const { url } = room.portal;
    await createClient(url).post(
      '/api/UserManager/register',
      sampleRegistration('lee@nobody.example', { legalName: 'Somebody Else', importerNumber: '887654321' }),
    );
    const { rows } = await unmatched();
    const id = rows[3]?.applicants?.[0]?.companyId ?? '';
    const suggested = [{ companyId: id, companyName: 'Somebody Else' }];
    expect(rows.map(({ importerNumber, applicants }) => [importerNumber, applicants])).toEqual([
      [cousin, []],
      [slip, []],
      ['99-7654321', []],
      ['88-7654321', suggested],
    ]);
    const read = (number: string) => get(importerRecord, `/api/customs/importer?number=${number}`);
    expect((await read('88-7654321')).applicants).toEqual(suggested);
    expect((await read(slip)).applicants).toEqual([]);
    const admin = await signedInClient(url, room.people.admin.email);
    const record = z.object({
      profile: z.object({ version: z.int() }),
      registration: z.object({ numbers: z.array(z.unknown()) }),
    });
    const company = () => get(record, `/api/admin/companies/${id}`, admin);
    const waiting = await company();
    expect(waiting.registration.numbers).toEqual([
      { importerNumber: '88-7654321', lines: 1, amountCollected: '1.00' },
    ]);
    await admin.post(`/api/admin/companies/${id}/activate`, {
      version: waiting.profile.version,
      isAssessmentPayer: false,
      isRefundEligible: true,
      importerNumbers: ['88-7654321'],
    });
    expect((await company()).registration.numbers).toEqual([]);
    expect((await read('88-7654321')).applicants).toEqual([]);
  });

  it('become a company that an administrator creates, with their lines, in one step that the audit tells', async () => {
    const number = '88-7654321';
    const address = {
      street1: '1 Mill Road',
      street2: '',
      city: 'Bangor',
      region: 'ME',
      postalCode: '04401',
      country: 'US',
    };
    const body = { importerNumber: number, legalName: 'Somebody Else', address };
    const create = (client: typeof room.verifier, changes: object = {}) =>
      client.post('/api/customs/unmatched/company', { ...body, ...changes });
    const admin = await signedInClient(room.portal.url, room.people.admin.email);
    expect((await create(room.verifier)).status).toBe(403);
    expect((await create(admin, { address: { ...address, street1: ' ' } })).status).toBe(400);
    expect((await create(admin, { address: { ...address, country: 'XX' } })).status).toBe(400);
    const made = importerCompany.parse((await create(admin)).body.data);
    expect(made).toMatchObject({ lines: 1, amountCollected: '1.00', companyName: 'Somebody Else' });
    const read = await get(importerRecord, `/api/customs/importer?number=${number}`);
    expect([read.holder?.id, read.unmatched.lines]).toEqual([made.companyId, 0]);
    const record = z.object({ profile: z.looseObject({}) });
    expect((await get(record, `/api/admin/companies/${made.companyId}`, admin)).profile).toMatchObject({
      status: 'Active',
      kind: 'IMPORTER',
      isAssessmentPayer: false,
      isRefundEligible: true,
      importerNumbers: [number],
      address,
      email: '',
    });
    const { rows } = await get(
      z.object({ rows: z.array(z.object({ action: z.string() })) }),
      `/api/admin/audit?companyId=${made.companyId}`,
      admin,
    );
    expect(rows.map(({ action }) => action)).toEqual(['importer-assigned', 'company-created']);
    const again = await create(admin);
    expect([again.status, again.body.errors[0]?.error]).toEqual([400, 'importer-number-held']);
  });

  it('edge 16 are given to a company after a look at what that does, and leave the queue', async () => {
    const { cedar, pine } = room.people;
    const looked = importerAssignment.parse((await assign(slip, cedar.id, true)).body.data);
    const years = [{ fiscalYear: 2024, lines: 2, amountCollected: '15.00' }];
    expect(looked).toEqual({ lines: 2, amountCollected: '15.00', years, isDone: false });
    expect((await unmatched()).total).toBe(4);
    expect(await get(listOf(unmatchedImporter), '/api/customs/unmatched?page=9')).toMatchObject({
      rows: [],
      total: 4,
    });
    expect((await get(lineTotals, '/api/customs/line-totals?matched=no')).lines).toBe(5);
    const done = importerAssignment.parse((await assign(slip, cedar.id, false)).body.data);
    expect(done).toEqual({ lines: 2, amountCollected: '15.00', years, isDone: true });
    expect((await unmatched()).total).toBe(3);
    expect((await get(lineTotals, '/api/customs/line-totals?matched=no')).lines).toBe(3);
    expect((await room.lines('&matched=yes')).map(({ importerNumber }) => importerNumber)).toEqual([
      slip,
      slip,
    ]);
    const held = await assign(slip, pine.id, false);
    expect([held.status, held.body.errors[0]?.error]).toEqual([400, 'importer-number-held']);
  });

  it('can be narrowed to a year and are counted in the program’s unit, under one name of several', async () => {
    await room.post(
      await room.check(
        'b.csv',
        file('00100000066,88-7654321,NOBODY KNOWN INC,2023-05-05,4407.11.0001,72,3.00'),
      ),
    );
    const [row] = (await get(listOf(unmatchedImporter), '/api/customs/unmatched?q=88-765')).rows;
    expect(row).toMatchObject({ lines: 2, otherNames: 1, quantity: '61.024', firstEntry: '2023-05-05' });
    const { rows } = await get(listOf(unmatchedImporter), '/api/customs/unmatched?fiscalYear=2023');
    expect(rows).toMatchObject([{ importerNumber: '88-7654321', lines: 1, amountCollected: '3.00' }]);
  });

  it('edge 16 are not given to a company that was merged into another, which is named', async () => {
    const { cedar, pine } = room.people;
    await room.portal.database.database.db
      .updateTable('company')
      .set({ merged_into: cedar.id, status: 'Inactive' })
      .where('id', '=', pine.id)
      .execute();
    const refused = await assign(slip, pine.id, true);
    expect(refused.body.errors[0]).toMatchObject({ error: 'company-merged-away', field: 'companyId' });
    expect(refused.body.errors[0]?.details).toContain('was merged into Cedarline Imports');
  });

  it('edge 16 given to the wrong company come back with their lines, unless a claim names one', async () => {
    const { cedar, pine } = room.people;
    const takeBack = (companyId: string, dryRun: boolean, reason = 'A broker’s number.') =>
      room.verifier.post('/api/customs/unmatched/take-back', {
        importerNumber: slip,
        companyId,
        reason,
        dryRun,
      });
    await assign(slip, pine.id, false);
    expect((await takeBack(cedar.id, true)).status).toBe(409);
    const looked = importerReturn.parse((await takeBack(pine.id, true, '')).body.data);
    expect(looked).toMatchObject({ lines: 2, amountCollected: '15.00', claims: [], isDone: false });
    expect((await takeBack(pine.id, false, '')).body.errors[0]?.error).toBe('reason-needed');
    expect((await unmatched()).total).toBe(3);
    expect(importerReturn.parse((await takeBack(pine.id, false)).body.data).isDone).toBe(true);
    expect((await unmatched()).total).toBe(4);
    expect((await get(lineTotals, '/api/customs/line-totals?matched=no')).lines).toBe(5);
    expect((await assign(slip, cedar.id, false)).status).toBe(200);
  });

  it('edge 31 are seen by readers and given away by nobody but those who settle them', async () => {
    for (const email of [
      'readonly@northwood.example',
      'approver@northwood.example',
      'user@cedarline.example',
    ]) {
      const client = await signedInClient(room.portal.url, email);
      expect((await assign(slip, room.people.cedar.id, false, client)).status).toBe(403);
    }
    expect((await room.cedar.get('/api/customs/unmatched')).status).toBe(403);
  });
});

describe('a posted file taken back', () => {
  it('leaves no line, tells who and why in the trail, and can be sent again', async () => {
    const text = file(row('00100000017'), row('00100000025'));
    const batch = await room.post(await room.check('a.csv', text));
    const answer = await rollBack(batch);
    expect([answer.status, customsBatch.parse(answer.body.data).status]).toEqual([200, 'RolledBack']);
    expect(await room.lines()).toEqual([]);
    const trail = await room.portal.database.database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'customs-file-rolled-back')
      .execute();
    expect(trail.map(({ details }) => details)).toEqual([
      expect.objectContaining({ lines: 2, amountCollected: '25.00', reason: 'Sent for the wrong month.' }),
    ]);
    const outcome = await get(batchOutcome, `/api/customs/batches/${batch.id}/outcome`);
    expect(outcome.first.lines).toBe(0);
    expect(outcome.takenBack).toMatchObject({
      lines: 2,
      amountCollected: '25.00',
      reason: 'Sent for the wrong month.',
    });
    expect((await rollBack({ ...batch, version: batch.version + 1 })).status).toBe(409);
    expect((await room.post(await room.check('again.csv', text))).rowsGood).toBe(2);
  });

  it('is refused while a later file corrects one of its lines, and says which', async () => {
    const batch = await room.post(await room.check('a.csv', file(row('00100000017'))));
    const correction = `${HEADING},AdjustmentSeq,AdjustmentReason\r\n${row('00100000017', '-0.35').replace(',72,', ',-2,')},1,PSC\r\n`;
    const later = await room.post(await room.check('correction.csv', correction));
    expect(await get(batchDependents, `/api/customs/batches/${batch.id}/dependents`)).toEqual({
      lines: 1,
      amountCollected: '12.50',
      claims: [],
      corrections: [{ batchId: later.id, fileName: 'correction.csv', lines: 1 }],
    });
    const refused = await rollBack(batch);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'batch-depended-on']);
    expect(refused.body.message).toContain('correction.csv');
    expect(await room.lines()).toHaveLength(2);
    expect((await rollBack(later)).status).toBe(200);
    expect((await rollBack(batch)).status).toBe(200);
  });

  it('has led to new lines and corrections, some of them without a company, a covered code or a fitting check digit', async () => {
    await room.post(await room.check('a.csv', file(row('00100000017'))));
    const heading = `${HEADING},AdjustmentSeq,AdjustmentReason`;
    const rows = [
      `${row('00100000017', '-0.35').replace(',72,', ',-2,')},1,PSC`,
      `${row('551-2518786-6')},,`,
      `${row('ABC-1234567-6', '1.00', '88-7654321')},,`,
      `${row('00100000033').replace('4407.11.0001', '0604.20.0000')},,`,
    ];
    const batch = await room.post(await room.check('b.csv', [heading, ...rows, ''].join('\r\n')));
    expect(await get(batchOutcome, `/api/customs/batches/${batch.id}/outcome`)).toMatchObject({
      first: { lines: 3, amountCollected: '26.00' },
      corrections: { lines: 1, amountCollected: '-0.35' },
      unmatched: 1,
      uncovered: 1,
      wrongCheckDigit: 1,
      takenBack: null,
    });
    const wrong = await room.lines('&checkDigit=wrong');
    expect(wrong.map(({ entryNumber }) => entryNumber)).toEqual(['551-2518786-6']);
  });

  it('edge 31 happens through those who import alone', async () => {
    const batch = await room.post(await room.check('a.csv', file(row('00100000017'))));
    for (const email of ['readonly@northwood.example', 'approver@northwood.example'])
      expect((await rollBack(batch, await signedInClient(room.portal.url, email))).status).toBe(403);
    expect(await room.lines()).toHaveLength(1);
  });
});

describe('what was collected beside what was to be expected', () => {
  it('is summed over all that the filters leave, each reader’s own', async () => {
    await room.post(
      await room.check(
        'a.csv',
        file(
          row('00100000017', '12.50'),
          row('00100000025', '12.00'),
          row('00100000033', '9.00', '99-7654321'),
        ),
      ),
    );
    const flagged = await get(lineTotals, '/api/customs/line-totals?variance=flagged');
    const lines = await room.lines('&variance=flagged');
    expect(flagged.lines).toBe(lines.length);
    expect(flagged.lines).toBeGreaterThan(0);
    const cents = (amounts: readonly (string | null)[]) =>
      amounts.reduce((sum, amount) => sum + Math.round(Number(amount ?? '0') * 100), 0);
    expect(cents([flagged.collected])).toBe(cents(lines.map(({ amountCollected }) => amountCollected)));
    expect(cents([flagged.variance])).toBe(cents(lines.map(({ variance }) => variance)));
    expect((await get(lineTotals, '/api/customs/line-totals', room.cedar)).collected).toBe('24.50');
    expect((await get(lineTotals, '/api/customs/line-totals', room.pine)).lines).toBe(0);
  });

  it('can be narrowed to one way and a least size, the largest first, with the sums of just these', async () => {
    await room.post(
      await room.check(
        'a.csv',
        file(
          row('00100000017', '12.51'),
          row('00100000025', '12.00'),
          row('00100000033', '20.00'),
          row('00100000041', '99.00'),
        ),
      ),
    );
    const look = async (filters: string) => {
      const lines = await room.lines(`&sort=-differenceSize${filters}`);
      const sums = await get(lineTotals, `/api/customs/line-totals?${filters.slice(1)}`);
      expect([filters, sums.lines]).toEqual([filters, lines.length]);
      return lines.map(({ variance }) => variance);
    };
    expect(await look('&variance=any')).toEqual(['86.49', '7.49', '-0.51']);
    expect(await look('&variance=any&difference=less')).toEqual(['-0.51']);
    expect(await look('&variance=flagged&difference=more&differenceFrom=7.50')).toEqual(['86.49']);
    expect((await room.verifier.get('/api/customs/lines?differenceFrom=-1')).status).toBe(400);
  });

  it('edge 14 the same line in two monthly files counts once, the second named as a duplicate whatever its amount', async () => {
    await room.post(await room.check('april.csv', file(row('00100000017', '12.50'))));
    const may = await room.check('may.csv', file(row('00100000017', '13.00'), row('00100000025', '1.00')));
    expect([may.rowsGood, may.rowsDuplicate]).toEqual([1, 1]);
    const [duplicate] = await room.rows(may.id, '&state=duplicate');
    expect(duplicate?.faults[0]?.sentence).toContain('april.csv');
    const doubled = await room.check('twice.csv', file(row('00100000033'), row('00100000033')));
    expect(doubled.rowsGood).toBe(1);
  });

  it('edge 13 a refund by Customs itself stands in the line’s history as a difference, and nets it to nothing', async () => {
    await room.post(await room.check('a.csv', file(row('00100000017'))));
    const [line] = await room.lines();
    const refund = `${HEADING},AdjustmentSeq,AdjustmentReason\r\n${row('00100000017', '-12.50').replace(',72,', ',-72,')},1,CBP refund\r\n`;
    await room.post(await room.check('refund.csv', refund));
    const postings = await get(z.array(linePosting), `/api/customs/lines/${line?.id ?? ''}/postings`);
    expect(
      postings.map((each) => [each.adjustmentSeq, each.reason, each.amountCollected, each.amountSoFar]),
    ).toEqual([
      [0, null, '12.50', '12.50'],
      [1, 'CBP refund', '-12.50', '0.00'],
    ]);
    expect((await room.pine.get(`/api/customs/lines/${line?.id ?? ''}/postings`)).status).toBe(404);
  });

  it('edge 17, edge 18 a code replaced since is kept and shown as it was; square meters before the factor have no quantity', async () => {
    const old = '00100000017,00-1234567,Alder Imports,2015-05-05,4407.10.0101,72,12.50';
    const flat = '00100000025,00-1234567,Alder Imports,2020-06-01,4409.10.2000,72,12.50';
    const odd = '00100000033,00-1234567,Alder Imports,2024-03-15,0604.20.0000,72,12.50';
    const heading = `${HEADING},Unit`;
    await room.post(
      await room.check('a.csv', [heading, `${old},m3`, `${flat},m2`, `${odd},m3`, ''].join('\n')),
    );
    const lines = new Map((await room.lines()).map((line) => [line.entryNumber, line]));
    expect(lines.get('001-0000001-7')).toMatchObject({ htsCode: '4407.10.0101' });
    expect(lines.get('001-0000002-5')).toMatchObject({ quantityProgramUnit: null, unit: 'm2' });
    expect(lines.get('001-0000003-3')).toMatchObject({ covered: false, amountCollected: '12.50' });
    expect((await room.lines('&covered=no')).map(({ entryNumber }) => entryNumber)).toContain(
      '001-0000003-3',
    );
  });

  it('edge 19 a line in two units counts by its cubic meters; the square meters are kept, shown and exported', async () => {
    const flooring = '00100000017,00-1234567,Alder Imports,2024-03-15,4409.10.2000,5000,17.37,m2,100,m3';
    const heading = `${HEADING},Unit,SecondQuantity,SecondUnit`;
    await room.post(await room.check('a.csv', [heading, flooring, ''].join('\n')));
    const [line] = await room.lines();
    expect(line).toMatchObject({
      quantity: '100.000',
      unit: 'm3',
      secondQuantity: '5000.000',
      secondUnit: 'm2',
    });
    expect(line).toMatchObject({ quantityProgramUnit: '42.378', amountExpected: '17.37', variance: '0.00' });
    const file = await download(room.portal.url, room.verifier, '/api/customs/lines/export?format=csv');
    const [names = '', values = ''] = file.bytes.toString('utf8').split('\r\n');
    const at = (name: string) => values.split(',')[names.replace('\ufeff', '').split(',').indexOf(name)];
    expect([at('Quantity'), at('Unit'), at('SecondQuantity'), at('SecondUnit')]).toEqual([
      '100.000',
      'm3',
      '5000.000',
      'm2',
    ]);
    const template = await download(room.portal.url, room.verifier, '/api/customs/template.csv');
    expect(template.bytes.toString('utf8')).toContain('SecondQuantity,SecondUnit');
  });

  it('edge 15 a wrong check digit, lower case and missing hyphens are named or read, and lost zeros are refused', async () => {
    const batch = await room.check(
      'a.csv',
      file(row('551-2518786-6'), row('001 0000001 7'), row('1000000025'), row('abc00000014')),
    );
    const rows = await room.rows(batch.id);
    const faults = rows.flatMap(({ fileLine, faults: found }) =>
      found.map(({ kind }) => `${fileLine} ${kind}`),
    );
    expect(faults).toContain('2 bad-check-digit');
    expect(faults.some((fault) => fault.startsWith('4 '))).toBe(true);
    expect(faults.some((fault) => fault.startsWith('3 '))).toBe(false);
  });
});
