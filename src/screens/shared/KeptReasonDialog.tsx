import { ReasonDialog, type ReasonDialogProps } from '../../components/dialog/ReasonDialog';
import { useKeptReasons } from '../../api/useKeptReasons';

interface KeptReasonDialogProps extends Omit<ReasonDialogProps, 'written' | 'onWrite'> {
  /** The record and the deed the reason is for. */
  readonly keptAs: string;
}

/** A deed that needs a reason, which outlives a dialog closed by mistake and a reload; it is forgotten with the deed. */
export function KeptReasonDialog({ keptAs, onConfirm, ...dialog }: KeptReasonDialogProps) {
  const kept = useKeptReasons<'deed'>(keptAs);
  return (
    <ReasonDialog
      {...dialog}
      written={kept.of('deed')}
      onWrite={(written) => {
        kept.write('deed', written);
      }}
      onConfirm={async (reason, text) => {
        const sentence = await onConfirm(reason, text);
        if (sentence === null) kept.forget();
        return sentence;
      }}
    />
  );
}
