import * as z from 'zod/mini';
import { applicant as applicantSchema, type RefundProposal } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import type { FailureKind } from '../../../../contract/texts/failures';
import type { DecimalMark } from '../../../../domain/numberText';
import { REFUND_EVIDENCE } from '../../../../domain/refundEvidence';
import { linesOf } from './chosenLines';
import { CERTIFICATIONS, type ClaimForm } from './claimForm';
import { type AmountFault, lineFault } from './lineFault';

/** Faults that only the form can find; the catalogue `claim` has their sentences under `fault`. */
export type FormFaultKind =
  | 'year-missing'
  | 'reason-missing'
  | 'importer-missing'
  | 'certificate-shape'
  | 'applicant-name'
  | 'applicant-title'
  | 'applicant-phone'
  | 'applicant-email'
  | 'too-many-lines'
  | 'comment-missing';

/** Something that keeps the claim from being sent, beside the field it belongs to. */
export type ClaimFault = { readonly field: string } & (
  | { readonly kind: 'form'; readonly fault: FormFaultKind }
  | { readonly kind: 'amount'; readonly fault: AmountFault }
  | { readonly kind: 'evidence'; readonly evidence: string }
  | {
      readonly kind: 'rule';
      readonly failure: FailureKind;
      readonly values: Readonly<Record<string, string>>;
    }
  /** A sentence of the server. */
  | { readonly kind: 'from-server'; readonly sentence: string }
);

const CERTIFICATE = /^[A-Z0-9]{9}$/;

/** Everything that stands against the claim as far as the browser can know, in the order of the pages. */
export function claimFaults(
  form: ClaimForm,
  proposal: RefundProposal | undefined,
  mark: DecimalMark,
): readonly ClaimFault[] {
  return [
    ...basisFaults(form, proposal),
    ...(proposal === undefined
      ? []
      : [...lineFaults(form, proposal, mark), ...evidenceFaults(form, proposal)]),
    ...applicantFaults(form),
    ...certificationFaults(form),
  ];
}

function basisFaults(form: ClaimForm, proposal: RefundProposal | undefined): readonly ClaimFault[] {
  const faults: ClaimFault[] = [];
  if (form.fiscalYear === null) faults.push({ field: 'fiscalYear', kind: 'form', fault: 'year-missing' });
  if (form.reason === null) faults.push({ field: 'reason', kind: 'form', fault: 'reason-missing' });
  if (proposal !== undefined && form.importerNumber === '')
    faults.push({ field: 'importerNumber', kind: 'form', fault: 'importer-missing' });
  if (form.reason !== null && REFUND_EVIDENCE[form.reason].explanation && form.explanation.trim() === '')
    faults.push(rule('explanation', 'claim-explanation-needed'));
  const certificate = form.certificateNumber.trim();
  if (form.reason === 'ORGANIC' && certificate === '')
    faults.push(rule('certificateNumber', 'claim-certificate-needed'));
  else if (certificate !== '' && !CERTIFICATE.test(certificate.toUpperCase()))
    faults.push({ field: 'certificateNumber', kind: 'form', fault: 'certificate-shape' });
  return faults;
}

function lineFaults(form: ClaimForm, proposal: RefundProposal, mark: DecimalMark): readonly ClaimFault[] {
  const chosen = linesOf(proposal, form.importerNumber).filter((line) => line.customsLineId in form.amounts);
  if (chosen.length + form.pendingAtCustoms.length === 0) return [rule('lines', 'claim-no-lines')];
  if (chosen.length + form.pendingAtCustoms.length > LIMITS.claimLines)
    return [{ field: 'lines', kind: 'form', fault: 'too-many-lines' }];
  return chosen.flatMap((line): ClaimFault[] => {
    const field = `lines.${line.customsLineId}`;
    const fault = lineFault(line, form.amounts[line.customsLineId] ?? '', mark);
    if (fault === null) return [];
    return [
      fault.kind === 'unreadable' ? { field, kind: 'amount', fault: fault.fault } : { field, ...fault },
    ];
  });
}

function evidenceFaults(form: ClaimForm, proposal: RefundProposal): readonly ClaimFault[] {
  const attached = new Set<string>(form.documents.map(({ kind }) => kind));
  return proposal.requiredEvidence
    .filter((evidence) => !attached.has(evidence))
    .map((evidence) => ({ field: 'documentIds', kind: 'evidence', evidence }));
}

function applicantFaults({ applicant }: ClaimForm): readonly ClaimFault[] {
  const parsed = z.safeParse(applicantSchema, applicant);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0]));
  return (['name', 'title', 'phone', 'email'] as const)
    .filter((field) => wrong.has(field))
    .map((field) => ({ field: `applicant.${field}`, kind: 'form', fault: `applicant-${field}` }));
}

function certificationFaults({ certifications }: ClaimForm): readonly ClaimFault[] {
  return CERTIFICATIONS.filter((name) => !certifications[name]).map((name) =>
    rule(`certifications.${name}`, 'claim-not-certified'),
  );
}

const rule = (field: string, failure: FailureKind): ClaimFault => ({
  field,
  kind: 'rule',
  failure,
  values: {},
});
