import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import { selectIsBusy } from '../../state/spinner';

/** After this long, what is under way is said in words, on screen and to assistive technology. */
const SLOW_MS = 1_000;

/**
 * The global spinner for requests and navigations under way. A thin bar is seen after 300 ms (the style sheet waits); what takes
 * longer than a second says "Loading…". The region is always there: assistive technology tells only what changes in one.
 */
export function BusyBar() {
  const { t } = useTranslation();
  const isBusy = useSelector(selectIsBusy);
  const isMoving = useNavigation().state !== 'idle';
  const isUnderWay = isBusy || isMoving;
  const isSlow = useLasting(isUnderWay);
  return (
    <div role="status" className="busy">
      {isUnderWay ? <span className="busy-bar" /> : null}
      {isSlow ? <span className="busy-text">{t('loading')}</span> : null}
    </div>
  );
}

/** Whether something has lasted for a second without a break. */
function useLasting(isUnderWay: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => {
      setLasting(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isLasting;
}
