import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useCommentOnRefundMutation } from '../../../api/refunds/claims';
import { usePersistedComment } from '../../../api/drafts/usePersistedComment';
import { CommentThread } from '../../../components/record/CommentThread';
import { useLanguage } from '../../../i18n/useFormat';

interface ClaimCommentsProps {
  readonly claimId: string;
  readonly comments: RefundDetails['comments'];
  /** The company's name where staff write, who may write for staff alone; null for the company's people. */
  readonly company: string | null;
  readonly mayWrite: boolean;
  readonly onSeen: (version: number) => void;
}

/** What company and staff say to each other about the claim, and staff among themselves. */
export function ClaimComments({ claimId, comments, company, mayWrite, onSeen }: ClaimCommentsProps) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const [comment] = useCommentOnRefundMutation();
  // Words meant for staff are never offered to be sent while acting for the company.
  const stored = usePersistedComment(
    `refund-${claimId}-${company === null ? 'company' : 'staff'}`,
    company !== null,
  );
  async function send(text: string, internal: boolean): Promise<string | null> {
    const answer = await comment({ params: { id: claimId }, body: { text, internal } });
    if (answer.data !== undefined) onSeen(answer.data.version);
    const failure = readApiFailure(answer.error);
    return failure === null ? null : `${t('comments.failed')} ${errorMessage(failure, language)}`;
  }
  return (
    <section className="surface" aria-labelledby="claim-comments">
      <h2 id="claim-comments">{t('section.comments')}</h2>
      <CommentThread
        {...stored}
        comments={comments.map(({ id, at, by, text, internal }) => ({
          id,
          at,
          by: by.name,
          text,
          isInternal: internal,
        }))}
        maxLength={LIMITS.commentText}
        company={company}
        {...(mayWrite ? { onSend: send } : {})}
      />
    </section>
  );
}
