import { randomUUID } from 'node:crypto';
import { type RefundDetails, refundSummary } from '../../../contract/entities/refund';
import { mergePlan } from '../../../contract/entities/companyAdmin';
import { listOf } from '../../../contract/list';
import { addDays, dateInZone } from '../../../domain/calendarDate';
import { formatEntryNumber } from '../../../domain/entryNumber';
import { matchPendingLines } from '../../../server/modules/refunds/pendingLines/matchPendingLines';
import { entryNumberOf, postLines } from './entryLines';
import { openRefundRoom, parsed, PINE_NUMBER, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeEach(async () => {
  room = await openRefundRoom();
});
afterEach(() => room.close());

const pendingLinesOf = (entry: number, amountClaimed: string | null = null, rest: object = {}) => ({
  entryNumber: formatEntryNumber(entryNumberOf(entry)),
  lineNo: 1,
  entryDate: '2026-03-02',
  amountClaimed,
  ...rest,
});
const match = () => {
  const { database, clock } = room.portal.services;
  return matchPendingLines(database, clock.now());
};
const drop = (claim: RefundDetails, reason: string, client = room.verifier) =>
  room.action(client, claim, 'let-go', {
    version: claim.version,
    pendingLineId: claim.pendingAtCustoms[0]?.id ?? '0',
    reason,
  });
const errorOf = ({ status, body }: Awaited<ReturnType<RefundRoom['submit']>>) => [
  status,
  body.errors[0]?.error,
];
const listed = async (filter: string) =>
  listOf(refundSummary).parse((await room.verifier.get(`/api/admin/refunds?${filter}`)).body.data).rows;

describe('a line claimed before Customs has sent it', () => {
  it('waits on the claim, which is not verified, and never paid, until it has come', async () => {
    const [known = ''] = await room.lines({ entry: 1, collected: '25.00' });
    const claim = await room.file([{ customsLineId: known, amountClaimed: '25.00' }], {
      pendingAtCustoms: [pendingLinesOf(2, '90.00')],
    });
    expect(claim).toMatchObject({ pendingCount: 1, lineCount: 1, amountClaimed: '25.00', exactMatch: false });
    expect(claim.pendingAtCustoms).toMatchObject([
      { entryNumber: formatEntryNumber(entryNumberOf(2)), lineNo: 1, amountAsked: '90.00', state: 'waiting' },
    ]);
    expect((await listed('pendingAtCustoms=yes')).map(({ number }) => number)).toEqual([claim.number]);
    expect((await listed(`q=${entryNumberOf(2)}`)).map(({ number }) => number)).toEqual([claim.number]);

    const early = await room.verify(claim);
    expect(errorOf(early)).toEqual([409, 'refund-lines-pending']);
    const bulk = await room.verifier.post('/api/admin/refunds/bulk-verify/preview', {
      selection: { kind: 'some', ids: [claim.id] },
    });
    expect(bulk.body.data).toMatchObject({ ready: 0, leftOut: [{ why: 'pending-at-customs' }] });
    expect((await room.read(claim.id)).status).toBe('Submitted');
  });

  it('takes its amounts from Customs when it comes, at most what was asked, and both sides are told once', async () => {
    const claim = await room.file([], { pendingAtCustoms: [pendingLinesOf(1, '10.00'), pendingLinesOf(2)] });
    expect(claim).toMatchObject({ lineCount: 0, pendingCount: 2, amountClaimed: '0.00', lines: [] });
    expect(await match()).toBe(0);
    await room.lines({ entry: 1, collected: '31.20' });
    expect(await match()).toBe(1);
    expect(await match()).toBe(0);
    const first = await room.read(claim.id);
    expect(first.lines).toMatchObject([
      { amountCollected: '31.20', amountProposed: '31.20', amountClaimed: '10.00' },
    ]);
    expect(first).toMatchObject({ pendingCount: 1, lineCount: 1, amountClaimed: '10.00', version: 2 });
    await room.lines({ entry: 2, collected: '17.05' });
    await match();
    const whole = await room.read(claim.id);
    expect(whole).toMatchObject({
      pendingCount: 0,
      lineCount: 2,
      amountCollected: '48.25',
      amountClaimed: '27.05',
      exactMatch: false,
    });
    expect(whole.pendingAtCustoms.map(({ state }) => state)).toEqual(['matched', 'matched']);
    expect(whole.timeline.map(({ action }) => action)).toEqual([
      'refund-submitted',
      'refund-lines-matched',
      'refund-lines-matched',
    ]);
    const seen = await room.portal.services.database.db
      .selectFrom('notification_event')
      .select(['audience', 'text_values'])
      .where('kind', '=', 'refund-lines-matched')
      .orderBy('id')
      .execute();
    expect(seen.map(({ audience, text_values }) => [audience.kind, text_values['amount']])).toEqual([
      ['roles', '10.00'],
      ['company', '10.00'],
      ['roles', '17.05'],
      ['company', '17.05'],
    ]);
    const approved = parsed(await room.approve(parsed(await room.verify(whole))));
    expect(approved).toMatchObject({ status: 'Approved', amountApproved: '27.05' });
  });

  it('is an exact match once all have come as they were asked', async () => {
    const claim = await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    await room.lines({ entry: 1, collected: '31.20' });
    await match();
    expect(await room.read(claim.id)).toMatchObject({ exactMatch: true, amountClaimed: '31.20' });
  });

  it.each([
    ['nothing-to-claim', { collected: '0.00' }],
    ['other-year', { collected: '9.00', entryDate: '2025-12-31' }],
    ['other-importer', { collected: '9.00', importerNumber: '11-1111111' }],
  ] as const)(
    'leaves the claim as %s where it comes otherwise, and the reason stands there',
    async (state, sent) => {
      await room.portal.services.database.db
        .insertInto('importer_number')
        .values({ number: '11-1111111', company_id: room.people.cedar.id })
        .execute();
      const claim = await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
      await room.lines({ entry: 1, ...sent });
      await match();
      const after = await room.read(claim.id);
      expect(after).toMatchObject({ lineCount: 0, pendingCount: 0 });
      expect(after.pendingAtCustoms).toMatchObject([{ state }]);
      expect(errorOf(await room.verify(after))[0]).toBe(400);
    },
  );

  it('is matched with nobody else’s line', async () => {
    const claim = await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    await postLines(room.portal.services, room.people.verifier.id, [
      { entry: 1, collected: '9.00', companyId: room.people.pine.id, importerNumber: PINE_NUMBER },
    ]);
    expect(await match()).toBe(0);
    expect(await room.read(claim.id)).toMatchObject({ pendingCount: 1, lineCount: 0 });
  });
});

describe('a claim of which Customs has sent the most', () => {
  const split = (claim: RefundDetails, client = room.verifier) =>
    room.action(client, claim, 'split-unsent', { version: claim.version });

  it('is decided at once, and what is not sent waits in a claim of its own with its day, filer and documents', async () => {
    const known = await room.lines(
      ...Array.from({ length: 40 }, (_, n) => ({ entry: 100 + n, collected: '5.00' })),
    );
    const claim = await room.file(
      known.map((customsLineId) => ({ customsLineId, amountClaimed: '5.00' })),
      { pendingAtCustoms: [pendingLinesOf(1, '10.00'), pendingLinesOf(2)] },
    );
    room.portal.clock.advance(300_000);
    expect((await split(claim, room.approver)).status).toBe(403);
    const rest = parsed(await split(claim));
    expect(rest).toMatchObject({
      pendingCount: 0,
      lineCount: 40,
      exactMatch: true,
      pendingAtCustoms: [],
      splitFrom: null,
    });
    expect(rest.timeline.at(-1)).toMatchObject({
      action: 'refund-lines-split',
      reason: rest.splitInto[0]?.number,
    });
    const other = await room.read(rest.splitInto[0]?.id ?? '');
    expect(other).toMatchObject({
      status: 'Submitted',
      pendingCount: 2,
      lineCount: 0,
      amountClaimed: '0.00',
      splitFrom: { id: claim.id, number: claim.number },
      filedAt: claim.filedAt,
      filedBy: claim.filedBy,
      // The days for a decision have not begun: the board has no money of these lines yet.
      decisionDue: null,
      late: false,
    });
    expect(other.documents.map(({ fileName }) => fileName)).toEqual(
      claim.documents.map(({ fileName }) => fileName),
    );
    expect(parsed(await room.approve(parsed(await room.verify(rest)))).amountApproved).toBe('200.00');
    // What was held stays held, and what comes goes to the new claim.
    expect(errorOf(await room.submit([], { pendingAtCustoms: [pendingLinesOf(2)] }))).toEqual([
      409,
      'claim-in-another-claim',
    ]);
    await room.lines({ entry: 1, collected: '31.20' }, { entry: 2, collected: '17.05' });
    expect(await match()).toBe(1);
    expect(await room.read(other.id)).toMatchObject({
      pendingCount: 0,
      lineCount: 2,
      amountClaimed: '27.05',
    });
    const paper = await room.user.get(`/api/documents/${other.documents[0]?.id ?? ''}`);
    expect(paper.status).toBe(200);
  });

  it('is decided by its own deadline, and what Customs sends later within sixty days of that day (reference 5)', async () => {
    const [known = ''] = await room.lines({ entry: 1, collected: '5.00' });
    const claim = await room.file([{ customsLineId: known, amountClaimed: '5.00' }], {
      pendingAtCustoms: [pendingLinesOf(2, '10.00')],
    });
    const rest = parsed(await split(claim));
    expect(rest.decisionDue).toBe(claim.decisionDue);
    const splitId = rest.splitInto[0]?.id ?? '';
    await room.portal.services.database.db
      .updateTable('refund_claim')
      .set({ decision_due: '2020-01-01' })
      .where('id', '=', splitId)
      .execute();
    expect(await room.read(splitId)).toMatchObject({ decisionDue: null, late: false });
    await room.lines({ entry: 2, collected: '31.20' });
    await match();
    const today = dateInZone(room.portal.clock.now().getTime(), 'America/New_York');
    expect(await room.read(splitId)).toMatchObject({ decisionDue: addDays(today, 60), late: false });
    expect((await room.read(claim.id)).decisionDue).toBe(claim.decisionDue);
  });

  it('is split once, by its company too, told to both sides, and never where nothing or everything waits', async () => {
    const [known = ''] = await room.lines({ entry: 1, collected: '5.00' });
    const line = { customsLineId: known, amountClaimed: '5.00' };
    const claim = await room.file([line], { pendingAtCustoms: [pendingLinesOf(2)] });
    const answers = await Promise.all([split(claim, room.user), split(claim)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(errorOf(await split(await room.read(claim.id)))).toEqual([409, 'refund-nothing-pending']);
    expect(errorOf(await split(await room.file([], { pendingAtCustoms: [pendingLinesOf(3)] })))).toEqual([
      409,
      'refund-only-pending',
    ]);
    const seen = await room.portal.services.database.db
      .selectFrom('notification_event')
      .select('audience')
      .where('kind', '=', 'refund-split-off')
      .execute();
    expect(seen.map(({ audience }) => audience.kind).toSorted()).toEqual(['company', 'roles']);
  });
});

describe('what a claim may wait for', () => {
  it('is told line by line: of another year, still to come, named twice, no entry number, sent already', async () => {
    await room.lines({ entry: 5, collected: '9.00' });
    const refused = await room.submit([], {
      pendingAtCustoms: [
        pendingLinesOf(1, null, { entryDate: '2025-12-31' }),
        pendingLinesOf(2, null, { entryDate: '2026-12-31' }),
        pendingLinesOf(3),
        pendingLinesOf(3),
        pendingLinesOf(5),
        pendingLinesOf(6, '-1.00'),
      ],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field, error }) => [field, error])).toEqual([
      ['pendingAtCustoms.0', 'claim-wrong-fiscal-year'],
      ['pendingAtCustoms.1', 'claim-pending-in-future'],
      ['pendingAtCustoms.3', 'claim-line-twice'],
      ['pendingAtCustoms.4', 'claim-pending-known'],
      ['pendingAtCustoms.5.amountClaimed', 'claim-not-above-zero'],
    ]);
    const damaged = await room.submit([], {
      pendingAtCustoms: [pendingLinesOf(1, null, { entryNumber: '9.0E+10' })],
    });
    expect(damaged.body.errors[0]).toMatchObject({
      field: 'pendingAtCustoms.0',
      error: 'claim-pending-entry-number',
    });
    expect(errorOf(await room.submit([]))).toEqual([400, 'claim-no-lines']);
  });

  it('is one claim’s alone; withdrawing it, or letting the line go, frees it', async () => {
    const first = await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    const second = await room.submit([], { pendingAtCustoms: [pendingLinesOf(1)] });
    expect(errorOf(second)).toEqual([409, 'claim-in-another-claim']);
    expect(second.body.message).toContain(first.number);
    // The same entry number under another company is that company's business.
    const theirs = await room.submission([], {
      pendingAtCustoms: [pendingLinesOf(1)],
      importerNumber: PINE_NUMBER,
      documentIds: [await room.evidence(room.pine)],
    });
    const pine = await room.pine.post('/api/refunds', theirs, { 'idempotency-key': randomUUID() });
    expect(pine.status).toBe(200);

    await room.action(room.user, first, 'withdraw', { version: first.version, reason: 'x' });
    const again = await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    expect(errorOf(await drop(again, ''))).toEqual([400, 'reason-needed']);
    expect((await drop(again, 'No such entry.', room.approver)).status).toBe(403);
    const freed = parsed(await drop(again, 'No such entry.'));
    expect(freed).toMatchObject({ pendingCount: 0, pendingAtCustoms: [{ state: 'let-go' }], mayDrop: true });
    expect(freed.timeline.at(-1)).toMatchObject({ action: 'refund-line-let-go' });
    const third = await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    expect((await drop(third, '', room.user)).status).toBe(200);
  });

  it('holds the line, also once Customs has sent it and the match is still to be made', async () => {
    await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    const [line = ''] = await room.lines({ entry: 1, collected: '9.00' });
    const other = await room.submit([{ customsLineId: line, amountClaimed: '9.00' }]);
    expect(errorOf(other)).toEqual([409, 'claim-in-another-claim']);
  });

  it('changes with an answer: what is left out is free, what stays goes on waiting', async () => {
    const claim = await room.file([], { pendingAtCustoms: [pendingLinesOf(1), pendingLinesOf(2)] });
    const asked = parsed(
      await room.action(room.verifier, claim, 'return', {
        version: claim.version,
        to: 'company',
        reasonCode: 'other',
        reason: 'Which one?',
      }),
    );
    const content = await room.content([], { pendingAtCustoms: [pendingLinesOf(2)], documentIds: [] });
    const answered = parsed(
      await room.action(room.user, asked, 'answer', { version: asked.version, comment: 'Two.', ...content }),
    );
    expect(answered.pendingAtCustoms.map(({ entryNumber }) => entryNumber)).toEqual([
      formatEntryNumber(entryNumberOf(2)),
    ]);
    expect((await room.submit([], { pendingAtCustoms: [pendingLinesOf(1)] })).status).toBe(200);
  });

  it('is taken up again by an appeal, unless another claim waits for it by now', async () => {
    const reject = (claim: RefundDetails) =>
      room.action(room.verifier, claim, 'reject', {
        version: claim.version,
        reasonCode: 'not-collected',
        reason: 'Nothing was collected.',
      });
    const appeal = (claim: RefundDetails) =>
      room.action(room.user, claim, 'appeal', { version: claim.version, reason: 'It was.' });
    const first = parsed(await reject(await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] })));
    const other = await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    expect(errorOf(await appeal(first))).toEqual([409, 'appeal-line-taken']);
    await room.action(room.user, other, 'withdraw', { version: other.version, reason: 'x' });
    expect((await appeal(first)).status).toBe(200);
    await room.lines({ entry: 1, collected: '9.00' });
    await match();
    expect(await room.read(first.id)).toMatchObject({ status: 'Appealed', lineCount: 1, pendingCount: 0 });
  });
});

