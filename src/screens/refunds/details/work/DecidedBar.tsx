import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { RefundDetails } from '../../../../../contract/entities/refund';
import { UNDO_OFFERED_MS } from '../../../../../domain/verificationUndo';
import { outcomeDismissed, type OutcomesPart, selectOutcomes } from '../../../../state/outcomes';

interface DecidedBarProps {
  /** On the page: the one after the claim that was decided. */
  readonly claim: Pick<RefundDetails, 'id' | 'number'>;
}

/** The claim that was decided before this one, said once and for as long as a verification can be undone. */
export function DecidedBar({ claim }: DecidedBarProps) {
  const { t } = useTranslation('refund');
  const dispatch = useDispatch();
  const { decided } = useSelector((state: OutcomesPart) => selectOutcomes(state));
  const shown = decided?.next === claim.id ? decided : null;
  const decidedId = shown?.id;
  useEffect(() => {
    if (decidedId === undefined) return undefined;
    const timer = setTimeout(() => {
      dispatch(outcomeDismissed());
    }, UNDO_OFFERED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [decidedId, dispatch]);
  return (
    <div className="undo-place no-print">
      <div role="status">
        {shown === null ? null : (
          <div className="undo-bar">
            <span>{t(`decided.${shown.action}`, { number: shown.number, next: claim.number })}</span>
          </div>
        )}
      </div>
    </div>
  );
}
