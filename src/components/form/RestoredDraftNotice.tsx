import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ConfirmDialog } from '../dialog/ConfirmDialog';

interface RestoredDraftNoticeProps {
  /** Which unfinished form was taken up, and from where; null when it is a new one. */
  readonly stored: string | null;
  /** Another one this device holds, and how to go on with that instead. */
  readonly other?: { readonly text: string; readonly onTake: () => void } | null;
  readonly discard: {
    readonly title: string;
    readonly text: string;
    /** What the buttons say where nothing is thrown away, on the page and in the question. */
    readonly words?: string;
    /** Throws it away, or gives it back; answers the sentence to show, null when it went well. */
    readonly onDiscard: () => Promise<string | null>;
  };
}

/** Says that an unfinished form was taken up, and how to start over; nothing is thrown away without asking. */
export function RestoredDraftNotice({ stored, other = null, discard }: RestoredDraftNoticeProps) {
  const { t } = useTranslation('components');
  const [isAsking, setAsking] = useState(false);
  const [isOtherOffered, setOtherOffered] = useState(true);
  const offered = isOtherOffered ? other : null;
  if (stored === null && offered === null) return null;
  return (
    <div className="surface kept-notice">
      {stored === null ? null : <p>{stored}</p>}
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
        {stored === null ? null : (
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              setAsking(true);
            }}
          >
            {discard.words ?? t('kept.discard')}
          </Button>
        )}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={discard.title}
          confirm={discard.words ?? t('kept.yes')}
          cancel={t('kept.no')}
          color={discard.words === undefined ? 'danger' : 'primary'}
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
