import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { ClaimForm } from './claimForm';
import type { FoundClaim } from './keptClaim';

interface KeptNoticeProps {
  readonly found: FoundClaim;
  readonly onTakeOther: (form: ClaimForm) => void;
  /** Answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
}

/** Says that an unfinished claim was taken up, from where, and how to start over. */
export function KeptNotice({ found, onTakeOther, onDiscard }: KeptNoticeProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [isOtherOpen, setOtherOpen] = useState(found.other !== null);
  if (found.origin === 'new' && !isOtherOpen) return null;
  return (
    <div className="surface kept-notice">
      {found.origin === 'new' ? null : (
        <p>
          {found.origin === 'device'
            ? t('kept.device')
            : t('kept.server', { at: found.savedAt === null ? '' : format.instant(found.savedAt) })}
        </p>
      )}
      {isOtherOpen && found.other !== null ? <p>{t('kept.other')}</p> : null}
      <div className="pill-row">
        {isOtherOpen && found.other !== null ? (
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              if (found.other !== null) onTakeOther(found.other);
              setOtherOpen(false);
            }}
          >
            {t('kept.takeOther')}
          </Button>
        ) : null}
        {found.origin === 'new' ? null : (
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
        )}
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
