import { createHash, randomUUID } from 'node:crypto';
import {
  type PaymentRun,
  paymentRun,
  type PaymentItem,
  readyClaims,
} from '../../../contract/entities/paymentRun';
import { home } from '../../../contract/entities/home';
import { whoMayRelease } from '../../../domain/paymentRunPermissions';
import { money } from '../../../domain/money';
import { type Answer, type TestClient, signedInClient } from '../setup/testClient';
import { addUser, PASSWORD } from '../setup/testPeople';
import { readAch } from '../../domain/readAch';
import { download } from '../setup/upload';
import { openRefundRoom, parsed, type RefundRoom } from '../refunds/refundRoom';

let room: RefundRoom;
let payer: TestClient;
let entry = 4000;
beforeAll(async () => {
  room = await openRefundRoom({
    ACH_ROUTING_NUMBER: '011000015',
    ACH_COMPANY_ID: '1123456789',
    ACH_BANK_NAME: 'Harbor National Bank',
    PAYEE_WAIT_DAYS: '0',
  });
  await addUser(room.portal.services, room.people.board, 'payer@northwood.example', ['approver']);
  payer = await signedInClient(room.portal.url, 'payer@northwood.example');
});
afterAll(() => room.close());

const post = (client: TestClient, path: string, body: object, key: string = randomUUID()): Promise<Answer> =>
  client.post(`/api/admin/paymentruns${path}`, body, { 'idempotency-key': key });
const runOf = (answer: Answer): PaymentRun => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return paymentRun.parse(answer.body.data);
};
const firstOf = (run: PaymentRun): PaymentItem => {
  const [item] = run.items;
  if (item === undefined) throw new Error('the run is empty');
  return item;
};

const idOf = async (name: string): Promise<string> => {
  const { id } = await room.portal.services.database.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', `${name}@northwood.example`)
    .executeTakeFirstOrThrow();
  return id;
};

/** A claim that was approved by the first approver. */
async function approved(amount: string) {
  const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: amount });
  return parsed(await room.approve(await room.verified([{ customsLineId, amountClaimed: amount }])));
}

const prepare = (claimIds: readonly string[], total: string, client = payer, payOn = '2026-06-17') =>
  post(client, '', { claimIds, payOn, total });

async function released(amount: string): Promise<PaymentRun> {
  const claim = await approved(amount);
  const run = runOf(await prepare([claim.id], amount));
  return runOf(await post(room.approver2, `/${run.id}/release`, { version: 1, total: amount }));
}

