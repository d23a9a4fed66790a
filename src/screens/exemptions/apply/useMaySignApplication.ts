import { useSelector } from 'react-redux';
import { mayApplyForExemption } from '../../../../domain/exemptionPermissions';
import { companyOf } from '../../../../domain/permissions';
import { selectActor } from '../../../state/actor';

/** Whether the reader signs for the company; who only prepares sends an application to someone who does. */
export function useMaySignApplication(): boolean {
  const actor = useSelector(selectActor);
  return mayApplyForExemption(actor, companyOf(actor)).allowed;
}
