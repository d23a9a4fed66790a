import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../contract/entities/refund';
import { useReasonText } from './useReasonText';

interface AskedQuestionProps {
  readonly timeline: readonly TimelineEntry[];
}

/** The question the claim came back with, in the asker's words. */
export function AskedQuestion({ timeline }: AskedQuestionProps) {
  const { t } = useTranslation('refund');
  const reasonText = useReasonText();
  const asked = timeline.findLast(({ action }) => action === 'refund-returned-to-company');
  if (asked === undefined) return null;
  return (
    <figure className="asked">
      <figcaption>
        {t('answer.asked', { name: asked.by.name })}
        {asked.reasonCode === null ? null : `: ${reasonText(asked.reasonCode) ?? ''}`}
      </figcaption>
      <blockquote>{asked.reason}</blockquote>
    </figure>
  );
}
