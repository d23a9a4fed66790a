import { configurationEditor } from '../../../contract/entities/configuration';
import { readLines } from '../../../contract/entities/report';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { MONTHLY_POUNDS } from '../../../domain/presets';
import { openPayerRoom, type PayerRoom, shipment } from '../ledger/payerRoom';
import { download, upload } from '../setup/upload';
import { fileYear, recordOf, reportCalls } from './reportCalls';

let room: PayerRoom;
let calls: ReturnType<typeof reportCalls>;
beforeEach(async () => {
  room = await openPayerRoom();
  calls = reportCalls(room);
});
afterEach(() => room.close());

describe('a year of reports', () => {
  it('of four quarters comes to 9,840.00, report by report and in the ledger', async () => {
    const reports = await fileYear(room);
    expect(reports.map(({ amountDue }) => amountDue)).toEqual(['0.00', '1230.00', '4920.00', '3690.00']);
    expect(formatMoney(sumMoney(reports.map(({ amountDue }) => money(amountDue))))).toBe('9840.00');
    expect(reports.map(({ dueDate }) => dueDate)).toEqual([
      '2026-04-30',
      '2026-07-30',
      '2026-10-30',
      '2027-01-30',
    ]);
    const [first, , third] = reports;
    const read = async (id: string | undefined) =>
      recordOf(await room.admin.get(`/api/assessments/${id ?? ''}`)).before;
    expect(await read(first?.id)).toBeNull();
    expect(await read(third?.id)).toMatchObject({ number: reports[1]?.number, amountDue: '1230.00' });
    // What the board compares is its own.
    expect(third?.before).toBeNull();
    // Q2 was due on 30 July and is past its 60 days since 29 September.
    const charged = (await room.statement()).entries.filter(({ kind }) => kind === 'ASSESSMENT');
    expect(charged.map(({ amount }) => amount)).toEqual(['1230.00', '4920.00', '3690.00']);
  });

  it('can be of months and pounds: a certificate frees it until the year reaches the quantity, then 3,750.00 are due', async () => {
    const { db } = room.portal.services.database;
    await db
      .insertInto('program_configuration')
      .values({ content: JSON.stringify(MONTHLY_POUNDS), effective_at: '2026-01-01', created_by: null })
      .execute();
    await db
      .insertInto('exemption')
      .values({
        number: 'EX-2026-000001',
        company_id: room.people.cedar.id,
        kind: 'SMALL_VOLUME',
        fiscal_year: 2026,
        status: 'Approved',
        submitted_at: null,
        decision_due: null,
        certificate_number: 'CEDAR0001',
        valid_from: '2026-01-01',
        valid_to: '2026-12-31',
        created_at: new Date('2026-01-01'),
      })
      .execute();
    const month = (index: number, pounds: string) => [
      { ...shipment(2026, 1, pounds), date: `2026-0${index}-15` },
    ];
    const january = recordOf(await calls.submit(1, month(1, '300000')));
    expect(january).toMatchObject({ period: '01', dueDate: '2026-02-15', amountDue: '0.00', unit: 'LB' });
    const preview = await calls.preview(2, month(2, '200000'));
    expect(preview.checks.map(({ kind }) => kind)).toContain('exempt-quantity-passed');
    const february = recordOf(await calls.submit(2, month(2, '200000')));
    // 500,000 lb at 0.0075: what January was spared is due with it.
    expect(february).toMatchObject({ amountDue: '3750.00', caughtUp: '300000.000' });
    const march = recordOf(await calls.submit(3, month(3, '1000000')));
    expect(march).toMatchObject({ amountDue: '7500.00', caughtUp: '0.000' });
  });

  it('shows what is to report: overdue, open and running periods with their days', async () => {
    await room.portal.services.database.db
      .updateTable('company')
      .set({ created_at: new Date('2025-11-01') } as never)
      .where('id', '=', room.people.cedar.id)
      .execute();
    await calls.submit(1, [shipment(2026, 1, '10')]);
    expect(
      (await calls.periods()).map(({ period, state, daysLeft }) => `${period} ${state} ${daysLeft}`),
    ).toEqual([
      'Q4 overdue -80',
      'Q2 running 101',
      // Before the company was registered: to be reported by whoever has to, and behind what is asked for.
      'Q3 earlier -172',
      'Q2 earlier -264',
      'Q1 earlier -355',
    ]);
  });

  it('takes an earlier period than the company’s registration, late charge and all, and asks for it when it is returned', async () => {
    const sent = recordOf(await calls.submit(3, [shipment(2025, 3, '16000')], { fiscalYear: 2025 }));
    expect(sent).toMatchObject({ fiscalYear: 2025, period: 'Q3', dueDate: '2025-10-30', isLate: true });
    expect((await calls.periods()).map(({ fiscalYear, period }) => `${fiscalYear} ${period}`)).not.toContain(
      '2025 Q3',
    );
    // 410.00 were due on 30 October; the late charge fell on the sixty-first day after it.
    expect((await calls.get(sent.id)).charges[0]).toMatchObject({ kind: 'late-charge', amount: '41.00' });
    await calls.review(sent, 'return', { reason: 'Which mill shipped it?' });
    expect((await calls.periods())[0]).toMatchObject({ fiscalYear: 2025, period: 'Q3', state: 'returned' });
  });
});

