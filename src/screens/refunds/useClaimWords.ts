import { useMemo } from 'react';
import { documentKind, type DocumentEntity } from '../../../contract/entities/document';
import {
  documentKindName,
  refundReasonName,
  refundStatusForCompany,
  refundStatusName,
} from '../../../contract/texts/refundNames';
import type { RefundReason } from '../../../domain/refundReason';
import type { RefundStatus } from '../../../domain/refundStates';
import { useLanguage } from '../../i18n/useFormat';
import { useCompanySide } from './useCompanySide';

export interface ClaimWords {
  readonly status: (status: RefundStatus) => string;
  readonly reason: (reason: RefundReason) => string;
  readonly document: (kind: DocumentEntity['kind']) => string;
  /** A kind of evidence as an answer names it; one this build does not know is shown as it came. */
  readonly evidence: (kind: string) => string;
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The words of statuses, reasons and documents on labels and badges, in the language and for the side of the reader. */
export function useClaimWords(): ClaimWords {
  const language = useLanguage();
  const isStaff = useCompanySide() === 'staff';
  return useMemo(
    () => ({
      status: (status) =>
        capitalized((isStaff ? refundStatusName : refundStatusForCompany)(language, status)),
      reason: (reason) => capitalized(refundReasonName(language, reason)),
      document: (kind) => capitalized(documentKindName(language, kind)),
      evidence: (kind) => {
        const known = documentKind.safeParse(kind);
        return capitalized(known.success ? documentKindName(language, known.data) : kind);
      },
    }),
    [language, isStaff],
  );
}
