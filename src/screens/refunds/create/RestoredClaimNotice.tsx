import { useTranslation } from 'react-i18next';
import { RestoredDraftNotice } from '../../../components/form/RestoredDraftNotice';
import { useFormat } from '../../../i18n/useFormat';
import type { ClaimForm } from './claimForm';
import type { FoundClaim } from './storedClaim';

interface RestoredClaimNoticeProps {
  readonly found: FoundClaim;
  readonly onTakeOther: (form: ClaimForm) => void;
  /** Answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
}

/** Says that an unfinished claim was taken up, from where or whom, and how to start over or give it back. */
export function RestoredClaimNotice({ found, onTakeOther, onDiscard }: RestoredClaimNoticeProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const { origin, other, savedAt, preparedBy } = found;
  const sentence = (): string =>
    preparedBy !== null
      ? t('drafts.preparedBy', { name: preparedBy })
      : origin === 'device'
        ? t('kept.device')
        : t('kept.server', { at: savedAt === null ? '' : format.instant(savedAt) });
  return (
    <RestoredDraftNotice
      stored={origin === 'new' ? null : sentence()}
      other={
        other === null
          ? null
          : {
              text: t('kept.other'),
              onTake: () => {
                onTakeOther(other);
              },
            }
      }
      discard={
        preparedBy === null
          ? { title: t('kept.discardTitle'), text: t('kept.discardText'), onDiscard }
          : {
              title: t('drafts.returnTitle'),
              text: t('drafts.returnText'),
              words: t('drafts.returnToPreparer'),
              onDiscard,
            }
      }
    />
  );
}
