const NAMES = [
  'preset',
  'boardName',
  'programName',
  'address',
  'phone',
  'email',
  'boardZone',
  'unitCode',
  'unitName',
  'fiscalYearStart',
  'reportPeriod',
  'dueRule',
  'rollRule',
  'exemptQuantity',
  'exemptMode',
  'graceDays',
  'chargePercent',
  'monthlyInterestPercent',
  'firstInterest',
  'paymentOrder',
  'refundWindow',
  'refundDecisionDays',
  'appealDays',
  'refundCloseDays',
  'refundNoticeDays',
  'reportNoticeDays',
  'refundMinimum',
  'twoApproverLimit',
  'exemptionDecisionDays',
  'certificateMonths',
  'feeClass',
  'uncoveredEntryTypes',
  'earliestEntryDate',
  'rates',
  'effectiveFrom',
  'effectiveTo',
  'ratePerUnit',
  'metricRates',
  'factors',
  'reference',
  'code',
  'match',
  'description',
  'unit',
  'otherUnit',
  'organic',
  'season',
  'replacedBy',
] as const;

interface FieldPlace {
  readonly name: (typeof NAMES)[number];
  /** The unit of a rate or factor that has one. */
  readonly unit: string | null;
  readonly row: { readonly kind: 'rates' | 'htsRules'; readonly number: number } | null;
}

/** Where a path of the configuration's document leads: `rates.1.factors.m3` is the factor by m3 of the second rate. */
export function fieldPlace(path: string): FieldPlace | null {
  const row = /^(rates|htsRules)\.(\d+)\.(.+)$/.exec(path);
  const [head = '', next = ''] = (row?.[3] ?? path).split('.');
  const isByUnit = head === 'metricRates' || head === 'factors';
  const wanted = head === 'lateRule' ? next : head;
  const name = NAMES.find((each) => each === wanted);
  if (name === undefined) return null;
  return {
    name,
    unit: isByUnit && next !== '' ? next : null,
    row:
      row === null ? null : { kind: row[1] === 'rates' ? 'rates' : 'htsRules', number: Number(row[2]) + 1 },
  };
}
