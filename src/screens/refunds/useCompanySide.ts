import { useSelector } from 'react-redux';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff, selectSession } from '../../state/session';

/**
 * On whose side the reader stands: for a company (its user, or an admin acting for it), for one that is not eligible for refunds,
 * or for the board.
 */
export type CompanySide = 'company' | 'not-eligible' | 'staff';

export function useCompanySide(): CompanySide {
  const session = useSelector(selectSession);
  const isStaff = useSelector(selectIsStaff);
  const isActing = useSelector(selectIsImpersonating);
  if (isStaff && !isActing) return 'staff';
  return session?.isRefundEligible === true ? 'company' : 'not-eligible';
}
