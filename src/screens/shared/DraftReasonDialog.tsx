import { ReasonDialog, type ReasonDialogProps } from '../../components/dialog/ReasonDialog';
import { usePersistedReasons } from '../../api/drafts/usePersistedReasons';

interface DraftReasonDialogProps extends Omit<ReasonDialogProps, 'written' | 'onWrite'> {
  /** The record and the action the reason is for. */
  readonly draftName: string;
}

/** An action that needs a reason, which outlives a dialog closed by mistake and a reload; it is forgotten with the action. */
export function DraftReasonDialog({ draftName, onConfirm, ...dialog }: DraftReasonDialogProps) {
  const stored = usePersistedReasons<'action'>(draftName);
  return (
    <ReasonDialog
      {...dialog}
      written={stored.get('action')}
      onWrite={(written) => {
        stored.write('action', written);
      }}
      onConfirm={async (reason, text) => {
        const sentence = await onConfirm(reason, text);
        if (sentence === null) stored.forget();
        return sentence;
      }}
    />
  );
}
