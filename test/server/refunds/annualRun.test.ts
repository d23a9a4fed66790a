import { randomUUID } from 'node:crypto';
import {
  type AnnualRun,
  annualRun,
  type AnnualRunRow,
  annualRunRow,
} from '../../../contract/entities/annualRun';
import { refundProposal } from '../../../contract/entities/refund';
import { listOf } from '../../../contract/list';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import { REFUND_REASONS } from '../../../domain/refundReason';
import { workOnRuns } from '../../../server/modules/refunds/annualRun/workOnRuns';
import { queueNoticeMails } from '../../../server/modules/notifications/mailNotices';
import type { Answer, TestClient } from '../setup/testClient';
import { addCompany } from '../setup/testPeople';
import { mailsTo } from '../setup/outbox';
import { type EntryLine, postLines } from './entryLines';
import { openRefundRoom, PINE_NUMBER, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeEach(async () => {
  room = await openRefundRoom();
});
afterEach(() => room.close());

const PATH = '/api/admin/refunds/annual-runs';
const STRANGER = '77-1234567';
const db = () => room.portal.services.database.db;
const work = () => workOnRuns(room.portal.services.database, room.portal.clock.now());
const begin = (fiscalYear = 2026, client = room.admin): Promise<Answer> => client.post(PATH, { fiscalYear });
function runIn(answer: Answer): AnnualRun {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return annualRun.parse(answer.body.data);
}
const read = async (id: string) => runIn(await room.admin.get(`${PATH}/${id}`));
async function finished(fiscalYear = 2026): Promise<AnnualRun> {
  const { id } = runIn(await begin(fiscalYear));
  await work();
  return read(id);
}
async function rowsOf(id: string, rest = ''): Promise<AnnualRunRow[]> {
  const answer = await room.admin.get(`/api/admin/refunds/annual-run-importers?run=${id}${rest}`);
  return listOf(annualRunRow).parse(answer.body.data).rows;
}
const rowOf = async (id: string, name: string): Promise<AnnualRunRow> => {
  const row = (await rowsOf(id, '&pageSize=100')).find((each) => each.name === name);
  if (row === undefined) throw new Error(`the run has no ${name}`);
  return row;
};
const press = (id: string, action: 'letters' | 'cancel', client = room.admin) =>
  client.post(`${PATH}/${id}/${action}`, {});
const inForce = (changes: object) =>
  db()
    .insertInto('program_configuration')
    .values({
      content: JSON.stringify({ ...QUARTERLY_BOARD_FEET, ...changes }),
      effective_at: room.portal.clock.now(),
      created_by: null,
    })
    .execute();
const noticesTo = async (address: string) => {
  await queueNoticeMails(room.portal.services, room.portal.clock.now());
  return (await mailsTo(room.portal, address))
    .filter(({ kind }) => kind === 'notice')
    .map(({ text }) => text);
};
async function proposedTo(client: TestClient, fiscalYear: number, reason: string): Promise<string> {
  const answer = await client.get(`/api/refunds/proposal?fiscalYear=${fiscalYear}&reason=${reason}`);
  return refundProposal.parse(answer.body.data).totalProposed;
}
/** Lines of any company, or of none. */
const posted = (...lines: readonly EntryLine[]) =>
  postLines(room.portal.services, room.people.verifier.id, lines);
const toPine = () => ({ companyId: room.people.pine.id, importerNumber: PINE_NUMBER });
const toStranger = { companyId: null, importerNumber: STRANGER };

describe('the annual run', () => {
  it('gives each importer the amount of its claim form, to the cent, for every reason', async () => {
    for (let entry = 1; entry <= 60; entry += 1)
      await room.lines({
        entry,
        ...(entry % 2 === 0 ? toPine() : {}),
        collected: `${(entry * 7919) % 1000}.${String((entry * 37) % 100).padStart(2, '0')}`,
        quantity: entry % 13 === 0 ? null : `${(entry * 911) % 1700}.250`,
        entryDate: `2026-${String((entry % 9) + 1).padStart(2, '0')}-1${entry % 10}`,
        covered: entry % 7 !== 0,
        ...(entry % 11 === 0 ? { entryType: '23' } : {}),
        ...(entry % 5 === 0 ? { expected: '1.00' } : {}),
      });
    const run = await finished();
    for (const [client, name] of [
      [room.user, 'Cedarline Imports'],
      [room.pine, 'Pine Grove Lumber'],
    ] as const) {
      const row = await rowOf(run.id, name);
      expect(row.outcome).toBe('claimable');
      expect(row.byReason.length).toBeGreaterThan(2);
      for (const { reason, amount } of row.byReason)
        expect([reason, amount]).toEqual([reason, await proposedTo(client, 2026, reason)]);
      const foreseen = await client.get('/api/refunds/foreseen');
      expect(foreseen.body.data).toMatchObject({ total: row.amount });
    }
    expect(run.total).toBe(formatMoney(sumMoney((await rowsOf(run.id)).map(({ amount }) => money(amount)))));
    for (const reason of REFUND_REASONS) {
      const parts = (await rowsOf(run.id)).flatMap(({ byReason }) =>
        byReason.filter((part) => part.reason === reason),
      );
      expect(run.byReason.find((each) => each.reason === reason)?.amount ?? '0.00').toBe(
        formatMoney(sumMoney(parts.map(({ amount }) => money(amount)))),
      );
    }
  });

  it('names an importer without a company as Customs does, with what it can claim once it has one', async () => {
    await room.lines(
      { entry: 1, collected: '310.15', ...toStranger },
      { entry: 2, collected: '20.00', ...toStranger, quantity: '16000.000', entryDate: '2026-05-02' },
    );
    const run = await finished();
    const [row] = await rowsOf(run.id, '&company=no');
    expect(row).toMatchObject({
      companyId: null,
      importerNumber: STRANGER,
      name: 'Cedarline Imports',
      lines: 2,
    });
    expect(run.withoutCompany).toEqual({ importers: 1, amount: row?.amount });
    await db().updateTable('customs_line').set({ company_id: room.people.pine.id }).execute();
    expect(row?.amount).toBe(await proposedTo(room.pine, 2026, 'FIRST_QUANTITY'));
  });

  it('excludes with a reason', async () => {
    const inactive = await addCompany(room.portal.services, 'Closed Timber', { status: 'Inactive' });
    const [held = ''] = await room.lines({ entry: 1, collected: '10.00' });
    await posted(
      { entry: 2, collected: '10.00', companyId: inactive.id },
      { entry: 3, collected: '10.00', ...toStranger, quantity: null },
      { entry: 4, collected: '10.00', ...toPine() },
    );
    await room.file([{ customsLineId: held, amountClaimed: '10.00' }]);
    await room.pine.post(
      '/api/refunds/waivers',
      { fiscalYear: 2026, signerName: 'Pia Nowak', isAuthorised: true },
      { 'idempotency-key': randomUUID() },
    );
    const run = await finished();
    const outcomes = (await rowsOf(run.id)).map(
      ({ importerNumber, outcome }) => `${importerNumber} ${outcome}`,
    );
    expect(run.excluded).toHaveLength(4);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        expect.stringContaining('in-claims'),
        expect.stringContaining('company-inactive'),
        `${STRANGER} quantity-unknown`,
        `${PINE_NUMBER} waived`,
      ]),
    );
    expect((await rowsOf(run.id, '&outcome=waived')).map(({ name }) => name)).toEqual(['Pine Grove Lumber']);
  });

  it('excludes amounts below the smallest claim, and those whose last day has passed', async () => {
    await room.lines({ entry: 1, collected: '10.00' }, { entry: 2, collected: '80.00', ...toPine() });
    await inForce({ refundMinimum: '50.00' });
    const run = await finished();
    expect((await rowOf(run.id, 'Cedarline Imports')).outcome).toBe('below-minimum');
    await inForce({ refundWindow: { anchor: 'MONTH_END', days: 30 } });
    expect((await rowOf((await finished()).id, 'Pine Grove Lumber')).outcome).toBe('deadline-passed');
  });

  it('changes no claim, draft, or amount', async () => {
    await room.lines({ entry: 1, collected: '10.00' });
    const counted = async () => ({
      claims: (await db().selectFrom('refund_claim').selectAll().execute()).length,
      drafts: (await db().selectFrom('refund_draft').selectAll().execute()).length,
      events: (await db().selectFrom('notification_event').selectAll().execute()).length,
      lines: await db().selectFrom('customs_line').selectAll().execute(),
    });
    const before = await counted();
    await finished();
    expect(await counted()).toEqual(before);
  });

  it('is shared by processes, and each importer is calculated once', async () => {
    for (let entry = 1; entry <= 30; entry += 1)
      await posted({ entry, collected: '10.00', companyId: null, importerNumber: `77-00000${10 + entry}` });
    const { id } = runIn(await begin());
    const done = await Promise.all([work(), work(), work(), work()]);
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(30);
    await work();
    expect(await read(id)).toMatchObject({ status: 'Finished', importers: 30, done: 30, total: '300.00' });
  });

  it('goes on where an ended process stopped', async () => {
    await room.lines({ entry: 1, collected: '10.00' }, { entry: 2, collected: '10.00', ...toPine() });
    const { id } = runIn(await begin());
    const stopping = new AbortController();
    stopping.abort();
    await workOnRuns(room.portal.services.database, room.portal.clock.now(), stopping.signal);
    expect(await read(id)).toMatchObject({ status: 'Running', importers: 2, done: 0 });
    await work();
    expect(await read(id)).toMatchObject({ status: 'Finished', done: 2 });
  });

  it('can be canceled once, and keeps no further work', async () => {
    await room.lines({ entry: 1, collected: '10.00' });
    const { id } = runIn(await begin());
    const answers = await Promise.all([press(id, 'cancel'), press(id, 'cancel')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await work()).toBe(0);
    expect(await read(id)).toMatchObject({ status: 'Canceled', done: 0 });
    expect((await press(id, 'letters')).body.errors[0]?.error).toBe('annual-run-unfinished');
  });

  it('is one at a time: whoever starts a second one learns whose is under way', async () => {
    await room.lines({ entry: 1, collected: '10.00' });
    for (let round = 1; round <= 20; round += 1) {
      const answers = await Promise.all([begin(), begin()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.message).toContain('The annual run for 2026 that admin Tester started');
      await work();
    }
  });

  it('needs lines, an administrator, and a year that can be', async () => {
    expect((await begin(2019)).body.errors[0]?.error).toBe('annual-run-no-lines');
    for (const client of [room.user, room.verifier, room.approver, room.readonly])
      expect((await begin(2026, client)).status).toBe(403);
    expect((await room.admin.post(PATH, { fiscalYear: 1 })).status).toBe(400);
    expect((await room.admin.get(`${PATH}/999`)).status).toBe(404);
    expect((await room.admin.get('/api/admin/refunds/annual-run-importers?run=999')).status).toBe(404);
  });

  it('is exported with reasons and outcomes in words', async () => {
    await room.lines({ entry: 1, collected: '10.00' });
    const { id } = await finished();
    const file = await room.admin.get(
      `/api/lists/export?list=annualRunImporters&query=${encodeURIComponent(`run=${id}`)}`,
    );
    expect(file.text).toContain('12-3456789,Cedarline Imports,yes,1,10.00,Can claim,10.00,');
  });
});

