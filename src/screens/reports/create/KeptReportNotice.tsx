import { useTranslation } from 'react-i18next';
import { KeptDraftNotice } from '../../../components/form/KeptDraftNotice';
import { useFormat } from '../../../i18n/useFormat';
import type { FoundReport } from './foundReport';
import type { ReportForm } from './reportForm';

interface KeptReportNoticeProps {
  readonly found: FoundReport;
  readonly isAmendment: boolean;
  readonly onTakeOther: (form: ReportForm) => void;
  /** Answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
}

/** Says that an unfinished report was taken up, from where, and how to start over. */
export function KeptReportNotice({ found, isAmendment, onTakeOther, onDiscard }: KeptReportNoticeProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const { origin, other, savedAt } = found;
  const sentence = (): string =>
    origin === 'server' && savedAt !== null
      ? t('kept.server', { at: format.instant(savedAt), name: found.savedBy ?? '' })
      : t(isAmendment ? 'kept.amendment' : 'kept.device');
  return (
    <KeptDraftNotice
      kept={origin === 'device' || origin === 'server' ? sentence() : null}
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