describe('sending a report', () => {
  it('gives a receipt, its letter, and tells the board', async () => {
    const report = recordOf(await calls.submit(1, [shipment(2026, 1, '16000')]));
    expect(report).toMatchObject({
      number: 'R-2026-Q1-000001',
      status: 'Submitted',
      amountDue: '410.00',
      receiptNumber: 'RC-2026-000001',
      certifiedBy: { name: 'Ana Reed', title: 'Controller' },
      paymentStatus: 'unpaid',
      actions: ['amend', 'pay'],
    });
    const letter = await download(room.portal.url, room.user, `/api/assessments/${report.id}/receipt.pdf`);
    expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const news = await room.admin.get('/api/notifications');
    expect(news.text).toContain('R-2026-Q1-000001');
  });

  it('edge 5 of nothing is a report all the same', async () => {
    const report = recordOf(await calls.submit(1, []));
    expect(report).toMatchObject({ amountDue: '0.00', status: 'Submitted', paymentStatus: 'nothing-due' });
    expect((await calls.preview(1, [])).checks.map(({ kind }) => kind)).toContain('nothing-reported');
  });

  it('H11 twice at once makes one report, and a second one is refused by name', async () => {
    const lines = [shipment(2026, 1, '100')];
    const key = { 'idempotency-key': 'one form' };
    expect((await calls.submit(1, lines, {}, key)).status).toBe(400);
    const same = { 'idempotency-key': 'one-form' };
    const answers = await Promise.all([1, 2, 3].map(() => calls.submit(1, lines, {}, same)));
    expect(new Set(answers.map((answer) => recordOf(answer).id)).size).toBe(1);
    const two = await Promise.all([calls.submit(1, lines), calls.submit(1, lines)]);
    expect(two.map(({ status }) => status)).toEqual([400, 400]);
    expect(two[0].body.errors[0]).toMatchObject({ error: 'report-filed-before' });
  });

  it('edge 4 two people at the same moment: one wins, the other is told', async () => {
    const lines = [shipment(2026, 1, '100')];
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.submit(1, lines)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it.each([
    ['a quantity below zero', { quantity: '-1' }, 'negative-quantity'],
    ['a day outside the period', { date: '2026-04-01' }, 'date-outside-period'],
    ['an import without its country', { kind: 'IMPORTED' }, 'country-missing'],
    ['organic goods without a certificate', { kind: 'ORGANIC' }, 'organic-without-certificate'],
  ])('is kept back by %s, beside its line', async (_what, change, kind) => {
    const lines = [shipment(2026, 1, '5', change)];
    const preview = await calls.preview(1, lines);
    expect(preview.checks[0]).toMatchObject({ kind, severity: 'error', line: 0 });
    expect(preview.canBeSubmitted).toBe(false);
    const answer = await calls.submit(1, lines);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ error: 'report-check-failed', field: 'lines.0' });
  });

  it('of a period that is not over, or of no period, is refused', async () => {
    expect((await calls.submit(2, [shipment(2026, 2, '5')])).status).toBe(400);
    expect((await calls.submit(5, [])).status).toBe(400);
    const most = shipment(2026, 1, '99999999999');
    expect((await calls.submit(1, [most, most])).status).toBe(400);
    expect((await calls.submit(1, [shipment(2026, 1, '5', { date: '2026-02-30' })])).status).toBe(400);
  });

  it('edge 5 asks for a second look at ten times the last quantity, and at a unit mistaken', async () => {
    await calls.submit(1, [shipment(2026, 1, '12')]);
    await room.goTo('2026-07-20');
    const kinds = async (quantity: string) =>
      (await calls.preview(2, [shipment(2026, 2, quantity)])).checks.map(({ kind }) => kind);
    expect(await kinds('120')).toEqual(['ten-times-last']);
    expect(await kinds('119.999')).toEqual([]);
    expect(await kinds('12000')).toEqual(['unit-slip']);
    expect(await kinds('1.2')).toEqual(['tenth-of-last']);
    const unread = await calls.submit(2, [shipment(2026, 2, '12000')]);
    expect(unread.body.errors[0]).toMatchObject({ error: 'report-check-unconfirmed', field: 'lines' });
    const read = await calls.submit(2, [shipment(2026, 2, '12000')], { confirmed: ['unit-slip'] });
    expect(read.status).toBe(200);
  });

  it('edge 23 is on time until the board’s midnight, wherever the sender is', async () => {
    /** Half past eight on the Pacific coast is half past eleven at the board. */
    const at = async (instant: string) => {
      room.portal.clock.set(new Date(instant));
      await room.user.signIn(room.people.cedarUser.email);
    };
    const kinds = async () => (await calls.preview(1, [])).checks.map(({ kind }) => kind);
    await at('2026-05-01T03:30:00Z');
    expect(await kinds()).toEqual(['nothing-reported']);
    const sent = recordOf(await calls.submit(1, []));
    expect([sent.dueDate, sent.isLate]).toEqual(['2026-04-30', false]);
    await at('2026-05-01T04:00:00Z');
    expect(await kinds()).toContain('received-late');
    expect((await calls.get(sent.id)).isLate).toBe(false);
  });

  it('edge 23 the day of receipt follows the zone that the configuration names, from its change on', async () => {
    const pacificNight = new Date('2026-05-01T06:30:00Z');
    const kinds = async () => {
      room.portal.clock.set(pacificNight);
      await room.user.signIn(room.people.cedarUser.email);
      return (await calls.preview(1, [])).checks.map(({ kind }) => kind);
    };
    expect(await kinds()).toContain('received-late');
    await room.admin.signIn(room.people.admin.email);
    const { version, document } = configurationEditor.parse(
      (await room.admin.get('/api/admin/configuration/document')).body.data,
    );
    const moved = await room.admin.send(
      'PUT',
      '/api/admin/configuration',
      {
        version,
        document: { ...document, boardZone: 'America/Los_Angeles' },
        reason: 'The office moved west',
      },
      { 'idempotency-key': 'west' },
    );
    expect(moved.status).toBe(200);
    expect(await kinds()).toEqual(['nothing-reported']);
  });

  it('is for companies that pay assessments, and in nobody else’s name', async () => {
    await room.portal.services.database.db
      .updateTable('company')
      .set({ is_assessment_payer: false })
      .where('id', '=', room.people.cedar.id)
      .execute();
    expect((await calls.submit(1, [])).status).toBe(403);
    expect(
      (await room.admin.post('/api/assessments/preview', { fiscalYear: 2026, index: 1, lines: [] })).status,
    ).toBe(403);
  });
});

