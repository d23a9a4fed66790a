import { useTranslation } from 'react-i18next';
import type { RefundDetails } from '../../../../../contract/entities/refund';
import { useFormat } from '../../../../i18n/useFormat';

interface StaffNoteProps {
  readonly claim: Pick<RefundDetails, 'comments' | 'heldBy'>;
}

/**
 * The newest note of the staff above the work, while it waits for them: below the lines it would be passed over by whoever decides by
 * keyboard.
 */
export function StaffNote({ claim: { comments, heldBy } }: StaffNoteProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const note = comments.findLast(({ internal }) => internal);
  if (note === undefined || (heldBy !== 'verifier' && heldBy !== 'approver')) return null;
  return (
    <p className="alert alert-warning record-notice staff-note">
      <span>
        <strong>{t('staffNote', { name: note.by.name, when: format.instant(note.at) })}</strong> {note.text}
      </span>
    </p>
  );
}
