import { calendarDate as date } from '../../domain/calendarDate';
import { formatMoney, money } from '../../domain/money';
import { MONTHLY_POUNDS, presetProgram } from '../../domain/presets';
import { quantity } from '../../domain/quantity';
import { checkClaim, type ClaimLine, type ClaimToCheck } from '../../domain/refundClaim';
import { type ClaimableLine, proposeRefund, reasonsOffered } from '../../domain/refundProposal';

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