describe('a draft', () => {
  const typed = (quantity: string, values: object = {}) => ({
    ...shipment(2026, 1, quantity),
    country: '',
    unread: '',
    ...values,
  });
  const save = (version: number, quantity: string) =>
    room.user.send('PUT', '/api/assessments/draft', {
      fiscalYear: 2026,
      index: 1,
      version,
      lines: [typed(quantity)],
    });

  it('is kept on the server, is the company’s, and is gone once the report is sent', async () => {
    expect((await save(0, '5')).body.data).toMatchObject({
      version: 1,
      savedBy: { id: room.people.cedarUser.id },
    });
    expect((await save(1, '-6.5')).body.data).toMatchObject({ version: 2 });
    const path = '/api/assessments/draft?fiscalYear=2026&index=1';
    expect((await room.user.get(path)).body.data).toMatchObject({ lines: [{ quantity: '-6.5' }] });
    expect((await room.pine.get(path)).body.data).toBeNull();
    expect((await calls.periods())[0]).toMatchObject({ period: 'Q2' });
    await calls.submit(1, [shipment(2026, 1, '6.5')]);
    expect((await room.user.get(path)).body.data).toBeNull();
  });

  it('keeps what cannot be read yet just as it was typed', async () => {
    const lines = [typed('', { date: '31/02/2026', unread: '1.2.3', country: 'Canada' })];
    const draft = { fiscalYear: 2026, index: 1, version: 0, lines };
    expect((await room.user.send('PUT', '/api/assessments/draft', draft)).body.data).toMatchObject({ lines });
  });

  it('that somebody else has saved since is not overwritten unseen', async () => {
    await save(0, '5');
    await save(1, '6');
    const late = await save(1, '7');
    expect(late.status).toBe(409);
    expect(late.body.errors[0]?.details ?? late.body.message).toContain('user Tester');
    expect((await save(0, '8')).status).toBe(409);
  });
});

