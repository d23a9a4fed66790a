import { useTranslation } from 'react-i18next';
import { RestoredDraftNotice } from '../../../components/form/RestoredDraftNotice';
import { useFormat } from '../../../i18n/useFormat';
import type { FoundReport } from './foundReport';
import type { ReportForm } from './reportForm';

interface RestoredReportNoticeProps {
  readonly found: FoundReport;
  readonly isAmendment: boolean;
  readonly onTakeOther: (form: ReportForm) => void;
  /** Answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
}

/** Says that an unfinished report was taken up, from where, and how to start over. */
export function RestoredReportNotice({
  found,
  isAmendment,
  onTakeOther,
  onDiscard,
}: RestoredReportNoticeProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const { origin, other, savedAt } = found;
  const sentence = (): string =>
    origin === 'server' && savedAt !== null
      ? t('kept.server', { at: format.instant(savedAt), name: found.savedBy ?? '' })
      : isAmendment
        ? t('kept.amendment')
        : savedAt === null
          ? t('kept.device')
          : t('kept.both', { at: format.instant(savedAt) });
  return (
    <RestoredDraftNotice
      stored={origin === 'device' || origin === 'server' ? sentence() : null}
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
      discard={{ title: t('kept.discardTitle'), text: t('kept.discardText'), onDiscard }}
    />
  );
}
