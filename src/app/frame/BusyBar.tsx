import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import { selectIsBusy } from '../../state/spinner';

/** The thin bar for requests and navigations under way; the style sheet shows it only after 300 ms. */
export function BusyBar() {
  const isBusy = useSelector(selectIsBusy);
  const isMoving = useNavigation().state !== 'idle';
  return isBusy || isMoving ? <div className="busy-bar" aria-hidden="true" /> : null;
}
