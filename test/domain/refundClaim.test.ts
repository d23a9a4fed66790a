import { calendarDate as date } from '../../domain/calendarDate';
import { formatMoney, money } from '../../domain/money';
import { MONTHLY_POUNDS, presetProgram } from '../../domain/presets';
import { quantity } from '../../domain/quantity';
import {
  checkClaim,
  type ClaimLine,
  type ClaimToCheck,
  MOST_LINES,
  type PendingClaimLine,
} from '../../domain/refundClaim';
import { type ClaimableLine, leftOn, proposeRefund, reasonsOffered } from '../../domain/refundProposal';

const program = presetProgram();
const line = (rest: Partial<ClaimLine> = {}): ClaimLine => ({
  lineId: '1',
  entryNumber: '00100000017',
  lineNo: 1,
  entryDate: date('2024-03-15'),
  paymentDate: null,
  claimed: money('25.00'),
  proposed: money('100.00'),
  left: money('100.00'),
  inClaim: null,
  ...rest,
});
const claim = (rest: Partial<ClaimToCheck> = {}): ClaimToCheck => ({
  reason: 'FIRST_QUANTITY',
  fiscalYear: 2024,
  explanation: '',
  certificateNumber: null,
  evidence: ['entry-summary'],
  certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
  lines: [line()],
  receivedOn: date('2024-05-01'),
  ...rest,
});
const faults = (rest: Partial<ClaimToCheck>, rules = program) =>
  checkClaim(claim(rest), rules).map((fault) => `${fault.field}: ${fault.kind}`);

describe('a refund claim', () => {
  test('a sound one has no faults', () => {
    expect(checkClaim(claim(), program)).toEqual([]);
  });

  test.each([
    ['-5.00', 'not-above-zero'],
    ['0.00', 'not-above-zero'],
    ['100.01', 'more-than-left'],
  ])('H27 claiming %s of 100.00 is refused at its field as %s', (amount, kind) => {
    const found = checkClaim(claim({ lines: [line({ claimed: money(amount) })] }), program);
    expect(found).toEqual([
      {
        kind,
        field: 'lines.0.amountClaimed',
        values: { entryNumber: '00100000017', lineNo: '1', left: '100.00', proposed: '100.00' },
      },
    ]);
  });

  test('H27 after 60.00 were refunded 40.01 is refused, saying 40.00 is left, and 40.00 is taken', () => {
    const left = { left: money('40.00'), proposed: money('40.00') };
    expect(
      checkClaim(claim({ lines: [line({ ...left, claimed: money('40.01') })] }), program)[0]?.values,
    ).toMatchObject({ left: '40.00' });
    expect(faults({ lines: [line({ ...left, claimed: money('40.00') })] })).toEqual([]);
  });

  test('more than the rule gives is refused even where more was collected', () => {
    expect(faults({ lines: [line({ proposed: money('10.00') })] })).toEqual([
      'lines.0.amountClaimed: more-than-proposed',
    ]);
  });

  test('edge 18 a line whose quantity staff have yet to enter is refused by name, not by a figure', () => {
    expect(
      faults({ lines: [line({ isQuantityUnknown: true, proposed: 0n, claimed: money('5.00') })] }),
    ).toEqual(['lines.0: no-quantity']);
  });

  test('H53 a line in another live claim is refused, naming that claim', () => {
    const found = checkClaim(claim({ lines: [line({ inClaim: 'RF-2024-000001' })] }), program);
    expect(found).toMatchObject([
      { kind: 'in-another-claim', field: 'lines.0', values: { claim: 'RF-2024-000001' } },
    ]);
  });

  test('a line named twice, of another year, or no line at all is refused', () => {
    expect(faults({ lines: [line(), line()] })).toEqual(['lines.1: line-twice']);
    expect(faults({ lines: [line({ entryDate: date('2023-12-31') })] })).toEqual([
      'lines.0: wrong-fiscal-year',
    ]);
    expect(faults({ lines: [] })).toEqual(['lines: no-lines']);
  });

  test('documents and ticks are asked for by reason', () => {
    expect(faults({ evidence: [] })).toEqual(['documentIds: evidence-missing']);
    expect(faults({ reason: 'OTHER', explanation: '  ' })).toEqual(['explanation: explanation-needed']);
    expect(faults({ reason: 'ORGANIC' })).toEqual([
      'certificateNumber: certificate-needed',
      'documentIds: evidence-missing',
    ]);
    expect(faults({ certifications: { isTrue: true, notClaimedBefore: false, isAuthorised: true } })).toEqual(
      ['certifications.notClaimedBefore: not-certified'],
    );
  });

  test('the last day of the window counts, the next does not, unless staff let it in', () => {
    const pounds = presetProgram(MONTHLY_POUNDS);
    expect(faults({ receivedOn: date('2025-03-31') }, pounds)).toEqual([]);
    expect(faults({ receivedOn: date('2025-04-01') }, pounds)).toEqual(['lines: outside-window']);
    expect(faults({ receivedOn: date('2025-04-01'), lateUntil: date('2025-04-01') }, pounds)).toEqual([]);
  });

  test('a sum below the program’s minimum is refused', () => {
    expect(faults({}, { ...program, refundMinimum: money('25.01') })).toEqual(['lines: below-minimum']);
  });
});

