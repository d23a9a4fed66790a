import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { TimelineEntry } from '../../../../contract/entities/refund';
import { isRefundAction } from '../../../../contract/texts/refundActions';
import type { ActionOutcome } from '../../../api/base/useActionOutcome';
import { useFormat } from '../../../i18n/useFormat';
import type { ClaimAction } from './useClaimActions';

interface RecordNoticesProps {
  readonly outcome: ActionOutcome<ClaimAction> | null;
  /** The claim was changed by somebody else since it was opened; what they did last. */
  readonly foreign: { readonly last: TimelineEntry | undefined } | null;
  /** The next claim of the queue, once this one has left the reader's hands. */
  readonly next?: string | undefined;
  readonly onDismissOutcome: () => void;
  readonly onDismissForeign: () => void;
}

/**
 * What has just happened to the record: the own action, somebody who was faster, or a change while it was open. The end of an own action
 * takes the focus, for the button that was pressed may be gone and the reader far down the page.
 */
export function RecordNotices(props: RecordNoticesProps) {
  const { outcome, foreign, next, onDismissOutcome, onDismissForeign } = props;
  const { t } = useTranslation('refund');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    // A frame later: the dialog the action was asked in has closed and given the focus back by then.
    const frame = requestAnimationFrame(() => {
      box.current?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [outcome]);
  const last = foreign?.last;
  return (
    <div ref={box} tabIndex={-1} className="record-notices">
      <div role="status">
        {outcome?.kind === 'done' && foreign === null ? (
          <div className="alert alert-success record-notice">
            <p className="mb-0">{t(`action.done.${outcome.action}`)}</p>
            {next === undefined ? null : <Link to={next}>{t('walk.next')}</Link>}
          </div>
        ) : null}
      </div>
      <div role="alert">
        {outcome?.kind === 'stale' ? (
          <div className="alert alert-danger record-notice">
            <div>
              <strong>{t('stale.title')}</strong>
              <p className="mb-0">{outcome.sentence}</p>
            </div>
            <Button color="danger" outline size="sm" onClick={onDismissOutcome}>
              {t('stale.dismiss')}
            </Button>
          </div>
        ) : null}
        {foreign !== null && outcome?.kind !== 'stale' ? (
          <div className="alert alert-warning record-notice">
            <p className="mb-0">
              {last !== undefined && isRefundAction(last.action)
                ? t('foreign.text', {
                    what: t(`history.${last.action}`),
                    who: last.by.name,
                    when: format.instant(last.at),
                  })
                : t('foreign.plain')}
            </p>
            <Button color="secondary" outline size="sm" onClick={onDismissForeign}>
              {t('foreign.dismiss')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
