import { useSelector } from 'react-redux';
import { TIMES } from '../../../contract/limits';
import { selectMustPoll } from '../../state/live';
import { selectIsStaff } from '../../state/session';

/**
 * How often a screen asks by itself, in milliseconds: not at all while messages arrive live; every minute while they do not, and
 * for company users, who have no live connection.
 */
export function usePolling(): number {
  const mustPoll = useSelector(selectMustPoll);
  const isStaff = useSelector(selectIsStaff);
  return mustPoll || !isStaff ? TIMES.hubPollMs : 0;
}