describe('what other reasons propose', () => {
  const known = (id: string, rest: Partial<ClaimableLine> = {}): ClaimableLine => ({
    id,
    entryDate: date('2024-03-15'),
    entryNumber: '00100000017',
    lineNo: Number(id),
    quantity: quantity('100'),
    collected: money('40.00'),
    alreadyRefunded: money('10.00'),
    entryType: '01',
    isCovered: true,
    organicInForce: false,
    ...rest,
  });
  const shown = (
    ...[reason, lines, used = 0n]: [Parameters<typeof proposeRefund>[0], ClaimableLine[], bigint?]
  ) =>
    proposeRefund(reason, lines, program, used).lines.map(
      (each) => `${each.id} ${each.share} ${formatMoney(each.proposed)}`,
    );

  test('all that is left of the eligible lines, nothing of the others', () => {
    expect(shown('NOT_COVERED', [known('1', { isCovered: false }), known('2')])).toEqual([
      '1 whole 30.00',
      '2 not-eligible 0.00',
    ]);
    expect(shown('TEMPORARY_IMPORT', [known('1', { entryType: '23' }), known('2')])).toEqual([
      '1 whole 30.00',
      '2 not-eligible 0.00',
    ]);
    expect(shown('ORGANIC', [known('1', { organicInForce: true }), known('2')])).toEqual([
      '1 whole 30.00',
      '2 not-eligible 0.00',
    ]);
    expect(shown('DUPLICATE', [known('1'), known('2', { alreadyRefunded: money('40.00') })])).toEqual([
      '1 whole 30.00',
      '2 nothing-left 0.00',
    ]);
  });

  test('edge 18 a small importer’s year with a line of unknown quantity proposes nothing until it is entered', () => {
    const year = [known('1'), known('2', { quantity: null })];
    expect(shown('SMALL_IMPORTER', year)).toEqual(['1 no-quantity 0.00', '2 no-quantity 0.00']);
    expect(shown('SMALL_IMPORTER', [known('1'), known('2', { quantity: quantity('50') })])).toEqual([
      '1 whole 30.00',
      '2 whole 30.00',
    ]);
    // What the program does not cover counts toward nothing, whatever its unit.
    expect(shown('SMALL_IMPORTER', [known('1'), known('2', { quantity: null, isCovered: false })])).toEqual([
      '1 whole 30.00',
      '2 whole 30.00',
    ]);
  });

  test('what was collected above the rate of the day, less what came back on such grounds before', () => {
    const line = (rest: Partial<ClaimableLine> = {}) => known('1', { expected: money('35.00'), ...rest });
    expect(shown('OVER_COLLECTED', [line()])).toEqual(['1 whole 5.00']);
    expect(shown('OVER_COLLECTED', [line({ refundedOnOtherGrounds: money('3.00') })])).toEqual([
      '1 whole 2.00',
    ]);
    expect(shown('OVER_COLLECTED', [line({ expected: money('40.00') })])).toEqual(['1 not-eligible 0.00']);
    expect(shown('OVER_COLLECTED', [line({ expected: null })])).toEqual(['1 not-eligible 0.00']);
    expect(shown('OVER_COLLECTED', [line({ alreadyRefunded: money('38.00') })])).toEqual(['1 whole 2.00']);
    expect(shown('WRONG_ENTRY', [line()])).toEqual(['1 whole 30.00']);
  });

  test.each([
    ['NOT_COVERED', ['entry-summary', 'invoice'], false],
    ['WRONG_ENTRY', ['entry-summary', 'invoice'], true],
    ['DUPLICATE', ['entry-summary', 'receipt'], false],
    ['OVER_COLLECTED', ['entry-summary', 'receipt'], false],
    ['EXPORT', ['sales-statement'], false],
    ['OTHER', ['entry-summary'], true],
  ] as const)('%s has to be shown by %j', (reason, documents, needsWords) => {
    const bare = faults({ reason, evidence: [], explanation: '' }).filter(
      (fault) => !fault.startsWith('lines'),
    );
    expect(bare).toEqual([
      ...(needsWords ? ['explanation: explanation-needed'] : []),
      ...documents.map(() => 'documentIds: evidence-missing'),
    ]);
    expect(faults({ reason, evidence: [...documents], explanation: 'Why.' })).toEqual([]);
  });

  test('a small importer gets all back while the group stays under the quantity, and reaching it exactly is not under it', () => {
    expect(shown('SMALL_IMPORTER', [known('1')], quantity('14899.999'))).toEqual(['1 whole 30.00']);
    expect(shown('SMALL_IMPORTER', [known('1')], quantity('14900'))).toEqual(['1 not-eligible 0.00']);
  });

  test('an all-or-nothing program has no first quantity to refund', () => {
    expect(reasonsOffered(presetProgram(MONTHLY_POUNDS))).not.toContain('FIRST_QUANTITY');
    expect(reasonsOffered(program)).toContain('FIRST_QUANTITY');
  });
});

