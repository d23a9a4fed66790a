import type { DataOf } from '../../../../contract/endpoint';
import type { getRefundDraft } from '../../../../contract/endpoints/refunds/claims';
import { basisOf, type ClaimForm, EMPTY_CLAIM } from './claimForm';

type Draft = NonNullable<DataOf<typeof getRefundDraft>>;
type Content = Draft['content'];

/** The claim as the server keeps it unfinished. */
export const draftOf = (form: ClaimForm): Content => ({
  name: form.name.trim(),
  fiscalYear: form.fiscalYear,
  reason: form.reason,
  importerNumber: form.importerNumber,
  explanation: form.explanation,
  certificateNumber: form.certificateNumber,
  lines: Object.entries(form.amounts).map(([customsLineId, amountClaimed]) => ({
    customsLineId,
    amountClaimed: amountClaimed.slice(0, 30),
  })),
  pendingAtCustoms: form.pendingAtCustoms,
  onlyEntries: form.onlyEntries,
  knownUpTo: form.knownUpTo,
  applicant: { ...form.applicant },
  documentIds: form.documents.map(({ id }) => id),
});

/** A draft of the server as the form takes it up again; what was certified is certified again. */
export function claimOfDraft({ content, documents }: Pick<Draft, 'content' | 'documents'>): ClaimForm {
  const amounts = Object.fromEntries(content.lines.map((line) => [line.customsLineId, line.amountClaimed]));
  const form: ClaimForm = {
    ...EMPTY_CLAIM,
    name: content.name,
    onlyEntries: content.onlyEntries,
    knownUpTo: content.knownUpTo,
    fiscalYear: content.fiscalYear,
    reason: content.reason,
    importerNumber: content.importerNumber,
    explanation: content.explanation,
    certificateNumber: content.certificateNumber,
    amounts,
    pendingAtCustoms: content.pendingAtCustoms,
    applicant: content.applicant,
    documents: documents.filter(({ id }) => content.documentIds.includes(id)),
  };
  // Whoever took all lines out chose none; without a newest line that was seen, none were chosen yet.
  const isChosen = content.lines.length > 0 || content.knownUpTo !== '';
  return { ...form, amountsFor: isChosen ? basisOf(form) : '' };
}
