import type { RefundProposal } from '../../../../contract/entities/refund';
import { REFUND_EVIDENCE } from '../../../../domain/refundEvidence';
import type { ClaimForm } from './claimForm';

export type Requirement =
  | {
      readonly kind: 'importer' | 'account' | 'certificate';
      readonly isThere: boolean;
      /** Where it can be added; null where nothing has to be done. */
      readonly addAt: string | null;
    }
  | { readonly kind: 'evidence'; readonly evidence: string; readonly isThere: boolean }
  | { readonly kind: 'explanation'; readonly isThere: boolean }
  /** Which documents are needed follows from it. */
  | { readonly kind: 'reason'; readonly isThere: false };

/**
 * What a claim will need, known from its first page on. Without a reason, the documents are not known yet.
 * @param hasAccount whether the company has named a bank account; a check is sent where it has not
 */
export function requirementsOf(
  { reason, certificateNumber, explanation, documents }: ClaimForm,
  { importerNumbers }: Pick<RefundProposal, 'importerNumbers'>,
  hasAccount: boolean | 'unknown',
): readonly Requirement[] {
  const hasNumber = importerNumbers.length > 0;
  const general: Requirement[] = [
    { kind: 'importer', isThere: hasNumber, addAt: hasNumber ? null : '/contact' },
    ...(hasAccount === 'unknown'
      ? []
      : [{ kind: 'account' as const, isThere: hasAccount, addAt: hasAccount ? null : '/refunds' }]),
  ];
  if (reason === null) return [...general, { kind: 'reason', isThere: false }];
  const needed = REFUND_EVIDENCE[reason];
  const attached = new Set<string>(documents.map(({ kind }) => kind));
  const hasCertificate = certificateNumber.trim() !== '';
  return [
    ...general,
    ...(needed.certificateNumber
      ? [
          {
            kind: 'certificate' as const,
            isThere: hasCertificate,
            addAt: hasCertificate ? null : '/exemptions',
          },
        ]
      : []),
    ...needed.documents.map((evidence) => ({
      kind: 'evidence' as const,
      evidence,
      isThere: attached.has(evidence),
    })),
    ...(needed.explanation ? [{ kind: 'explanation' as const, isThere: explanation.trim() !== '' }] : []),
  ];
}