describe('a line that Customs has not sent yet', () => {
  const pending = (rest: Partial<PendingClaimLine> = {}): PendingClaimLine => ({
    entryNumber: '00100000025',
    lineNo: 1,
    entryDate: date('2024-03-15'),
    asked: null,
    inClaim: null,
    isSent: false,
    ...rest,
  });
  const check = (...lines: readonly PendingClaimLine[]) =>
    checkClaim(claim({ pendingAtCustoms: lines }), program);

  test('may be claimed beside others or alone, whatever the smallest refund', () => {
    expect(check(pending())).toEqual([]);
    expect(check(pending(), pending({ lineNo: 2 }), pending({ entryNumber: '00100000033' }))).toEqual([]);
    const rules = { ...program, refundMinimum: money('500.00') };
    expect(faults({ lines: [], pendingAtCustoms: [pending()] }, rules)).toEqual([]);
    expect(faults({ pendingAtCustoms: [pending()] }, rules)).toEqual([]);
  });

  test('is refused beside its field where it is claimed twice, known, or in another claim', () => {
    const values = { entryNumber: '00100000025', lineNo: '1' };
    expect(check(pending(), pending())).toEqual([
      { kind: 'line-twice', field: 'pendingAtCustoms.1', values },
    ]);
    expect(check(pending({ isSent: true }))).toEqual([
      { kind: 'pending-known', field: 'pendingAtCustoms.0', values },
    ]);
    expect(check(pending({ isSent: true, inClaim: 'RF-2024-000001' }))).toEqual([
      {
        kind: 'in-another-claim',
        field: 'pendingAtCustoms.0',
        values: { ...values, claim: 'RF-2024-000001' },
      },
    ]);
  });

  test('entered the country in the claim’s year, and not after today', () => {
    const dated = (entryDate: string) => check(pending({ entryDate: date(entryDate) }));
    const values = { entryNumber: '00100000025', lineNo: '1' };
    expect(dated('2024-05-01')).toEqual([]);
    expect(dated('2024-05-02')).toEqual([
      {
        kind: 'pending-in-future',
        field: 'pendingAtCustoms.0',
        values: { ...values, entryDate: '2024-05-02' },
      },
    ]);
    expect(dated('2023-12-31')).toEqual([
      {
        kind: 'wrong-fiscal-year',
        field: 'pendingAtCustoms.0',
        values: { ...values, entryDate: '2023-12-31' },
      },
    ]);
  });

  test('is claimed for an amount above zero, or for all of it', () => {
    expect(check(pending({ asked: 1n }))).toEqual([]);
    for (const asked of [0n, -1n])
      expect(check(pending({ asked }))).toEqual([
        {
          kind: 'not-above-zero',
          field: 'pendingAtCustoms.0.amountClaimed',
          values: { entryNumber: '00100000025', lineNo: '1' },
        },
      ]);
  });

  test('counts for the last day to claim like any other', () => {
    const pounds = presetProgram(MONTHLY_POUNDS);
    const later = { lines: [line()], pendingAtCustoms: [pending()], receivedOn: date('2025-04-01') };
    expect(faults(later, pounds)).toEqual(['lines: outside-window']);
    expect(faults({ ...later, lines: [] }, pounds)).toEqual(['lines: outside-window']);
  });
});

