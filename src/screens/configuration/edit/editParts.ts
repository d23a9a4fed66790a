/** The parts of the form in their order, each with the values it holds; a value's path begins with its name. */
export const EDIT_PARTS = [
  {
    key: 'program',
    values: [
      'programName',
      'unitCode',
      'unitName',
      'fiscalYearStart',
      'feeClass',
      'uncoveredEntryTypes',
      'earliestEntryDate',
    ],
  },
  { key: 'rates', values: ['rates'] },
  { key: 'periods', values: ['reportPeriod', 'dueRule', 'dueKind', 'rollRule', 'reportNoticeDays'] },
  {
    key: 'exemptions',
    values: ['exemptQuantity', 'exemptMode', 'certificateMonths', 'exemptionDecisionDays'],
  },
  { key: 'late', values: ['lateRule', 'firstInterest', 'paymentOrder'] },
  {
    key: 'refunds',
    values: [
      'refundWindow',
      'windowAnchor',
      'refundDecisionDays',
      'appealDays',
      'refundCloseDays',
      'refundNoticeDays',
      'refundMinimum',
      'twoApproverLimit',
    ],
  },
  { key: 'codes', values: ['htsRules'] },
  { key: 'board', values: ['boardName', 'address', 'phone', 'email', 'boardZone'] },
] as const;

export type EditPart = (typeof EDIT_PARTS)[number]['key'];

/** Id of a part's heading. */
export const headingOf = (part: EditPart): string => `edit-${part}`;

/** How many of the fields named by their paths stand in a part. */
export function countIn(part: EditPart, fields: Iterable<string>): number {
  const values: readonly string[] = EDIT_PARTS.find(({ key }) => key === part)?.values ?? [];
  return [...fields].filter((field) => values.includes(field.split('.')[0] ?? '')).length;
}
