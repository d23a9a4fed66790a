import * as z from 'zod/mini';
import type {
  ExemptionClaimSent,
  ExemptionForm,
  ExemptionStart,
} from '../../../../contract/entities/exemption';
import { applicant } from '../../../../contract/entities/refund';
import { exemptionStatusName } from '../../../../contract/texts/exemptionNames';
import { isFailureKind, failureSentence } from '../../../../contract/texts/failures';
import { documentKindName } from '../../../../contract/texts/refundNames';
import type { Language } from '../../../../contract/texts/sentence';
import { DOCUMENT_KINDS } from '../../../../contract/entities/document';
import { isCalendarDate } from '../../../../domain/calendarDate';
import { checkExemptionApplication, type ExemptionClaim } from '../../../../domain/exemptionApplication';
import type { DecimalMark } from '../../../../domain/numberText';
import { formatQuantity, parseQuantityText, quantity, type Thousandths } from '../../../../domain/quantity';
import type { Application } from './application';

/** Something that stands against the application, beside the field it belongs to. */
export interface ApplicationFault {
  readonly field: string;
  readonly sentence: string;
}

/** What an organic applicant confirms. */
export const STATEMENTS = ['hasPlanAndCertificate', 'handlesOrganic', 'isSubjectToAssessment'] as const;

type Quantities = Partial<Record<keyof ExemptionForm['quantities'], Thousandths>>;

const FIELDS = {
  SMALL_VOLUME: ['priorYearQuantity', 'expectedQuantity'],
  ORGANIC: ['organicQuantity', 'nonOrganicQuantity'],
  EXPORT: ['exportQuantity', 'totalQuantity'],
} as const;

/** What is known of the program here: enough for the rules of an application. */
type KnownRules = Parameters<typeof checkExemptionApplication>[1];

/** The rules as the start of an application tells them. */
const rulesOf = (start: ExemptionStart): KnownRules => ({
  exemptQuantity: quantity(start.exemptQuantity),
  exemptMode: start.exemptMode ?? 'FIRST_QUANTITY',
  unitCode: start.unit,
  fiscalYearStart: start.fiscalYearStart,
});

/** Everything that stands against an application, in the order of the form and in the server's own sentences. */
export function applicationFaults(
  { form, documents }: Application,
  start: ExemptionStart,
  mark: DecimalMark,
  language: Language,
): readonly ApplicationFault[] {
  const say = sayIn(language);
  const faults: ApplicationFault[] = [];
  if (form.kind === null) faults.push(say('kind', 'exemption-kind-missing'));
  if (form.fiscalYear === null) faults.push(say('fiscalYear', 'exemption-year-missing'));
  const offer = start.offers.find(
    ({ kind, fiscalYear }) => kind === form.kind && fiscalYear === form.fiscalYear,
  );
  if (offer?.standing != null) {
    const { number, status } = offer.standing;
    faults.push(
      say('kind', 'exemption-there-already', {
        year: offer.fiscalYear,
        number,
        status: exemptionStatusName(language, status),
      }),
    );
  }
  const evidence = documents.map(({ kind }) => kind);
  return [...faults, ...contentFaults(form, evidence, start, mark, say)];
}

/**
 * What stands against an answer to the board: the figures and who signs. Its year and kind are settled, and the documents sent before
 * stay with it.
 * @param start what is known of the program; undefined while it is on its way, and the server's word counts alone
 */
export function answerFaults(
  { form }: Application,
  start: ExemptionStart | undefined,
  mark: DecimalMark,
  language: Language,
): readonly ApplicationFault[] {
  const settled = new Set(['fiscalYear', 'documentIds']);
  const faults = contentFaults(form, [], start, mark, sayIn(language));
  return faults.filter(({ field }) => !settled.has(field));
}

type Say = (
  field: string,
  kind: string,
  values?: Readonly<Record<string, string | number>>,
) => ApplicationFault;

const sayIn =
  (language: Language): Say =>
  (field, kind, values = {}) => {
    const document = DOCUMENT_KINDS.find((known) => known === values['document']);
    const words = document === undefined ? values : { document: documentKindName(language, document) };
    return {
      field,
      sentence: failureSentence(language, isFailureKind(kind) ? kind : 'field-invalid', words),
    };
  };

