import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ConfirmDialog } from '../dialog/ConfirmDialog';

interface KeptDraftNoticeProps {
  /** Which unfinished form was taken up, and from where; null when it is a new one. */
  readonly kept: string | null;
  /** Another one this device holds, and how to go on with that instead. */
  readonly other?: { readonly text: string; readonly onTake: () => void } | null;
  readonly discard: {
    readonly title: string;
    readonly text: string;
    /** Throws it away; answers the sentence to show, null when it went well. */
    readonly onDiscard: () => Promise<string | null>;
  };
}

/** Says that an unfinished form was taken up, and how to start over; nothing is thrown away without asking. */
export function KeptDraftNotice({ kept, other = null, discard }: KeptDraftNoticeProps) {
  const { t } = useTranslation('components');
  const [isAsking, setAsking] = useState(false);
  const [isOtherOffered, setOtherOffered] = useState(true);
  const offered = isOtherOffered ? other : null;
  if (kept === null && offered === null) return null;
  return (
    <div className="surface kept-notice">
      {kept === null ? null : <p>{kept}</p>}
      {offered === null ? null : <p>{offered.text}</p>}
      <div className="pill-row">
        {offered === null ? null : (
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              offered.onTake();
              setOtherOffered(false);
            }}
          >
            {t('kept.takeOther')}
          </Button>
        )}
        {kept === null ? null : (
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
          title={discard.title}
          confirm={t('kept.yes')}
          cancel={t('kept.no')}
          color="danger"
          onConfirm={discard.onDiscard}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{discard.text}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