async function ledgerOf(claimId: string) {
  const rows = await room.portal.services.database.db
    .selectFrom('ledger_entry')
    .select(['kind', 'amount'])
    .where('refund_id', '=', claimId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

describe('a payment run', () => {
  it('is prepared by one person and released by another who approved none of its claims', async () => {
    const claims = [await approved('120.50'), await approved('79.49')];
    const ids = claims.map(({ id }) => id);
    const run = runOf(await prepare(ids, '199.99'));
    expect(run).toMatchObject({
      number: 'PR-2026-000001',
      status: 'Prepared',
      total: '199.99',
      ledgerTotal: '0.00',
    });
    expect(run.release).toMatchObject({ allowed: false, reason: 'prepared-by-you' });
    const path = `/${run.id}/release`;
    const body = { version: run.version, total: run.total };
    const refusals = [
      [payer, 'run-prepared-by-you'],
      [room.approver, 'run-approved-by-you'],
    ] as const;
    for (const [client, kind] of refusals) {
      const answer = await post(client, path, body);
      expect([answer.status, answer.body.errors[0]?.error]).toEqual([403, kind]);
    }
    expect((await room.read(ids[0] ?? '')).status).toBe('Approved');
    const mine = async (client: TestClient) => {
      const listed = await client.get('/api/admin/paymentruns?release=mine');
      const start = home.parse((await client.get('/api/home')).body.data);
      if (start.kind !== 'staff') throw new Error(start.kind);
      return [
        (listed.body.data as { rows: { number: string }[] }).rows.map(({ number }) => number),
        start.queues.find(({ key }) => key === 'runs-to-release')?.count,
      ];
    };
    expect(await mine(payer)).toEqual([[], 0]);
    expect(await mine(room.approver)).toEqual([[], 0]);
    expect(await mine(room.approver2)).toEqual([['PR-2026-000001'], 1]);

    const done = runOf(await post(room.approver2, path, body));
    expect(done).toMatchObject({ status: 'Released', total: '199.99', ledgerTotal: '199.99' });
    expect(done.items.map(({ status, method }) => `${status} ${method}`)).toEqual([
      'Issued CHECK',
      'Issued CHECK',
    ]);
    expect(await ledgerOf(ids[0] ?? '')).toEqual(['REFUND -120.50', 'REFUND_PAYMENT 120.50']);
    expect((await room.read(ids[1] ?? '')).status).toBe('PaymentIssued');
  });

  it('says before and after it is prepared who can release it, and to the others which claims they signed', async () => {
    const first = await approved('21.00');
    const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '22.00' });
    const verified = await room.verified([{ customsLineId, amountClaimed: '22.00' }]);
    const second = parsed(await room.approve(verified, room.approver2));
    const ready = readyClaims.parse((await payer.get('/api/admin/paymentruns/ready')).body.data);
    const chosen = ready.claims.filter(({ claimId }) => [first.id, second.id].includes(claimId));
    const signatures = chosen.flatMap(({ claimNumber, signedBy }) =>
      signedBy.map((signed) => ({ ...signed, claimNumber })),
    );
    const before = whoMayRelease(ready.payers, { preparedBy: await idOf('payer'), signatures });
    expect(before.map(({ id }) => id)).toEqual([room.people.admin.id]);

    const run = runOf(await prepare([first.id, second.id], '43.00'));
    expect(run.release.people.map(({ id }) => id)).toEqual([room.people.admin.id]);
    const path = `/${run.id}/release`;
    const refused = await post(room.approver, path, { version: 1, total: '43.00' });
    const [admin] = run.release.people;
    expect([refused.status, refused.body.errors[0]?.details]).toEqual([
      403,
      `You can’t release this run because you approved ${first.number}. ${admin?.name ?? ''} can release this run.`,
    ]);
    const seen = runOf(await room.approver2.get(`/api/admin/paymentruns/${run.id}`));
    expect(seen.release).toMatchObject({ reason: 'approved-by-you', claims: [second.number] });
  });

  it('goes on without a claim that is taken out of it, which waits for another run; the last one stays', async () => {
    const [own, others] = [await approved('23.00'), await approved('24.00')];
    const run = runOf(await prepare([own.id, others.id], '47.00'));
    const item = run.items.find(({ claimId }) => claimId === own.id);
    const body = { version: 1, itemId: item?.id ?? '' };
    const smaller = runOf(await post(room.approver, `/${run.id}/take-out`, body));
    expect([smaller.total, smaller.version, smaller.items.map(({ claimId }) => claimId)]).toEqual([
      '24.00',
      2,
      [others.id],
    ]);
    const last = { version: 2, itemId: firstOf(smaller).id };
    const refused = await post(room.approver, `/${run.id}/take-out`, last);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'run-last-claim']);
    expect(runOf(await prepare([own.id], '23.00')).status).toBe('Prepared');
    const done = runOf(await post(room.approver2, `/${run.id}/release`, { version: 2, total: '24.00' }));
    expect([done.ledgerTotal, (await room.read(own.id)).status]).toEqual(['24.00', 'Approved']);
    const late = await post(room.approver, `/${run.id}/take-out`, { ...last, version: done.version });
    expect(late.body.errors[0]?.error).toBe('run-not-possible-now');
  });

  it('never takes a claim into two runs, however many are prepared at once', async () => {
    const claim = await approved('10.00');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => prepare([claim.id], '10.00', n % 2 ? payer : room.admin)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toContain('it is in another run');
  });

  it('is released once by two at once, and pays once', async () => {
    const claim = await approved('11.00');
    const run = runOf(await prepare([claim.id], '11.00'));
    const answers = await Promise.all(
      [room.approver2, room.admin].map((client) =>
        post(client, `/${run.id}/release`, { version: 1, total: '11.00' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ledgerOf(claim.id)).toEqual(['REFUND -11.00', 'REFUND_PAYMENT 11.00']);
  });

  it('is refused for another sum than was seen, a day gone by, and a claim that is not approved', async () => {
    const claim = await approved('12.00');
    const [customsLineId = ''] = await room.lines({ entry: (entry += 1), collected: '5.00' });
    const open = await room.file([{ customsLineId, amountClaimed: '5.00' }]);
    const kinds = [];
    for (const answer of [
      await prepare([claim.id], '12.01'),
      await prepare([claim.id], '12.00', payer, '2026-06-14'),
      await prepare([claim.id, open.id], '17.00'),
    ])
      kinds.push([answer.status, answer.body.errors[0]?.error]);
    expect(kinds).toEqual([
      [409, 'run-total-moved'],
      [400, 'run-date-past'],
      [409, 'run-claim-not-ready'],
    ]);
  });

  it('is given up with a reason, and its claim goes into another run', async () => {
    const claim = await approved('13.00');
    const run = runOf(await prepare([claim.id], '13.00'));
    const silent = await post(payer, `/${run.id}/cancel`, { version: 1, reason: '' });
    expect(silent.status).toBe(400);
    const gone = runOf(await post(payer, `/${run.id}/cancel`, { version: 1, reason: 'Wrong day.' }));
    expect([gone.status, firstOf(gone).status]).toEqual(['Cancelled', 'Dropped']);
    expect(runOf(await prepare([claim.id], '13.00')).status).toBe('Prepared');
  });

  it('notes check numbers once each, and payments that arrived', async () => {
    const run = await released('14.00');
    const item = firstOf(run);
    const checks = [{ itemId: item.id, checkNumber: '10441' }];
    const noted = runOf(await post(payer, `/${run.id}/checks`, { version: run.version, checks }));
    expect(firstOf(noted).checkNumber).toBe('10441');
    const other = await released('15.00');
    const twice = await post(payer, `/${other.id}/checks`, {
      version: other.version,
      checks: [{ itemId: firstOf(other).id, checkNumber: '10441' }],
    });
    expect(twice.body.errors[0]).toMatchObject({
      error: 'run-check-number-taken',
      field: 'checks.0.checkNumber',
    });
    const paid = runOf(
      await post(payer, `/${run.id}/confirm`, { version: noted.version, itemIds: [item.id] }),
    );
    expect(firstOf(paid).status).toBe('Paid');
    expect((await room.read(item.claimId)).status).toBe('Paid');
  });

  it('takes a returned payment back in the ledger and has the claim paid again, to the cent', async () => {
    const run = await released('16.25');
    const { id: itemId, claimId } = firstOf(run);
    const body = { version: run.version, itemId, cause: 'account-closed', note: 'R02 from the bank.' };
    const back = runOf(await post(payer, `/${run.id}/returns`, body));
    expect([firstOf(back).status, back.ledgerTotal, back.returnedTotal]).toEqual([
      'Returned',
      '0.00',
      '16.25',
    ]);
    const claim = await room.read(claimId);
    expect(claim.status).toBe('Approved');
    expect(claim.timeline.at(-1)).toMatchObject({
      action: 'refund-payment-returned',
      reason: 'R02 from the bank.',
    });
    const again = await post(payer, `/${run.id}/returns`, { ...body, version: back.version });
    expect(again.body.errors[0]?.error).toBe('run-item-not-open');
    runOf(await prepare([claimId], '16.25'));
    expect(await ledgerOf(claimId)).toEqual([
      'REFUND -16.25',
      'REFUND_PAYMENT 16.25',
      'REFUND_PAYMENT -16.25',
    ]);
  });

  it('agrees with the ledger to the cent over everything paid and returned here', async () => {
    const { db } = room.portal.services.database;
    const items = await db
      .selectFrom('payment_run_item')
      .select('amount')
      .where('status', 'in', ['Issued', 'Paid'])
      .execute();
    const entries = await db
      .selectFrom('ledger_entry')
      .select('amount')
      .where('kind', '=', 'REFUND_PAYMENT')
      .execute();
    const sum = (rows: readonly { amount: string }[]) =>
      rows.reduce((total, { amount }) => total + money(amount), 0n);
    expect(sum(items)).toBeGreaterThan(0n);
    expect(sum(entries)).toBe(sum(items));
  });
});

describe('the account a refund is paid into', () => {
  const ACCOUNT = '998877665544';
  const account = {
    version: null,
    holder: 'Cedarline Imports',
    routingNumber: '021000021',
    accountNumber: ACCOUNT,
    accountType: 'checking',
    proof: { currentPassword: PASSWORD },
  };

  it('is told of and never shown again beyond its last four digits', async () => {
    const wrong = await room.user.send('PUT', '/api/refunds/payee', {
      ...account,
      routingNumber: '021000022',
      accountNumber: '12-34',
    });
    expect(wrong.body.errors.map(({ field, error }) => `${field ?? ''}: ${error}`)).toEqual([
      'routingNumber: account-routing-wrong',
      'accountNumber: account-number-wrong',
    ]);
    const saved = await room.user.send('PUT', '/api/refunds/payee', account);
    expect(saved.body.data).toMatchObject({ lastFour: '5544', routingNumber: '021000021', version: 1 });
    expect(saved.text).not.toContain(ACCOUNT);
    const stale = await room.colleague.send('PUT', '/api/refunds/payee', account);
    expect([stale.status, stale.body.errors[0]?.error]).toEqual([409, 'stale-version']);
    const { db } = room.portal.services.database;
    const audit = await db.selectFrom('audit_entry').select('details').execute();
    const stored = await db.selectFrom('payee_account').selectAll().execute();
    expect(JSON.stringify([audit, stored])).not.toContain(ACCOUNT);
    expect(room.portal.log()).not.toContain(ACCOUNT);
  });

  it('stands in the bank’s file of a released run, and the file in the audit', async () => {
    const claim = await approved('61.50');
    const ready = runOf(await prepare([claim.id], '61.50'));
    expect(firstOf(ready)).toMatchObject({ method: 'ACH', lastFour: '5544', accountIsNew: true });
    const path = `/api/admin/paymentruns/${ready.id}/file?format=nacha`;
    expect((await payer.get(path)).body.errors[0]?.error).toBe('run-not-released');
    await post(room.approver2, `/${ready.id}/release`, { version: 1, total: '61.50' });
    const file = await download(room.portal.url, payer, path);
    const records = file.bytes.toString('ascii').split('\r\n');
    expect(records[2]).toMatch(/^622021000021998877665544 {5}0000006150/);
    expect(records[0]).toContain('HARBOR NATIONAL BANK');
    const csv = await download(room.portal.url, payer, path.replace('nacha', 'csv'));
    expect(csv.bytes.toString('utf8')).toContain(',5544,');
    expect(csv.bytes.toString('utf8')).not.toContain(ACCOUNT);
    expect((await room.readonly.get(path)).status).toBe(403);
    const noted = await room.portal.services.database.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'payment-run-downloaded')
      .execute();
    expect(noted).toHaveLength(2);
    expect((await room.read(claim.id)).payMethod).toBe('ACH');
  });

  it('H79, H80 names the claim and the configured board; each file of a day has its own letter and traces', async () => {
    const read = async (amount: string) => {
      const claim = await approved(amount);
      const ready = runOf(await prepare([claim.id], amount));
      await post(room.approver2, `/${ready.id}/release`, { version: 1, total: amount });
      const path = `/api/admin/paymentruns/${ready.id}/file?format=nacha`;
      const bytes = (await download(room.portal.url, payer, path)).bytes;
      return { claim, path, bytes, file: readAch(bytes.toString('ascii')) };
    };
    const first = await read('41.00');
    const second = await read('42.00');
    expect(first.file.entries.map(({ reference }) => reference)).toEqual([first.claim.number]);
    expect(first.file).toMatchObject({
      originName: 'NORTHWOOD TIMBER BOARD',
      createdOn: second.file.createdOn,
    });
    expect(second.file.fileIdModifier).not.toBe(first.file.fileIdModifier);
    expect(second.file.entries[0]?.trace).not.toBe(first.file.entries[0]?.trace);
    // The same file again is the same to the bank, which then pays it once.
    room.portal.clock.advance(120_000);
    expect((await download(room.portal.url, payer, first.path)).bytes.equals(first.bytes)).toBe(true);
  });

  it('H80 is not prepared for a day on which banks are closed, and the next open one is named', async () => {
    const claim = await approved('43.00');
    for (const [day, next] of [
      ['2026-11-28', 'Nov 30, 2026'],
      ['2026-12-25', 'Dec 28, 2026'],
    ] as const) {
      const refused = await prepare([claim.id], '43.00', payer, day);
      expect([refused.status, refused.body.errors[0]?.error]).toEqual([400, 'run-date-banks-closed']);
      expect(refused.body.errors[0]?.details).toContain(next);
    }
  });

  it('71 never stands in a bank file again once its payment came back or cleared; every download is on the run', async () => {
    const claims = [await approved('31.00'), await approved('32.00'), await approved('33.00')];
    const ready = runOf(
      await prepare(
        claims.map(({ id }) => id),
        '96.00',
      ),
    );
    let run = runOf(await post(room.approver2, `/${ready.id}/release`, { version: 1, total: '96.00' }));
    const path = `/api/admin/paymentruns/${run.id}/file?format=nacha`;
    const amountsOf = async (): Promise<string[]> => {
      const file = await download(room.portal.url, payer, path);
      digests.unshift(createHash('sha256').update(file.bytes).digest('hex'));
      const records = file.bytes.toString('ascii').split('\r\n');
      return records.filter((line) => line.startsWith('6')).map((line) => line.slice(29, 39));
    };
    const digests: string[] = [];
    const itemOf = (index: number): string =>
      run.items.find(({ claimId }) => claimId === claims[index]?.id)?.id ?? '';
    const putBack = (itemId: string): Promise<Answer> =>
      post(payer, `/${run.id}/returns`, { version: run.version, itemId, cause: 'other', note: 'R03.' });

    expect(await amountsOf()).toEqual(['0000003100', '0000003200', '0000003300']);
    run = runOf(await putBack(itemOf(0)));
    expect(await amountsOf()).toEqual(['0000003200', '0000003300']);
    run = runOf(await post(payer, `/${run.id}/confirm`, { version: run.version, itemIds: [itemOf(1)] }));
    expect(await amountsOf()).toEqual(['0000003300']);
    run = runOf(await putBack(itemOf(2)));
    const empty = await payer.get(path);
    expect([empty.status, empty.body.errors[0]?.error]).toEqual([409, 'run-nothing-to-send']);

    run = runOf(await room.readonly.get(`/api/admin/paymentruns/${run.id}`));
    expect(
      run.downloads.map(({ entries, total, format }) => `${format} ${entries ?? 0} ${total ?? ''}`),
    ).toEqual(['nacha 1 33.00', 'nacha 2 65.00', 'nacha 3 96.00']);
    expect(run.downloads.map(({ fingerprint }) => fingerprint)).toEqual(digests);
    expect(new Set(run.downloads.map(({ by }) => by.id))).toEqual(new Set([await idOf('payer')]));
  });

  it('is the company’s own to change: refused to an admin, acting for it or not', async () => {
    for (const [headers, status] of [
      [{}, 403],
      [{ 'x-on-behalf-of': room.people.cedar.id }, 403],
    ] as const) {
      const answer = await room.admin.send('PUT', '/api/refunds/payee', account, headers);
      expect(answer.status).toBe(status);
    }
    const gone = await room.user.post('/api/refunds/payee/removal', { proof: account.proof });
    expect(gone.status).toBe(200);
    expect((await room.user.get('/api/refunds/payee')).body.data).toBeNull();
  });
});