describe('review', () => {
  it('returns a report: nothing is owed on it until it is sent again, and the day it came stays', async () => {
    const sent = recordOf(await calls.submit(1, [shipment(2026, 1, '16000')]));
    expect((await calls.review(sent, 'return')).status).toBe(400);
    const returned = recordOf(await calls.review(sent, 'return', { reason: 'Exports are missing.' }));
    expect(returned).toMatchObject({
      status: 'Returned',
      balance: '0.00',
      review: { reason: 'Exports are missing.' },
    });
    expect((await room.statement()).closingBalance).toBe('0.00');
    await room.goTo('2026-05-10');
    const again = recordOf(await calls.submit(1, [shipment(2026, 1, '17000')]));
    expect(again).toMatchObject({ id: sent.id, amountDue: '820.00', isLate: false, status: 'Submitted' });
    expect((await room.statement()).closingBalance).toBe('820.00');
  });

  it('H23 decides on the version that was seen', async () => {
    const sent = recordOf(await calls.submit(1, [shipment(2026, 1, '5')]));
    const taken = recordOf(await calls.review(sent, 'take-up'));
    expect(taken.status).toBe('UnderReview');
    const stale = await calls.review(sent, 'accept');
    expect(stale.status).toBe(409);
    expect((await calls.get(sent.id)).status).toBe('UnderReview');
    expect(recordOf(await calls.review(taken, 'accept')).status).toBe('Accepted');
    const seen = (await calls.get(sent.id)).timeline.map(({ action, by, number }) => [action, by.id, number]);
    expect(seen).toEqual([
      ['report-submitted', room.people.cedarUser.id, sent.number],
      ['report-taken-up', room.people.admin.id, sent.number],
      ['report-accepted', room.people.admin.id, sent.number],
    ]);
    expect((await room.readonly.post(`/api/admin/assessments/${sent.id}/review`, {})).status).toBe(403);
  });
});