describe('what a refused claim is told', () => {
  const faultsOf = (rest: Partial<ClaimToCheck>, rules = program) => checkClaim(claim(rest), rules);

  test('a claim has as many lines as the limit and no more, those not sent yet among them', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => line({ lineId: index.toString(), lineNo: index + 1 }));
    expect(faultsOf({ lines: many(MOST_LINES) })).toEqual([]);
    const limit = [{ kind: 'too-many-lines', field: 'lines', values: { limit: MOST_LINES.toString() } }];
    expect(faultsOf({ lines: many(MOST_LINES + 1) })).toEqual(limit);
    const pendingAtCustoms = [
      {
        entryNumber: '00100000025',
        lineNo: 1,
        entryDate: date('2024-03-15'),
        asked: null,
        inClaim: null,
        isSent: false,
      },
    ];
    expect(faultsOf({ lines: many(MOST_LINES), pendingAtCustoms })).toEqual(limit);
  });

  test('refunds that were waived for the year', () => {
    expect(faultsOf({ isWaived: true })).toEqual([
      { kind: 'waived', field: 'fiscalYear', values: { year: '2024' } },
    ]);
    expect(faultsOf({ isWaived: false })).toEqual([]);
  });

  test('the smallest refund and the claim’s total; the smallest itself is refunded', () => {
    expect(faultsOf({}, { ...program, refundMinimum: money('25.01') })).toMatchObject([
      { values: { total: '25.00', minimum: '25.01' } },
    ]);
    expect(faultsOf({}, { ...program, refundMinimum: money('25.00') })).toEqual([]);
  });

  test('the last day and the day it came in; the latest line decides', () => {
    const pounds = presetProgram(MONTHLY_POUNDS);
    expect(faultsOf({ receivedOn: date('2025-04-01') }, pounds)).toMatchObject([
      { values: { deadline: '2025-03-31', receivedOn: '2025-04-01' } },
    ]);
    expect(faultsOf({ receivedOn: date('2025-04-02'), lateUntil: date('2025-04-01') }, pounds)).toMatchObject(
      [{ kind: 'outside-window', values: { deadline: '2025-04-01' } }],
    );
    expect(faultsOf({ receivedOn: date('2025-03-31'), lateUntil: date('2024-12-31') }, pounds)).toEqual([]);
  });

  test('the entry of another year and the missing documents by name', () => {
    expect(faultsOf({ lines: [line({ entryDate: date('2023-12-31') })] })).toMatchObject([
      { values: { entryNumber: '00100000017', lineNo: '1', entryDate: '2023-12-31' } },
    ]);
    expect(faultsOf({ evidence: [] })).toMatchObject([{ values: { evidence: 'entry-summary' } }]);
    const organic = { reason: 'ORGANIC' as const, certificateNumber: 'EX-2024-000001' };
    expect(faults({ ...organic, evidence: [] })).toEqual([
      'documentIds: evidence-missing',
      'documentIds: evidence-missing',
    ]);
  });

  test('a line of unknown quantity that another claim has is in that claim', () => {
    const taken = line({ isQuantityUnknown: true, inClaim: 'RF-2024-000001' });
    expect(faults({ lines: [taken] })).toContain('lines.0: in-another-claim');
    expect(faults({ lines: [taken] })).not.toContain('lines.0: no-quantity');
  });
});