describe('lines that two companies wait for, when they become one', () => {
  it('edge 16 must be dropped by one of them first; what the old record waits for is then the new one’s alone', async () => {
    const { cedar, pine } = room.people;
    await room.file([], { pendingAtCustoms: [pendingLinesOf(1)] });
    const body = await room.submission([], {
      pendingAtCustoms: [pendingLinesOf(1), pendingLinesOf(2)],
      importerNumber: PINE_NUMBER,
      documentIds: [],
    });
    const documents = { ...body, documentIds: [await room.evidence(room.pine)] };
    const theirs = parsed(
      await room.pine.post('/api/refunds', documents, { 'idempotency-key': randomUUID() }),
    );
    const plan = async () => {
      const company = await room.admin.get(`/api/admin/companies/${pine.id}/merge?into=${cedar.id}`);
      return mergePlan.parse(company.body.data);
    };
    const merge = async () =>
      room.admin.post(
        `/api/admin/companies/${pine.id}/merge`,
        { version: (await plan()).from.version, intoId: cedar.id, reason: 'One firm.' },
        { 'idempotency-key': randomUUID() },
      );
    expect((await plan()).conflicts).toEqual(['merge-pending-twice']);
    expect(errorOf(await merge())).toEqual([409, 'merge-conflicts']);
    expect((await drop(theirs, 'The other claim has it.')).status).toBe(200);
    expect((await merge()).status).toBe(200);
    const again = await room.submit([], { pendingAtCustoms: [pendingLinesOf(2)] });
    expect(errorOf(again)).toEqual([409, 'claim-in-another-claim']);
    await room.lines({ entry: 2, collected: '9.00', importerNumber: PINE_NUMBER });
    expect(await match()).toBe(1);
    expect(await room.read(theirs.id)).toMatchObject({
      companyId: cedar.id,
      pendingCount: 0,
      amountClaimed: '9.00',
    });
  });
});