function contentFaults(
  form: ExemptionForm,
  evidence: readonly string[],
  start: ExemptionStart | undefined,
  mark: DecimalMark,
  say: Say,
): readonly ApplicationFault[] {
  const read = readQuantities(form, mark);
  const faults = read.faults.map(({ field, kind }) => say(`claim.${field}`, kind));
  const ends = form.organicCertificateEnds;
  if (form.kind === 'ORGANIC' && !isCalendarDate(ends))
    faults.push(say('claim.organicCertificateEnds', ends === '' ? 'field-missing' : 'field-invalid'));
  const claim = claimOf(form, read.quantities);
  if (claim !== null && start !== undefined && form.fiscalYear !== null && isCalendarDate(start.today)) {
    const facts = {
      claim,
      fiscalYear: form.fiscalYear,
      importsOnly: start.neededEvidence['SMALL_VOLUME'] === null,
      evidence,
      receivedOn: start.today,
    };
    for (const { field, kind, values } of checkExemptionApplication(facts, rulesOf(start)))
      faults.push(say(field, kind, values));
  }
  return [...faults, ...applicantFaults(form, say)];
}

function applicantFaults(form: ExemptionForm, say: Say): readonly ApplicationFault[] {
  const read = z.safeParse(applicant, form.applicant);
  if (read.success) return [];
  const fields = new Set(read.error.issues.map(({ path }) => String(path[0])));
  return (['name', 'title', 'phone', 'email'] as const)
    .filter((field) => fields.has(field))
    .map((field) =>
      say(`applicant.${field}`, form.applicant[field].trim() === '' ? 'field-missing' : 'field-invalid'),
    );
}

interface ReadQuantities {
  readonly quantities: Quantities;
  readonly faults: readonly { readonly field: string; readonly kind: string }[];
}

function readQuantities(form: ExemptionForm, decimalMark: DecimalMark): ReadQuantities {
  const quantities: Quantities = {};
  const faults: { field: string; kind: string }[] = [];
  for (const field of form.kind === null ? [] : FIELDS[form.kind]) {
    const text = form.quantities[field];
    const read = parseQuantityText(text, { decimalMark, isTyped: true });
    if (read.ok) quantities[field] = read.value;
    else if (read.failure.kind === 'ambiguous-number') faults.push({ field, kind: 'ambiguous-number' });
    else faults.push({ field, kind: text.trim() === '' ? 'field-missing' : 'field-invalid' });
  }
  // Calculated: whoever types a sum can only get it wrong.
  const { organicQuantity, nonOrganicQuantity } = quantities;
  if (form.kind === 'ORGANIC' && organicQuantity !== undefined && nonOrganicQuantity !== undefined)
    quantities.totalQuantity = organicQuantity + nonOrganicQuantity;
  return { quantities, faults };
}

/** The total of an organic application as its parts give it, or null while a part cannot be read. */
export function organicTotal(form: ExemptionForm, mark: DecimalMark): string | null {
  const { totalQuantity } = readQuantities(form, mark).quantities;
  return totalQuantity === undefined ? null : formatQuantity(totalQuantity);
}

function claimOf(form: ExemptionForm, read: Quantities): ExemptionClaim | null {
  const { priorYearQuantity, expectedQuantity, organicQuantity, nonOrganicQuantity } = read;
  const { exportQuantity, totalQuantity } = read;
  const ends = form.organicCertificateEnds;
  if (form.kind === 'SMALL_VOLUME' && priorYearQuantity !== undefined && expectedQuantity !== undefined)
    return { kind: form.kind, priorYearQuantity, expectedQuantity };
  if (form.kind === 'EXPORT' && exportQuantity !== undefined && totalQuantity !== undefined)
    return { kind: form.kind, exportQuantity, totalQuantity, destinations: form.destinations.trim() };
  if (
    form.kind === 'ORGANIC' &&
    organicQuantity !== undefined &&
    nonOrganicQuantity !== undefined &&
    totalQuantity !== undefined &&
    isCalendarDate(ends)
  )
    return {
      kind: form.kind,
      organicQuantity,
      nonOrganicQuantity,
      totalQuantity,
      certifier: form.certifier.trim(),
      organicCertificate: form.organicCertificate.trim(),
      organicCertificateEnds: ends,
      ...form.ticks,
    };
  return null;
}

/** The claim as it is sent, or null while a figure of it cannot be read. */
export function claimToSend(form: ExemptionForm, mark: DecimalMark): ExemptionClaimSent | null {
  const claim = claimOf(form, readQuantities(form, mark).quantities);
  if (claim === null) return null;
  switch (claim.kind) {
    case 'SMALL_VOLUME':
      return {
        kind: claim.kind,
        priorYearQuantity: formatQuantity(claim.priorYearQuantity),
        expectedQuantity: formatQuantity(claim.expectedQuantity),
      };
    case 'ORGANIC':
      return {
        ...claim,
        organicQuantity: formatQuantity(claim.organicQuantity),
        nonOrganicQuantity: formatQuantity(claim.nonOrganicQuantity),
        totalQuantity: formatQuantity(claim.totalQuantity),
      };
    case 'EXPORT':
      return {
        ...claim,
        exportQuantity: formatQuantity(claim.exportQuantity),
        totalQuantity: formatQuantity(claim.totalQuantity),
      };
  }
}
