import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { LIMITS } from '../../../../contract/limits';
import { mayCommentExemption, mayCommentExemptionInternally } from '../../../../domain/exemptionPermissions';
import { useCommentOnExemptionMutation } from '../../../api/exemptions/applications';
import { usePersistedComment } from '../../../api/drafts/usePersistedComment';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { CommentThread } from '../../../components/record/CommentThread';
import { selectActor } from '../../../state/actor';

interface ExemptionCommentsProps {
  readonly exemption: Pick<ExemptionDetails, 'id' | 'companyId' | 'companyName' | 'comments'>;
}

/** What company and staff say to each other about the application, and staff among themselves. */
export function ExemptionComments({ exemption }: ExemptionCommentsProps) {
  const { t } = useTranslation('exemption');
  const actor = useSelector(selectActor);
  const sentenceOf = useSentenceOf();
  const [comment] = useCommentOnExemptionMutation();
  const mayBeInternal = mayCommentExemptionInternally(actor).allowed;
  // Words meant for staff are never offered to be sent while acting for the company.
  const stored = usePersistedComment(
    `exemption-${exemption.id}-${mayBeInternal ? 'staff' : 'company'}`,
    mayBeInternal,
  );
  async function send(text: string, internal: boolean): Promise<string | null> {
    const failure = sentenceOf(await comment({ params: { id: exemption.id }, body: { text, internal } }));
    return failure === null ? null : `${t('comments.failed')} ${failure}`;
  }
  return (
    <section className="surface" aria-labelledby="exemption-comments">
      <h2 id="exemption-comments">{t('comments.title')}</h2>
      <CommentThread
        {...stored}
        comments={exemption.comments.map(({ id, at, by, text, internal }) => ({
          id,
          at,
          by: by.name,
          text,
          isInternal: internal,
        }))}
        maxLength={LIMITS.commentText}
        company={mayBeInternal ? exemption.companyName : null}
        {...(mayCommentExemption(actor, exemption).allowed ? { onSend: send } : {})}
      />
    </section>
  );
}
