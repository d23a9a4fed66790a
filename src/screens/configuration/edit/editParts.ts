import { sameJson } from './sameJson';
import type { EditedProgram } from './programForm';

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

/** The address of a part. */
export const sectionAddress = (part: EditPart): string => `/admin/configuration?view=edit&section=${part}`;

const valuesOf = (part: EditPart): readonly string[] =>
  EDIT_PARTS.find(({ key }) => key === part)?.values ?? [];

/** The part that a field belongs to, by the field's path. */
export const partOf = (field: string): EditPart =>
  EDIT_PARTS.find(({ key }) => countIn(key, [field]) > 0)?.key ?? EDIT_PARTS[0].key;

/** The part that an address names; the first one if it names none. */
export const partNamed = (name: string | null): EditPart =>
  EDIT_PARTS.find(({ key }) => key === name)?.key ?? EDIT_PARTS[0].key;

/** How many of the fields named by their paths stand in a part. */
export function countIn(part: EditPart, fields: Iterable<string>): number {
  const values = valuesOf(part);
  return [...fields].filter((field) => values.includes(field.split('.')[0] ?? '')).length;
}

/** Whether a value of a part differs between two configurations. */
export const isPartChanged = (part: EditPart, before: EditedProgram, after: EditedProgram): boolean =>
  valuesOf(part).some((value) => !sameJson(Reflect.get(before, value), Reflect.get(after, value)));
