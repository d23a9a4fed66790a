import { useTranslation } from 'react-i18next';
import { RestoredDraftNotice } from '../../../components/form/RestoredDraftNotice';
import { useFormat } from '../../../i18n/useFormat';
import type { FoundApplication } from './storedApplication';

interface RestoredApplicationNoticeProps {
  readonly found: FoundApplication;
  /** Throws the draft away; answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
}

/** Says that an unfinished application was taken up, from where, and how to start over. */
export function RestoredApplicationNotice({ found, onDiscard }: RestoredApplicationNoticeProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const { origin, savedAt } = found;
  const sentence = (): string =>
    origin === 'device' || savedAt === null
      ? t('kept.device')
      : t('kept.server', { at: format.instant(savedAt) });
  return (
    <RestoredDraftNotice
      stored={origin === 'new' ? null : sentence()}
      discard={{ title: t('kept.discardTitle'), text: t('kept.discardText'), onDiscard }}
    />
  );
}