const merge = async (from: string, into: string): Promise<void> => {
  const { version } = await db()
    .selectFrom('company')
    .select('version')
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const answer = await room.admin.post(
    `/api/admin/companies/${from}/merge`,
    { version, intoId: into, reason: 'The mill was bought.' },
    { 'idempotency-key': randomUUID() },
  );
  if (answer.status !== 200) throw new Error(answer.text);
};
const assign = async (companyId: string): Promise<void> => {
  await db()
    .updateTable('customs_line')
    .set({ company_id: companyId })
    .where('importer_number', '=', STRANGER)
    .execute();
};

describe('importers that become a company’s during an annual run', () => {
  it('are calculated with it, and say so', async () => {
    await room.lines({ entry: 1, collected: '310.15' }, { entry: 2, collected: '20.00', ...toStranger });
    const { id } = runIn(await begin());
    await assign(room.people.cedar.id);
    await work();
    expect(await read(id)).toMatchObject({ status: 'Finished', total: '330.15' });
    expect((await rowsOf(id, '&company=no')).map(({ outcome, amount }) => [outcome, amount])).toEqual([
      ['with-company', '0.00'],
    ]);
    expect((await rowsOf(id, '&company=yes')).map(({ outcome, amount }) => [outcome, amount])).toEqual([
      ['claimable', '330.15'],
    ]);
  });

  it('bring a company into the run that had no lines of the year', async () => {
    await room.lines({ entry: 1, collected: '310.15' }, { entry: 2, collected: '20.00', ...toStranger });
    const { id } = runIn(await begin());
    await assign(room.people.pine.id);
    await work();
    expect(await rowOf(id, 'Pine Grove Lumber')).toMatchObject({ outcome: 'claimable', amount: '20.00' });
    expect(await read(id)).toMatchObject({ status: 'Finished', total: '330.15' });
  });

  it('leave the letter to the company when they do so after the run', async () => {
    await room.lines({ entry: 2, collected: '20.00', ...toStranger });
    const { id } = await finished();
    await assign(room.people.cedar.id);
    await press(id, 'letters');
    await work();
    expect((await read(id)).letters).toEqual(
      expect.arrayContaining([
        { letter: 'with-company', importers: 1 },
        { letter: 'sent', importers: 1 },
      ]),
    );
    expect((await noticesTo('user@cedarline.example'))[0]).toContain('$20.00');
  });

  it('get one letter where a company is merged into another that has its own', async () => {
    await room.lines({ entry: 1, collected: '310.15' });
    await posted({ entry: 2, collected: '20.00', ...toPine() });
    const first = await finished();
    const later = await finished();
    await press(first.id, 'letters');
    await db()
      .updateTable('annual_run_row')
      .set({ letter: 'nothing-left' })
      .where('run_id', '=', first.id)
      .where('company_id', '=', room.people.cedar.id)
      .execute();
    await work();
    await merge(room.people.pine.id, room.people.cedar.id);
    await press(later.id, 'letters');
    await work();
    const letters = await db()
      .selectFrom('annual_run_row')
      .select(['letter', 'importer_name'])
      .where('run_id', '=', later.id)
      .orderBy('importer_name')
      .execute();
    expect(letters).toEqual([
      { letter: 'notified-before', importer_name: 'Cedarline Imports' },
      { letter: 'with-company', importer_name: 'Pine Grove Lumber' },
    ]);
  });

  it('are calculated with the company they are merged into', async () => {
    await room.lines({ entry: 1, collected: '310.15' });
    await posted({ entry: 2, collected: '20.00', ...toPine() });
    const { id } = runIn(await begin());
    await merge(room.people.pine.id, room.people.cedar.id);
    await work();
    expect(await rowOf(id, 'Pine Grove Lumber')).toMatchObject({ outcome: 'with-company', amount: '0.00' });
    expect(await rowOf(id, 'Cedarline Imports')).toMatchObject({ amount: '330.15' });
    expect((await read(id)).total).toBe('330.15');
  });
});

