import { calendarDate } from '../../domain/calendarDate';
import { checkExemptionApplication, type ExemptionClaim } from '../../domain/exemptionApplication';
import { decisionDaysLeft, renewalOpensOn, resumeClock } from '../../domain/exemptionClock';
import { mayDecideExemption } from '../../domain/exemptionPermissions';
import { presetProgram } from '../../domain/presets';
import { quantity } from '../../domain/quantity';

const program = presetProgram();
const small = (prior: string, expected: string): ExemptionClaim => ({
  kind: 'SMALL_VOLUME',
  priorYearQuantity: quantity(prior),
  expectedQuantity: quantity(expected),
});
const faultsOf = (claim: ExemptionClaim, values: object = {}, rules = program) =>
  checkExemptionApplication(
    {
      fiscalYear: 2026,
      claim,
      importsOnly: true,
      evidence: [],
      receivedOn: calendarDate('2026-06-15'),
      ...values,
    },
    rules,
  ).map(({ field, kind }) => `${field} ${kind}`);

describe('an application', () => {
  test('edge 6 at exactly 15,000,000 board feet is not one of a small volume', () => {
    expect(faultsOf(small('14999.999', '14999.999'))).toEqual([]);
    expect(faultsOf(small('15000.000', '14999.999'))).toEqual([
      'claim.priorYearQuantity exemption-not-below-threshold',
    ]);
  });

  test('of too much is not called unneeded where everybody without a certificate is assessed from the first unit', () => {
    const rules = { ...program, exemptMode: 'ALL_OR_NOTHING' as const };
    expect(faultsOf(small('15000.000', '14999.999'), {}, rules)).toEqual([
      'claim.priorYearQuantity exemption-at-threshold',
    ]);
  });

  test('of a domestic maker shows its sales; the board reads an importer’s from Customs', () => {
    expect(faultsOf(small('1.000', '1.000'), { importsOnly: false })).toEqual([
      'documentIds exemption-evidence-missing',
    ]);
  });

  test('is taken for the running fiscal year and the next', () => {
    expect(
      [2025, 2026, 2027, 2028].map((fiscalYear) => faultsOf(small('1.000', '1.000'), { fiscalYear }).length),
    ).toEqual([1, 0, 0, 1]);
  });
});

describe('the board’s clock', () => {
  const due = calendarDate('2026-07-15');
  test('goes on as many days later as it stood still', () => {
    const paused = { due, pausedOn: calendarDate('2026-06-20') };
    expect(decisionDaysLeft(paused, calendarDate('2026-08-01'))).toBe(25);
    const resumed = resumeClock(paused, calendarDate('2026-08-01'));
    expect(resumed).toEqual({ due: '2026-08-26', pausedOn: null });
    expect(decisionDaysLeft(resumed, calendarDate('2026-08-01'))).toBe(25);
  });

  test('is below zero once the day is over', () => {
    expect(decisionDaysLeft({ due, pausedOn: null }, calendarDate('2026-07-17'))).toBe(-2);
  });

  test('that was never paused goes on as it was', () => {
    const running = { due, pausedOn: null };
    expect(resumeClock(running, calendarDate('2026-06-20'))).toEqual(running);
  });

  test('has no day for kinds without one', () => {
    const none = { due: null, pausedOn: calendarDate('2026-06-20') };
    expect(resumeClock(none, due)).toEqual({ due: null, pausedOn: null });
    expect(decisionDaysLeft(none, due)).toBeNull();
  });
});

test('a certificate can be renewed from sixty days before its last one', () => {
  expect(renewalOpensOn(calendarDate('2026-12-31'))).toBe('2026-11-01');
});

test('nobody decides on an application they filed, nor while acting for a company', () => {
  const admin = { userId: '7', roles: ['admin'], companyId: '1' } as const;
  const filed = { companyId: '2', filedBy: '7' };
  expect(mayDecideExemption(admin, filed)).toMatchObject({ allowed: false, reason: 'filed-by-you' });
  expect(mayDecideExemption({ ...admin, userId: '8' }, filed).allowed).toBe(true);
  expect(mayDecideExemption({ ...admin, userId: '8', actingFor: { companyId: '2' } }, filed)).toMatchObject({
    reason: 'acting-for-company',
  });
  expect(mayDecideExemption({ ...admin, roles: ['verifier'] }, filed)).toMatchObject({ reason: 'role' });
});

