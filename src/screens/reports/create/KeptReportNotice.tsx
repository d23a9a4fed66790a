import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
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
  const [isAsking, setAsking] = useState(false);
  const [other, setOther] = useState(found.other);
  const isKept = found.origin === 'device' || found.origin === 'server';
  if (!isKept && other === null) return null;
  return (
    <div className="surface kept-notice">
      {isKept ? (
        <p>
          {found.origin === 'server' && found.savedAt !== null
            ? t('kept.server', { at: format.instant(found.savedAt), name: found.savedBy ?? '' })
            : t(isAmendment ? 'kept.amendment' : 'kept.device')}
        </p>
      ) : null}
      {other === null ? null : <p>{t('kept.other')}</p>}
      <div className="pill-row">
        {other === null ? null : (
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              onTakeOther(other);
              setOther(null);
            }}
          >
            {t('kept.takeOther')}
          </Button>
        )}
        {isKept ? (
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('kept.discard')}
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t('kept.discardTitle')}
          confirm={t('kept.discardYes')}
          cancel={t('kept.discardNo')}
          color="danger"
          onConfirm={onDiscard}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t('kept.discardText')}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
