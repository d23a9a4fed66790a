import { useTranslation } from 'react-i18next';
import type { RefundDetails, RefundLine } from '../../../../../contract/entities/refund';
import { LIMITS } from '../../../../../contract/limits';
import { formatEntryNumber } from '../../../../../domain/entryNumber';
import { errorMessage } from '../../../../api/base/errorMessage';
import { readApiFailure } from '../../../../api/base/readApiFailure';
import { useCommentOnRefundMutation } from '../../../../api/refunds/claims';
import { useLanguage } from '../../../../i18n/useFormat';
import { DraftReasonDialog } from '../../../shared/DraftReasonDialog';
import { useReasonTemplates } from '../useReasonTemplates';

/** Reasons to return a claim that are about its lines, and so can be asked about one. */
const ABOUT_LINES = ['amount-differs', 'wrong-lines'] as const;

interface QuestionDialogProps {
  readonly claim: Pick<RefundDetails, 'id'>;
  readonly line: Pick<RefundLine, 'id' | 'entryNumber' | 'lineNo'>;
  readonly onSent: (version: number) => void;
  readonly onClose: () => void;
}

/** Asks the company about one line, in a message. The claim stays where it is, and its clock runs on. */
export function QuestionDialog({ claim, line, onSent, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const templates = useReasonTemplates(claim);
  const [comment] = useCommentOnRefundMutation();
  const names = { entry: formatEntryNumber(line.entryNumber), line: line.lineNo };
  async function send(question: string): Promise<string | null> {
    const body = { text: question, internal: false, aboutLine: line.id };
    const answer = await comment({ params: { id: claim.id }, body });
    if (answer.data !== undefined) onSent(answer.data.version);
    const failure = readApiFailure(answer.error);
    return failure === null ? null : errorMessage(failure, language);
  }
  return (
    <DraftReasonDialog
      draftName={`question-${claim.id}-${line.id}`}
      title={t('question.title', names)}
      purpose="company"
      maxLength={LIMITS.reasonText}
      templates={() => ABOUT_LINES.flatMap((reason) => templates('return', reason))}
      confirm={t('question.send')}
      onConfirm={(_, text) => send(text)}
      onClose={onClose}
    >
      <p>{t('question.about')}</p>
    </DraftReasonDialog>
  );
}
