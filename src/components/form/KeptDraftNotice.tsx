import { useState } from 'react';
import { Button } from 'reactstrap';
import { ConfirmDialog } from '../dialog/ConfirmDialog';

interface KeptDraftNoticeProps {
  /** Which unfinished form was taken up, and from where; null when it is a new one. */
  readonly kept: string | null;
  /** Another one this device holds, and how to go on with that instead. */
  readonly other: { readonly text: string; readonly take: string; readonly onTake: () => void } | null;
  readonly discard: {
    readonly name: string;
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    /** Throws it away; answers the sentence to show, null when it went well. */
    readonly onDiscard: () => Promise<string | null>;
  };
}

/** Says that an unfinished form was taken up, and how to start over; nothing is thrown away without asking. */
export function KeptDraftNotice({ kept, other, discard }: KeptDraftNoticeProps) {
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
            {offered.take}
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
            {discard.name}
          </Button>
        )}
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={discard.title}
          confirm={discard.yes}
          cancel={discard.no}
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
