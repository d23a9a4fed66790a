import { approvalLeftOutSentence } from '../../../../contract/texts/bulkLeftOut';
import { failureSentence } from '../../../../contract/texts/failures';
import type { Language } from '../../../../contract/texts/sentence';
import type { RefusalInApproval } from '../../../db/refundTables';

/** Why a claim was not approved with the others. */
export const refusalSentence = (language: Language, refusal: RefusalInApproval): string =>
  'why' in refusal
    ? approvalLeftOutSentence(language, refusal.why)
    : failureSentence(language, refusal.kind, refusal.values);
