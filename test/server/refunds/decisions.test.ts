import type { RefundDetails } from '../../../contract/entities/refund';
import { addUser } from '../setup/testPeople';
import { signedInClient } from '../setup/testClient';
import { openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
let entry = 2000;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const lineOf = async (collected: string): Promise<string> => {
  const [line = ''] = await room.lines({ entry: (entry += 1), collected });
  return line;
};
const claimed = async (amount: string): Promise<{ customsLineId: string; amountClaimed: string }[]> => [
  { customsLineId: await lineOf(amount), amountClaimed: amount },
];
const verified = async (amount: string): Promise<RefundDetails> => room.verified(await claimed(amount));
const failureOf = (answer: { status: number; body: { errors: readonly { error: string }[] } }) => [
  answer.status,
  answer.body.errors[0]?.error,
];

describe('deciding on something that has moved', () => {
  it('H23 is refused with what changed, by whom and when, and stores nothing', async () => {
    const claim = await verified('25.00');
    parsed(await room.action(room.user, claim, 'withdraw', { version: claim.version, reason: '' }));
    const refused = await room.approve(claim);
    expect(failureOf(refused)).toEqual([409, 'stale-version']);
    expect(refused.body.message).toMatch(/withdrawn by user Tester on Jun 15, 2026/);
    expect(await room.read(claim.id)).toMatchObject({
      status: 'Withdrawn',
      approvals: [],
      amountApproved: null,
    });
  });

  it('H23 says so in French to whoever reads French', async () => {
    const claim = await verified('25.00');
    parsed(await room.approve(claim));
    const refused = await room.approver2.post(
      `/api/refunds/${claim.id}/approve`,
      { version: claim.version, amountApproved: '25.00', comment: '' },
      { 'idempotency-key': 'french', 'accept-language': 'fr-CA' },
    );
    expect(refused.body.message).toContain('approuvée par approver Tester');
  });

  it('H23 is refused when the amount on the approver’s screen is not the verified one', async () => {
    const claim = await verified('25.00');
    const refused = await room.action(room.approver, claim, 'approve', {
      version: claim.version,
      amountApproved: '24.00',
      comment: '',
    });
    expect(failureOf(refused)).toEqual([409, 'refund-amount-changed']);
    expect(refused.body.message).toContain('$25.00');
  });

  it('43 is refused for a claim that is not verified, approved before, or decided', async () => {
    const filed = await room.file(await claimed('25.00'));
    expect(failureOf(await room.approve({ ...filed, amountVerified: '25.00' }))).toEqual([
      409,
      'refund-not-possible-now',
    ]);
    const approved = parsed(await room.approve(await verified('25.00')));
    for (const again of [
      await room.approve(approved, room.approver2),
      await room.verify(approved),
      await room.action(room.user, approved, 'withdraw', { version: approved.version, reason: '' }),
    ])
      expect(failureOf(again)).toEqual([409, 'refund-not-possible-now']);
  });
});

describe('three different people', () => {
  it('44, edge 30 refuses to let one person verify and approve, and says who could', async () => {
    const both = await addUser(room.portal.services, room.people.board, 'both@northwood.example', [
      'verifier',
      'approver',
    ]);
    const client = await signedInClient(room.portal.url, both.email);
    const claim = parsed(await room.verify(await room.file(await claimed('25.00')), undefined, client));
    const refused = await room.approve(claim, client);
    expect(failureOf(refused)).toEqual([403, 'refused-verified-by-you']);
    expect(refused.body.message).toContain('an approver or an administrator');
    const action = (await room.read(claim.id, client)).actions.find(({ action: name }) => name === 'approve');
    expect(action).toEqual({
      action: 'approve',
      allowed: false,
      reason: 'verified-by-you',
      whoCould: ['approver', 'admin'],
    });
  });

  it('keeps each role to its own step', async () => {
    const filed = await room.file(await claimed('25.00'));
    expect((await room.verify(filed, undefined, room.approver)).status).toBe(403);
    expect((await room.verify(filed, undefined, room.readonly)).status).toBe(403);
    expect((await room.verify(filed, undefined, room.user)).status).toBe(403);
    const claim = parsed(await room.verify(filed));
    expect((await room.approve(claim, room.verifier)).status).toBe(403);
    expect((await room.approve(claim, room.user)).status).toBe(403);
    expect((await room.read(claim.id)).status).toBe('Verified');
  });

  it('leaves a row in the audit for every refusal', async () => {
    const claim = await verified('25.00');
    await room.approve(claim, room.readonly);
    const rows = await room.portal.services.database.db
      .selectFrom('audit_entry')
      .select(['action', 'outcome', 'actor_user_id'])
      .where('outcome', '=', 'refused')
      .where('actor_user_id', '=', room.people.readonly.id)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('a sum over the limit', () => {
  it('needs two approvers; the first signature leaves the claim verified', async () => {
    const claim = await verified('5000.01');
    expect(claim.approvalsNeeded).toBe(2);
    const signed = parsed(await room.approve(claim));
    expect(signed).toMatchObject({ status: 'Verified', amountApproved: null });
    expect(signed.approvals.map(({ by }) => by.name)).toEqual(['approver Tester']);
    expect(failureOf(await room.approve(signed))).toEqual([403, 'refused-approved-by-you']);
    const approved = parsed(await room.approve(signed, room.approver2));
    expect(approved).toMatchObject({ status: 'Approved', amountApproved: '5000.01' });
    expect(approved.approvals).toHaveLength(2);
  });

  it('76 is not signed by somebody beside a person whose access they gave', async () => {
    const { db } = room.portal.services.database;
    const { approver, verifier } = room.people;
    const tie = { user_id: verifier.id, given_by: approver.id };
    await db.insertInto('staff_access_giver').values(tie).execute();
    const claim = await verified('25.00');
    expect(failureOf(await room.approve(claim))).toEqual([403, 'refused-tied-to-signer']);
    await db.deleteFrom('staff_access_giver').where('user_id', '=', verifier.id).execute();
    parsed(await room.approve(claim));
  });

  it('needs one at exactly the limit', async () => {
    expect(parsed(await room.approve(await verified('5000.00'))).status).toBe('Approved');
  });

  it('starts from no signature when the amount is verified again', async () => {
    const signed = parsed(await room.approve(await verified('6000.00')));
    const back = parsed(
      await room.action(room.approver2, signed, 'return', {
        version: signed.version,
        to: 'verifier',
        reasonCode: 'amount-differs',
        reason: 'One line is too high.',
      }),
    );
    expect(back).toMatchObject({ status: 'ReturnedToVerifier', approvals: [] });
    const again = parsed(await room.verify(back, ['5500.00']));
    expect(again).toMatchObject({ status: 'Verified', amountVerified: '5500.00', approvals: [] });
    const seen = await room.read(again.id, room.user);
    expect(seen.timeline.find(({ action }) => action === 'refund-returned-to-verifier')?.reason).toBeNull();
  });
});

describe('verifying line by line', () => {
  it('takes each line once, none above what is claimed, and a cut only with a reason', async () => {
    const filed = await room.file([...(await claimed('25.00')), ...(await claimed('10.00'))]);
    const [first, second] = filed.lines.map(({ id }) => id);
    const send = (lines: object[], comment = 'Cut.') =>
      room.action(room.verifier, filed, 'verify', { version: filed.version, lines, comment });
    const line = (lineId: string | undefined, amountVerified: string) => ({ lineId, amountVerified });
    expect(failureOf(await send([line(first, '25.00')]))).toEqual([400, 'refund-lines-incomplete']);
    expect(failureOf(await send([line(first, '25.00'), line(first, '1.00')]))).toEqual([
      400,
      'refund-lines-incomplete',
    ]);
    const over = await send([line(first, '25.00'), line(second, '10.01')]);
    expect(over.body.errors[0]).toMatchObject({
      error: 'refund-more-than-claimed',
      field: 'lines.1.amountVerified',
    });
    expect(failureOf(await send([line(first, '0.00'), line(second, '0.00')]))).toEqual([
      400,
      'refund-nothing-verified',
    ]);
    expect((await send([line(first, '-1.00'), line(second, '10.00')])).status).toBe(400);
    const uncommented = await send([line(first, '20.00'), line(second, '10.00')], '');
    expect(uncommented.body.errors[0]).toMatchObject({ error: 'reason-needed', field: 'comment' });
    const cut = parsed(await send([line(second, '10.00'), line(first, '20.00')]));
    expect(cut.lines.map(({ amountVerified }) => amountVerified)).toEqual(['20.00', '10.00']);
    const approved = parsed(await room.approve(cut));
    expect(approved.lines.map(({ amountRefunded }) => amountRefunded)).toEqual(['20.00', '10.00']);
  });
});

describe('a returned claim', () => {
  it('waits for the company, is changed, sent again and verified again', async () => {
    const filed = await room.file(await claimed('25.00'));
    const unexplained = await room.action(room.verifier, filed, 'return', {
      version: filed.version,
      to: 'company',
      reasonCode: 'evidence-missing',
      reason: '  ',
    });
    expect(unexplained.body.errors[0]).toMatchObject({ error: 'reason-needed', field: 'reason' });
    const returned = parsed(
      await room.action(room.verifier, filed, 'return', {
        version: filed.version,
        to: 'company',
        reasonCode: 'evidence-missing',
        reason: 'The second page of the entry summary.',
      }),
    );
    expect(returned).toMatchObject({ status: 'MoreInfo', heldBy: 'company' });
    const seen = await room.read(filed.id, room.user);
    expect(seen.timeline.at(-1)).toMatchObject({ reason: 'The second page of the entry summary.' });

    const lines = [
      ...(await claimed('12.00')),
      { customsLineId: filed.lines[0]?.customsLineId ?? '', amountClaimed: '20.00' },
    ];
    const content = await room.content(lines);
    const answer = { version: returned.version, comment: 'Here it is.', ...content };
    const answered = parsed(await room.action(room.colleague, returned, 'answer', answer));
    expect(answered).toMatchObject({ status: 'Submitted', amountClaimed: '32.00', lineCount: 2 });
    expect(answered.documents).toHaveLength(2);
    expect(failureOf(await room.verify(returned))).toEqual([409, 'stale-version']);
    expect(parsed(await room.approve(parsed(await room.verify(answered)))).amountApproved).toBe('32.00');
  });

  it('cannot be answered by another company, which does not even learn that it exists', async () => {
    const filed = await room.file(await claimed('25.00'));
    for (const action of ['withdraw', 'comments']) {
      const body =
        action === 'comments' ? { text: 'x', internal: false } : { version: filed.version, reason: '' };
      expect(failureOf(await room.action(room.pine, filed, action, body))).toEqual([404, 'not-found']);
    }
    expect((await room.read(filed.id)).status).toBe('Submitted');
  });
});

describe('the whole audit', () => {
  it('is still one unbroken chain', async () => {
    const { verifyAudit } = await import('../../../server/modules/audit/verifyAudit');
    expect(await verifyAudit(room.portal.services.database.db)).toMatchObject({ kind: 'whole' });
  });
});
