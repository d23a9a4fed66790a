import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { FoundApplication } from './keptApplication';

interface KeptApplicationNoticeProps {
  readonly found: FoundApplication;
  /** Throws the draft away; answers the sentence to show, null when it went well. */
  readonly onDiscard: () => Promise<string | null>;
}

/** Says that an unfinished application was taken up, from where, and how to start over. */
export function KeptApplicationNotice({ found, onDiscard }: KeptApplicationNoticeProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  if (found.origin === 'new') return null;
  return (
    <div className="surface kept-notice">
      <p>
        {found.origin === 'device' || found.savedAt === null
          ? t('kept.device')
          : t('kept.server', { at: format.instant(found.savedAt) })}
      </p>
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
      {isAsking ? (
        <ConfirmDialog
          title={t('kept.question')}
          confirm={t('kept.yes')}
          cancel={t('kept.no')}
          color="danger"
          onConfirm={onDiscard}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t('kept.text')}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
