import { useSelector } from 'react-redux';
import { selectRoles } from '../../state/session';

const ASSIGNING: readonly string[] = ['verifier', 'approver', 'admin'];

/** Whether the reader assigns claims, and has some: those who verify or approve. */
export const useMayAssign = (): boolean => useSelector(selectRoles).some((role) => ASSIGNING.includes(role));
