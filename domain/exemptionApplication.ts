import type { CalendarDate } from './calendarDate';
import type { ExemptionKind } from './exemption';
import { fiscalYearOf } from './fiscalYear';
import type { Program } from './program';
import { formatQuantity, type Thousandths } from './quantity';

/** What an application says about its kind, in the program's unit. */
export type ExemptionClaim =
  | {
      readonly kind: 'SMALL_VOLUME';
      readonly priorYearQuantity: Thousandths;
      readonly expectedQuantity: Thousandths;
    }
  | {
      readonly kind: 'ORGANIC';
      readonly organicQuantity: Thousandths;
      readonly nonOrganicQuantity: Thousandths;
      readonly totalQuantity: Thousandths;
      readonly certifier: string;
      readonly organicCertificate: string;
      readonly organicCertificateEnds: CalendarDate;
      readonly hasPlanAndCertificate: boolean;
      readonly handlesOrganic: boolean;
      readonly isSubjectToAssessment: boolean;
    }
  | {
      readonly kind: 'EXPORT';
      readonly exportQuantity: Thousandths;
      readonly totalQuantity: Thousandths;
      readonly destinations: string;
    };

export interface ExemptionFacts {
  readonly fiscalYear: number;
  readonly claim: ExemptionClaim;
  /** Whether the company only imports: then the board reads its quantities from the Customs data. */
  readonly importsOnly: boolean;
  /** Kinds of the documents that come with it. */
  readonly evidence: readonly string[];
  /** The day it is received, in the board's zone. */
  readonly receivedOn: CalendarDate;
}

/** One thing that stands against an application. `field` is the field of the payload it belongs beside. */
export interface ExemptionFault {
  readonly field: string;
  readonly kind:
    | 'exemption-not-below-threshold'
    | 'exemption-at-threshold'
    | 'exemption-parts-differ'
    | 'exemption-nothing-organic'
    | 'exemption-nothing-exported'
    | 'exemption-more-than-total'
    | 'exemption-tick-needed'
    | 'exemption-certificate-ended'
    | 'exemption-year-closed'
    | 'exemption-evidence-missing'
    | 'field-missing';
  readonly values: Readonly<Record<string, string>>;
}

type Rules = Pick<Program, 'exemptQuantity' | 'exemptMode' | 'fiscalYearStart'> & {
  readonly unitCode: string;
};

/** The fiscal years that can be applied for: the running one and the next. */
export function openExemptionYears(
  today: CalendarDate,
  program: Pick<Program, 'fiscalYearStart'>,
): readonly [number, number] {
  const year = fiscalYearOf(today, program.fiscalYearStart);
  return [year, year + 1];
}

/** The kind of document an application cannot do without; null where the board's own records are enough. */
export function neededEvidence(kind: ExemptionKind, importsOnly: boolean): string | null {
  if (kind === 'ORGANIC') return 'certificate';
  return kind === 'SMALL_VOLUME' && !importsOnly ? 'sales-statement' : null;
}

/**
 * Everything that stands against an application, in the order of the form. Quantities must lie below the exempt quantity, not at
 * it; organic and other quantity must come to the total (AMS-15); a domestic small-volume applicant shows its sales.
 */
export function checkExemptionApplication(facts: ExemptionFacts, program: Rules): readonly ExemptionFault[] {
  const faults: ExemptionFault[] = [];
  if (!openExemptionYears(facts.receivedOn, program).includes(facts.fiscalYear))
    faults.push({
      field: 'fiscalYear',
      kind: 'exemption-year-closed',
      values: { years: openExemptionYears(facts.receivedOn, program).join(', ') },
    });
  faults.push(...checkClaim(facts, program));
  const needed = neededEvidence(facts.claim.kind, facts.importsOnly);
  if (needed !== null && !facts.evidence.includes(needed))
    faults.push({ field: 'documentIds', kind: 'exemption-evidence-missing', values: { document: needed } });
  return faults;
}

function checkClaim({ claim, receivedOn }: ExemptionFacts, program: Rules): readonly ExemptionFault[] {
  switch (claim.kind) {
    case 'SMALL_VOLUME':
      return (['priorYearQuantity', 'expectedQuantity'] as const)
        .filter((field) => claim[field] >= program.exemptQuantity)
        .map((field) => ({
          field: `claim.${field}`,
          // Only where the first quantity is exempt for everybody can the application be unneeded.
          kind:
            program.exemptMode === 'FIRST_QUANTITY'
              ? 'exemption-not-below-threshold'
              : 'exemption-at-threshold',
          values: { limit: formatQuantity(program.exemptQuantity), unit: program.unitCode },
        }));
    case 'ORGANIC':
      return checkOrganic(claim, receivedOn);
    case 'EXPORT':
      return checkExport(claim);
  }
}

function checkOrganic(
  claim: Extract<ExemptionClaim, { kind: 'ORGANIC' }>,
  receivedOn: CalendarDate,
): readonly ExemptionFault[] {
  const faults: ExemptionFault[] = [];
  const sum = claim.organicQuantity + claim.nonOrganicQuantity;
  if (claim.organicQuantity === 0n)
    faults.push({ field: 'claim.organicQuantity', kind: 'exemption-nothing-organic', values: {} });
  if (sum !== claim.totalQuantity)
    faults.push({
      field: 'claim.totalQuantity',
      kind: 'exemption-parts-differ',
      values: { sum: formatQuantity(sum), total: formatQuantity(claim.totalQuantity) },
    });
  for (const field of ['certifier', 'organicCertificate'] as const)
    if (claim[field] === '') faults.push({ field: `claim.${field}`, kind: 'field-missing', values: {} });
  if (claim.organicCertificateEnds < receivedOn)
    faults.push({
      field: 'claim.organicCertificateEnds',
      kind: 'exemption-certificate-ended',
      values: { date: claim.organicCertificateEnds },
    });
  for (const field of ['hasPlanAndCertificate', 'handlesOrganic', 'isSubjectToAssessment'] as const)
    if (!claim[field]) faults.push({ field: `claim.${field}`, kind: 'exemption-tick-needed', values: {} });
  return faults;
}

function checkExport(claim: Extract<ExemptionClaim, { kind: 'EXPORT' }>): readonly ExemptionFault[] {
  const faults: ExemptionFault[] = [];
  if (claim.exportQuantity === 0n)
    faults.push({ field: 'claim.exportQuantity', kind: 'exemption-nothing-exported', values: {} });
  if (claim.exportQuantity > claim.totalQuantity)
    faults.push({
      field: 'claim.exportQuantity',
      kind: 'exemption-more-than-total',
      values: { total: formatQuantity(claim.totalQuantity) },
    });
  if (claim.destinations === '')
    faults.push({ field: 'claim.destinations', kind: 'field-missing', values: {} });
  return faults;
}