describe('how a proposal is explained', () => {
  const known = (rest: Partial<ClaimableLine> = {}): ClaimableLine => ({
    id: '1',
    entryDate: date('2024-03-15'),
    entryNumber: '00100000017',
    lineNo: 1,
    quantity: quantity('100'),
    collected: money('40.00'),
    alreadyRefunded: 0n,
    entryType: '01',
    isCovered: true,
    organicInForce: false,
    ...rest,
  });
  const collected = { step: 'collected', values: { amount: '40.00' } };
  const refunded = { step: 'already-refunded', values: { amount: '10.00' } };
  const one = (reason: Parameters<typeof proposeRefund>[0], rest: Partial<ClaimableLine> = {}) =>
    proposeRefund(reason, [known(rest)], program, 0n).lines[0];

  test('all of a line, less what was refunded before', () => {
    expect(one('WRONG_ENTRY')).toEqual({
      id: '1',
      share: 'whole',
      exemptApplied: 0n,
      entitled: money('40.00'),
      proposed: money('40.00'),
      explanation: [
        collected,
        { step: 'share-whole', values: {} },
        { step: 'proposed', values: { amount: '40.00' } },
      ],
    });
    expect(one('WRONG_ENTRY', { alreadyRefunded: money('10.00') })).toMatchObject({
      entitled: money('40.00'),
      proposed: money('30.00'),
      explanation: [
        collected,
        { step: 'share-whole' },
        refunded,
        { step: 'proposed', values: { amount: '30.00' } },
      ],
    });
  });

  test('the part above the rate of the day', () => {
    expect(one('OVER_COLLECTED', { expected: money('35.00') })).toMatchObject({
      entitled: money('5.00'),
      explanation: [
        collected,
        { step: 'share-excess', values: { amount: '5.00' } },
        { step: 'proposed', values: { amount: '5.00' } },
      ],
    });
    expect(one('OVER_COLLECTED', { expected: money('45.00') })).toMatchObject({
      share: 'not-eligible',
      entitled: 0n,
    });
    expect(one('OVER_COLLECTED')).toMatchObject({ share: 'not-eligible', proposed: 0n });
  });

  test('nothing of a line that the reason does not fit, or whose quantity is not known', () => {
    expect(one('ORGANIC', { alreadyRefunded: money('10.00') })).toEqual({
      id: '1',
      share: 'not-eligible',
      exemptApplied: 0n,
      entitled: 0n,
      proposed: 0n,
      explanation: [collected, { step: 'not-eligible', values: {} }],
    });
    expect(one('SMALL_IMPORTER', { quantity: null })?.explanation).toEqual([
      collected,
      { step: 'quantity-unknown', values: {} },
    ]);
    expect(one('NOT_COVERED', { isCovered: false, quantity: null })).toMatchObject({ share: 'whole' });
    expect(one('TEMPORARY_IMPORT', { entryType: null })).toMatchObject({ share: 'not-eligible' });
  });

  test('is proposed whatever quantity another reason would need to know', () => {
    const organic = { organicInForce: true, isCovered: true, quantity: null };
    expect(one('ORGANIC', organic)).toMatchObject({ share: 'whole', proposed: money('40.00') });
    expect(proposeRefund('ORGANIC', [known(organic)], program, 0n).unknownQuantities).toBe(0);
  });

  test('a line refunded in part is not refunded beyond anything', () => {
    const lines = [known({ alreadyRefunded: money('10.00') })];
    expect(proposeRefund('OTHER', lines, program, 0n)).toMatchObject({
      proposed: money('30.00'),
      overRefunded: 0n,
    });
    expect(leftOn({ collected: money('40.00'), alreadyRefunded: money('10.00') })).toBe(money('30.00'));
    expect(leftOn({ collected: money('40.00'), alreadyRefunded: money('42.50') })).toBe(0n);
  });

  test('a line of Customs’ own correction has nothing to refund', () => {
    expect(one('WRONG_ENTRY', { collected: money('-5.00') })).toMatchObject({
      share: 'nothing-left',
      entitled: 0n,
      proposed: 0n,
    });
  });

  test.each(['EXPORT', 'OTHER', 'DUPLICATE', 'WRONG_ENTRY'] as const)('%s fits any line', (reason) => {
    expect(one(reason)).toMatchObject({ share: 'whole', proposed: money('40.00') });
  });

  test('the year is added up, with what was refunded beyond what was collected', () => {
    const lines = [
      known(),
      known({ id: '2', lineNo: 2, alreadyRefunded: money('42.50') }),
      known({ id: '3', lineNo: 3, alreadyRefunded: money('40.00') }),
      known({ id: '4', lineNo: 4, collected: money('-5.00') }),
    ];
    expect(proposeRefund('OTHER', lines, program, 0n)).toMatchObject({
      available: 0n,
      applied: 0n,
      collected: money('115.00'),
      entitled: money('120.00'),
      proposed: money('40.00'),
      overRefunded: money('2.50'),
      unknownQuantities: 0,
    });
  });

  test('the first quantity is allocated within the program’s exempt quantity', () => {
    const used = program.exemptQuantity - quantity('50');
    const proposed = proposeRefund('FIRST_QUANTITY', [known()], program, used);
    expect(proposed).toMatchObject({ available: quantity('50'), applied: quantity('50') });
    expect(proposed.lines[0]).toMatchObject({ share: 'crossing', proposed: money('20.00') });
  });
});