describe('an application for organic goods', () => {
  const organic: ExemptionClaim = {
    kind: 'ORGANIC',
    organicQuantity: quantity('60.000'),
    nonOrganicQuantity: quantity('40.000'),
    totalQuantity: quantity('100.000'),
    certifier: 'Green Seal',
    organicCertificate: 'GS-1',
    organicCertificateEnds: calendarDate('2026-06-15'),
    hasPlanAndCertificate: true,
    handlesOrganic: true,
    isSubjectToAssessment: true,
  };
  const evidence = ['certificate'];
  const said = (changes: Partial<Extract<ExemptionClaim, { kind: 'ORGANIC' }>>) =>
    faultsOf({ ...organic, ...changes }, { evidence });

  test('is complete with its certificate, on the last day of which it is received', () => {
    expect(said({})).toEqual([]);
    expect(said({ organicCertificateEnds: calendarDate('2026-06-14') })).toEqual([
      'claim.organicCertificateEnds exemption-certificate-ended',
    ]);
    for (const importsOnly of [true, false])
      expect(faultsOf(organic, { importsOnly })).toEqual(['documentIds exemption-evidence-missing']);
  });

  test('has organic goods, and parts that come to the total', () => {
    expect(said({ organicQuantity: 0n, nonOrganicQuantity: quantity('100.000') })).toEqual([
      'claim.organicQuantity exemption-nothing-organic',
    ]);
    expect(said({ organicQuantity: quantity('60.001') })).toEqual([
      'claim.totalQuantity exemption-parts-differ',
    ]);
  });

  test.each(['certifier', 'organicCertificate'] as const)('names its %s', (field) => {
    expect(said({ [field]: '' })).toEqual([`claim.${field} field-missing`]);
  });

  test.each(['hasPlanAndCertificate', 'handlesOrganic', 'isSubjectToAssessment'] as const)(
    'has %s ticked',
    (field) => {
      expect(said({ [field]: false })).toEqual([`claim.${field} exemption-tick-needed`]);
    },
  );

  test('tells everything that is wrong in the order of the form, with its values', () => {
    const facts = {
      fiscalYear: 2028,
      importsOnly: true,
      evidence: [],
      receivedOn: calendarDate('2026-06-15'),
    };
    const claim = {
      ...organic,
      totalQuantity: quantity('99.000'),
      organicCertificateEnds: calendarDate('2026-01-31'),
    };
    expect(checkExemptionApplication({ ...facts, claim }, program)).toEqual([
      { field: 'fiscalYear', kind: 'exemption-year-closed', values: { years: '2026, 2027' } },
      {
        field: 'claim.totalQuantity',
        kind: 'exemption-parts-differ',
        values: { sum: '100.000', total: '99.000' },
      },
      {
        field: 'claim.organicCertificateEnds',
        kind: 'exemption-certificate-ended',
        values: { date: '2026-01-31' },
      },
      { field: 'documentIds', kind: 'exemption-evidence-missing', values: { document: 'certificate' } },
    ]);
  });
});

describe('an application for exports', () => {
  const exported: ExemptionClaim = {
    kind: 'EXPORT',
    exportQuantity: quantity('10.000'),
    totalQuantity: quantity('10.000'),
    destinations: 'Japan',
  };

  test('may export everything, and not more', () => {
    expect(faultsOf(exported)).toEqual([]);
    expect(faultsOf({ ...exported, exportQuantity: quantity('10.001') })).toEqual([
      'claim.exportQuantity exemption-more-than-total',
    ]);
    expect(faultsOf({ ...exported, exportQuantity: 0n })).toEqual([
      'claim.exportQuantity exemption-nothing-exported',
    ]);
    expect(faultsOf({ ...exported, destinations: '' })).toEqual(['claim.destinations field-missing']);
  });
});

test('a fault of an application names the limit, the total, and the document it speaks of', () => {
  const facts = { fiscalYear: 2026, importsOnly: false, receivedOn: calendarDate('2026-06-15') };
  const check = (claim: ExemptionClaim, evidence: readonly string[] = []) =>
    checkExemptionApplication({ ...facts, claim, evidence }, program).map(({ values }) => values);
  expect(check(small('15000.000', '15000.000'))).toEqual([
    { limit: '15000.000', unit: program.unitCode },
    { limit: '15000.000', unit: program.unitCode },
    { document: 'sales-statement' },
  ]);
  expect(check(small('1.000', '1.000'), ['sales-statement'])).toEqual([]);
  const exported = { exportQuantity: quantity('11.000'), totalQuantity: quantity('10.000') };
  expect(check({ kind: 'EXPORT', ...exported, destinations: 'Japan' })).toEqual([{ total: '10.000' }]);
});
