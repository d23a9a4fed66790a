import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useFormat } from '../../../../i18n/useFormat';
import type { VerificationUndo } from './useVerificationUndo';

interface UndoBarProps {
  readonly undo: VerificationUndo;
  /** The claim on the page, which may be the next one by now. */
  readonly claimId: string;
}

/** What the reader has just decided, said once and in one place, with the way back. It lies over the page and moves nothing on it. */
export function UndoBar({ undo, claimId }: UndoBarProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const { done } = undo;
  return (
    <div className="undo-place no-print">
      <div role="status">
        {done === null ? null : (
          <div className={done.state === 'failed' ? 'undo-bar is-failed' : 'undo-bar'}>
            <span>
              {done.state === 'failed'
                ? `${t('undo.failed')} ${done.sentence}`
                : done.state === 'undone'
                  ? t('undo.undone')
                  : done.id === claimId
                    ? t('action.done.verify')
                    : t('undo.other', { number: done.number, amount: format.money(done.amount) })}
            </span>
            {done.state === 'offered' || done.state === 'undoing' ? (
              <Button
                color="secondary"
                outline
                size="sm"
                aria-busy={done.state === 'undoing'}
                onClick={undo.run}
              >
                {t('undo.undo')} <kbd>z</kbd>
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}