describe('lines from a file', () => {
  const send = (name: string, bytes: string | Uint8Array) =>
    upload(room.portal.url, room.user, '/api/assessments/lines', { name, bytes });

  it('are read with every fault told by line, column and value', async () => {
    const file = [
      'Quantity;Date;Kind;Colour',
      '10.5;2026-03-31;shipped;red',
      '1.00000E+10;2026-03-31;;',
      '5;2026-02-30;shipped;',
      '5;45366;shipped;',
      ';;;',
      '7;03/15/2026;Exporté;',
    ].join('\r\n');
    const answer = await send('lines.csv', file);
    expect(answer.data).toMatchObject({
      lines: [
        { kind: 'SHIPPED', date: '2026-03-31', quantity: '10.500' },
        { kind: 'EXPORTED', date: '2026-03-15', quantity: '7.000' },
      ],
      faults: [
        { fileLine: 3, column: 'quantity', value: '1.00000E+10' },
        { fileLine: 4, column: 'date', value: '2026-02-30' },
        { fileLine: 5, column: 'date', value: '45366' },
      ],
      ignored: ['Colour'],
    });
  });

  it('H66 come back from our own template', async () => {
    const template = await download(room.portal.url, room.user, '/api/assessments/lines/template.csv');
    const filled = `${template.bytes.toString('utf8')}2026-03-31,organic,"Boards, planed",12.500,\r\n`;
    const answer = await send('filled.csv', filled);
    expect(answer.data).toMatchObject({
      lines: [{ kind: 'ORGANIC', description: 'Boards, planed', quantity: '12.500', country: null }],
      faults: [],
    });
  });

  it('are read as a person says what the columns are, which is kept for the company’s next file', async () => {
    const file = 'Jour;Notre volume (MBF);Lot\r\n2026-03-31;12.5;7\r\n';
    const sent = (bytes: string, columns?: unknown) =>
      upload(
        room.portal.url,
        room.user,
        '/api/assessments/lines',
        { name: 'x.csv', bytes },
        columns === undefined ? {} : { columns: JSON.stringify(columns) },
      );
    expect((await sent(file)).data).toMatchObject({
      lines: [],
      question: { heads: [{ sheet: null, headingLine: 1 }], chosen: null, saved: [] },
    });
    const choice = { sheet: null, headingLine: 1, columns: ['date', 'quantity', null] };
    const without = await sent(file, { ...choice, columns: ['date', null, null] });
    expect([without.status, without.errors[0]?.error]).toEqual([400, 'columns-missing']);
    expect((await sent(file, 'no choice')).status).toBe(400);
    expect((await sent(file, choice)).data).toMatchObject({
      lines: [{ kind: 'SHIPPED', date: '2026-03-31', quantity: '12.500' }],
      ignored: ['Lot'],
      question: null,
    });
    expect((await sent('Lot;Jour;Notre volume (MBF)\r\n8;2026-03-30;1\r\n')).data).toMatchObject({
      lines: [],
      question: { saved: [{ sheet: null, headingLine: 1, columns: [null, 'date', 'quantity'] }] },
    });
    const trail = await room.portal.database.database.db
      .selectFrom('audit_entry')
      .select(['company_id'])
      .where('action', '=', 'file-columns-matched')
      .execute();
    expect(trail).toEqual([{ company_id: room.people.cedar.id }]);
  });

  it('come back as a file of the rows that were left out, which is read once it is corrected', async () => {
    const bad =
      'Lot,Date,Description,Quantity\r\n7,2026-03-02,"Spruce, dry",12.5\r\n8,2026-02-30,"Pine, green",x\r\n';
    const answer = await send('bad.csv', bad);
    const { rejected } = readLines.parse(answer.data);
    expect(rejected?.split('\r\n').slice(0, -1)).toEqual([
      '\ufeffLot,Date,Description,Quantity,RejectedReason',
      expect.stringMatching(/^8,2026-02-30,"Pine, green",x,"?Date – This date.+ Quantity – /),
    ]);
    const corrected = (rejected ?? '').replace('2026-02-30', '2026-02-28').replace(',x,', ',3,');
    expect((await send('good.csv', corrected)).data).toMatchObject({
      lines: [{ date: '2026-02-28', description: 'Pine, green', quantity: '3.000' }],
      faults: [],
      rejected: null,
      ignored: ['Lot'],
      question: null,
    });
  });

  it('are found below a title and below a line that names the separator', async () => {
    const lines = [{ kind: 'SHIPPED', date: '2026-03-02', quantity: '12.500' }];
    const titled = 'Shipments, all mills\r\n\r\nRun by;me\r\n;;\r\nDate;Quantity\r\n2026-03-02;12.5\r\n';
    expect((await send('x.csv', titled)).data).toMatchObject({ lines, faults: [], question: null });
    expect((await send('x.csv', 'sep=;\r\nDate;Quantity\r\n2026-03-02;12.5\r\n')).data).toMatchObject({
      lines,
      faults: [],
      question: null,
    });
  });

  it.each([
    ['an empty file', '', 400, 'lines-file-empty'],
    ['a PDF', '%PDF-1.7\n', 415, 'lines-file-not-a-table'],
    ['nothing but blank rows', ',\r\n,,\r\n', 400, 'lines-file-empty'],
    ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 415, 'lines-file-old-excel'],
    ['a web page named as a workbook', '\ufeff<html><table><tr><td>Date', 415, 'lines-file-web-page'],
    ['a broken workbook', Buffer.from('504b030400000000', 'hex'), 415, 'lines-file-damaged'],
  ])('are refused in %s with its reason', async (_what, bytes, status, error) => {
    const answer = await send('x.csv', bytes);
    expect([answer.status, answer.errors[0]?.error]).toEqual([status, error]);
  });
});