describe('the window of a claim', () => {
  const byMonth = { ...program, refundWindow: { anchor: 'MONTH_END', days: 30 } } as const;
  const pendingLine = (entryDate: string): PendingClaimLine => ({
    entryNumber: '00100000017',
    lineNo: 2,
    entryDate: date(entryDate),
    asked: null,
    isSent: false,
    inClaim: null,
  });

  test('ends for a line that Customs has not sent yet as well, by its entry date', () => {
    const of = (entryDate: string) =>
      checkClaim(
        claim({ lines: [], pendingAtCustoms: [pendingLine(entryDate)], receivedOn: date('2024-05-01') }),
        byMonth,
      );
    expect(of('2024-04-01')).toEqual([]);
    expect(of('2024-03-15')).toMatchObject([
      { kind: 'outside-window', values: { deadline: '2024-04-30', receivedOn: '2024-05-01' } },
    ]);
  });

  test('ends on the later of its day and the one for late claims, and not at all where there is none', () => {
    const late = { lateUntil: date('2024-04-01'), receivedOn: date('2024-05-01') };
    expect(faults(late, byMonth)).toEqual(['lines: outside-window']);
    expect(faults({ ...late, lateUntil: date('2024-05-01') }, byMonth)).toEqual([]);
    expect(faults(late)).toEqual([]);
  });
});

test('a claim of nothing is below no minimum', () => {
  const rules = { ...program, refundMinimum: money('10.00') };
  expect(faults({ lines: [line({ claimed: 0n })] }, rules)).toEqual([
    'lines.0.amountClaimed: not-above-zero',
  ]);
  expect(faults({ lines: [line({ claimed: money('9.99') })] }, rules)).toEqual(['lines: below-minimum']);
});
