import type { z } from 'zod/mini';
import type { reportPreview } from '../../../../contract/entities/report';
import { LIMITS } from '../../../../contract/limits';
import type { ReadyLines } from './readyLines';
import type { LineFault } from './lineText';
import type { ReportForm } from './reportForm';
import { REPORT_STEPS, type ReportStep } from './reportSteps';

export type ReportPreview = z.output<typeof reportPreview>;
export type ReportCheck = ReportPreview['checks'][number];

/** Something that keeps the report from being sent, on its page and beside the field it belongs to. */
export type ReportFault = { readonly step: ReportStep; readonly fieldId: string } & (
  | { readonly kind: 'line'; readonly place: number; readonly fault: LineFault }
  | { readonly kind: 'form'; readonly fault: FormFaultKind }
  /** A sentence of the server. */
  | { readonly kind: 'from-server'; readonly sentence: string }
);
export type FormFaultKind =
  'no-lines' | 'too-many-lines' | 'reason-missing' | 'name-missing' | 'not-certified';

/** The id of an input of the grid. */
export const lineFieldId = (key: string, field: string): string => `line-${key}-${field}`;

/** Warnings still to be confirmed, by kind; one press confirms all of a kind. */
export const openWarnings = (checks: readonly ReportCheck[], form: ReportForm): readonly ReportCheck[] =>
  checks.filter(
    ({ severity, kind }, index) =>
      severity === 'warning' &&
      !form.confirmed.includes(kind) &&
      checks.findIndex((other) => other.kind === kind) === index,
  );

interface Judged {
  readonly form: ReportForm;
  readonly ready: ReadyLines;
  /** Of these very lines, or null while it is not there. */
  readonly checks: readonly ReportCheck[] | null;
  readonly isAmendment: boolean;
}

/** Everything that stands against sending, as far as the browser and the last preview know, in the order of the pages. */
export function reportFaults({ form, ready, checks, isAmendment }: Judged): readonly ReportFault[] {
  return [
    ...lineFaults(form, ready),
    ...(checks ?? [])
      .filter(({ severity }) => severity === 'error')
      .map((check): ReportFault => ({
        step: 'check',
        fieldId: `check-${check.kind}`,
        kind: 'from-server',
        sentence: check.sentence,
      })),
    ...(checks === null ? [] : openWarnings(checks, form)).map((check): ReportFault => ({
      step: 'check',
      fieldId: `check-${check.kind}`,
      kind: 'from-server',
      sentence: check.sentence,
    })),
    ...certifyFaults(form, isAmendment),
  ];
}

function lineFaults(form: ReportForm, ready: ReadyLines): readonly ReportFault[] {
  if (form.isNothing) return [];
  if (ready.lines.length === 0 && ready.faults.size === 0)
    return [{ step: 'lines', fieldId: 'add-line', kind: 'form', fault: 'no-lines' }];
  const faults = form.lines.flatMap((line, place) =>
    (ready.faults.get(line.key) ?? []).map((fault): ReportFault => ({
      step: 'lines',
      fieldId: lineFieldId(line.key, fault.field),
      kind: 'line',
      place: place + 1,
      fault,
    })),
  );
  return form.lines.length > LIMITS.reportLines
    ? [{ step: 'lines', fieldId: 'add-line', kind: 'form', fault: 'too-many-lines' }, ...faults]
    : faults;
}

function certifyFaults({ certification, reason }: ReportForm, isAmendment: boolean): readonly ReportFault[] {
  const missing = (fieldId: string, fault: FormFaultKind): ReportFault => ({
    step: 'certify',
    fieldId,
    kind: 'form',
    fault,
  });
  return [
    ...(isAmendment && reason.trim() === '' ? [missing('amend-reason', 'reason-missing')] : []),
    ...(certification.name.trim() === '' ? [missing('certify-name', 'name-missing')] : []),
    ...(certification.isTrue ? [] : [missing('certify-true', 'not-certified')]),
  ];
}

/**
 * Pages with nothing left to do.
 * @param furthest the place of the last page that was seen: the pages behind it count as seen, those after it do not
 */
export const doneSteps = (
  faults: readonly ReportFault[],
  isChecked: boolean,
  furthest: number,
): ReadonlySet<ReportStep> =>
  new Set(
    REPORT_STEPS.slice(0, furthest + 1).filter(
      (step) => (step !== 'check' || isChecked) && faults.every((fault) => fault.step !== step),
    ),
  );
