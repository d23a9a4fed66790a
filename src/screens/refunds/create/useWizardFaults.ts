import { useMemo } from 'react';
import type { RefundProposal } from '../../../../contract/entities/refund';
import type { DecimalMark } from '../../../../domain/numberText';
import { type ClaimFault, claimFaults } from './claimFaults';
import type { ClaimForm } from './claimForm';
import { CLAIM_STEPS, type ClaimStep, stepOfField } from './claimSteps';
import type { Refusal } from './useSubmitClaim';

export interface WizardFaults {
  readonly on: (step: ClaimStep) => readonly ClaimFault[];
  readonly at: (field: string) => ClaimFault | undefined;
  readonly done: ReadonlySet<ClaimStep>;
}

/** What stands against the claim, by page and by field: what the browser finds, and what the server said of this very claim. */
export function useWizardFaults(
  form: ClaimForm,
  proposal: RefundProposal | undefined,
  mark: DecimalMark,
  refusal: Refusal | null,
): WizardFaults {
  return useMemo(() => {
    const message =
      refusal === null ? [] : refusal.faults.filter(({ field }) => isUnchanged(field, refusal.form, form));
    const found = claimFaults(form, proposal, mark);
    const faults = [
      ...message,
      ...found.filter(({ field }) => !message.some((fault) => fault.field === field)),
    ];
    const byField = new Map(faults.map((fault) => [fault.field, fault]));
    const on = (step: ClaimStep): readonly ClaimFault[] =>
      faults.filter(({ field }) => stepOfField(field) === step);
    const isBegun = proposal !== undefined && form.reason !== null;
    return {
      on,
      at: (field) => byField.get(field),
      done: new Set(CLAIM_STEPS.filter((step) => isBegun && on(step).length === 0)),
    };
  }, [form, proposal, mark, refusal]);
}

/** A refusal stands beside a field until that field is changed. */
function isUnchanged(field: string, refused: ClaimForm, form: ClaimForm): boolean {
  const lineId = /^lines\.(.+)$/.exec(field)?.[1];
  if (lineId !== undefined) return lineId in form.amounts && refused.amounts[lineId] === form.amounts[lineId];
  if (field.startsWith('pendingAtCustoms.')) return refused.pendingAtCustoms === form.pendingAtCustoms;
  if (field === 'lines') return refused.amounts === form.amounts;
  if (field.startsWith('documentIds')) return refused.documents === form.documents;
  if (field.startsWith('applicant')) return refused.applicant === form.applicant;
  if (field === 'certificateNumber') return refused.certificateNumber === form.certificateNumber;
  if (field === 'explanation') return refused.explanation === form.explanation;
  if (field === 'importerNumber') return refused.importerNumber === form.importerNumber;
  return refused.fiscalYear === form.fiscalYear && refused.reason === form.reason;
}