describe('letters of an annual run', () => {
  const written = async (): Promise<AnnualRun> => {
    const { id } = await finished();
    runIn(await press(id, 'letters'));
    await work();
    return read(id);
  };

  it('are an email in the words of notifications, or a letter to print', async () => {
    await room.lines({ entry: 1, collected: '310.15' }, { entry: 2, collected: '20.00', ...toStranger });
    const run = await written();
    expect(run.letters).toEqual(
      expect.arrayContaining([
        { letter: 'sent', importers: 1 },
        { letter: 'paper', importers: 1 },
      ]),
    );
    const texts = await noticesTo('user@cedarline.example');
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('You can claim a refund of $310.15 for 2026.');
    expect(texts[0]).toContain('/refunds/available');
    const pdf = await room.admin.get(`${PATH}/${run.id}/letters.pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    expect((await room.verifier.get(`${PATH}/${run.id}/letters.pdf`)).status).toBe(403);
  });

  it('go out once, however often and from however many processes they are sent', async () => {
    await room.lines({ entry: 1, collected: '310.15' }, { entry: 2, collected: '20.00', ...toStranger });
    const { id } = await finished();
    const answers = await Promise.all([1, 2, 3, 4].map(() => press(id, 'letters')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.message).toContain('Nothing was sent again');
    await Promise.all([work(), work(), work(), work()]);
    expect(await noticesTo('user@cedarline.example')).toHaveLength(1);
  });

  it('go out once a year, also when two runs send them at the same time', async () => {
    for (let entry = 1; entry <= 10; entry += 1)
      await posted({ entry, collected: '10.00', companyId: null, importerNumber: `77-00000${10 + entry}` });
    await room.lines({ entry: 11, collected: '310.15' });
    const runs = [await finished(), await finished()];
    for (const { id } of runs) await press(id, 'letters');
    await Promise.all([work(), work(), work(), work()]);
    const letters = await db().selectFrom('annual_run_row').select(['letter', 'importer_number']).execute();
    const gone = letters.filter(({ letter }) => letter === 'sent' || letter === 'paper');
    expect(new Set(gone.map(({ importer_number: number }) => number)).size).toBe(11);
    expect(gone).toHaveLength(11);
    expect(letters.filter(({ letter }) => letter === 'notified-before')).toHaveLength(11);
    expect(await noticesTo('user@cedarline.example')).toHaveLength(1);
  });

  it('do not repeat a notice before the last day', async () => {
    await room.lines({ entry: 1, collected: '310.15' });
    await db()
      .insertInto('refund_notice')
      .values({
        company_id: room.people.cedar.id,
        fiscal_year: 2026,
        reason: 'FIRST_QUANTITY',
        last_day: '2026-12-01',
        covered_until: '2026-12-07',
        sent_at: room.portal.clock.now(),
      })
      .execute();
    expect((await written()).letters).toEqual([{ letter: 'notified-before', importers: 1 }]);
    expect(await noticesTo('user@cedarline.example')).toEqual([]);
  });

  it('name what is left when they are written, and nothing that was claimed since the run', async () => {
    const [first = '', second = ''] = await room.lines(
      { entry: 1, collected: '10.00' },
      { entry: 2, collected: '20.00' },
    );
    const { id } = await finished();
    await room.file([{ customsLineId: first, amountClaimed: '10.00' }]);
    await press(id, 'letters');
    await work();
    expect((await noticesTo('user@cedarline.example'))[0]).toContain('$20.00');
    expect(await read(id)).toMatchObject({ total: '30.00' });
    expect(second).not.toBe('');
  });

  it('go to nobody whose claim came first', async () => {
    const [line = ''] = await room.lines({ entry: 1, collected: '10.00' });
    const { id } = await finished();
    await room.file([{ customsLineId: line, amountClaimed: '10.00' }]);
    await press(id, 'letters');
    await work();
    expect((await read(id)).letters).toEqual([{ letter: 'nothing-left', importers: 1 }]);
    expect(await noticesTo('user@cedarline.example')).toEqual([]);
  });

  it('are none where nobody can claim, and there is nothing to print', async () => {
    await room.lines({ entry: 1, collected: '10.00', quantity: null });
    const { id } = await finished();
    expect((await press(id, 'letters')).body.errors[0]?.error).toBe('annual-letters-none');
    const pdf = await room.admin.get(`${PATH}/${id}/letters.pdf`);
    expect([pdf.status, pdf.body.errors[0]?.error]).toEqual([404, 'annual-letters-no-print']);
  });
});