describe('fifty races for lines that Customs sends meanwhile', () => {
  it('leave each line in one claim, and never more claimed, or refunded, than was collected', async () => {
    const holders: string[] = [];
    for (let round = 0; round < 50; round += 1) {
      const entry = 2000 + round;
      const body = await room.submission([], { pendingAtCustoms: [pendingLinesOf(entry)] });
      const send = (content: object) =>
        room.user.post('/api/refunds', content, { 'idempotency-key': randomUUID() });
      // The file with the line is posted while two claims on it are being filed.
      const [one, two, [line = '']] = await Promise.all([
        send(body),
        send(body),
        room.lines({ entry, collected: '25.00' }),
      ]);
      const rival = {
        ...body,
        pendingAtCustoms: [],
        lines: [{ customsLineId: line, amountClaimed: '25.00' }],
      };
      const [three] = await Promise.all([send(rival), match(), match()]);
      await match();
      const answers = [one, two, three];
      expect(answers.filter(({ status }) => status !== 200 && status !== 400 && status !== 409)).toEqual([]);
      const taken = answers.filter(({ status }) => status === 200).map(parsed);
      expect(taken).toHaveLength(1);
      holders.push(...taken.map(({ id }) => id));
    }
    const { db } = room.portal.services.database;
    const held = await db
      .selectFrom('refund_claim_line')
      .select(['claim_id', 'customs_line_id', 'amount_claimed'])
      .where('is_open', '=', true)
      .execute();
    expect(held.map(({ claim_id }) => claim_id).sort()).toEqual([...holders].sort());
    expect(new Set(held.map(({ customs_line_id }) => customs_line_id)).size).toBe(50);
    expect(held.every(({ amount_claimed }) => amount_claimed === '25.00')).toBe(true);
    const waiting = await db
      .selectFrom('refund_unsent_line')
      .select('id')
      .where('is_open', '=', true)
      .execute();
    expect(waiting).toEqual([]);
    for (const id of holders.slice(0, 5)) {
      const verified = parsed(await room.verify(await room.read(id)));
      expect(parsed(await room.approve(verified)).amountApproved).toBe('25.00');
    }
  }, 120_000);
});
