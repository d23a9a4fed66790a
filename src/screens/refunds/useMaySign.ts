import { useSelector } from 'react-redux';
import { companyOf } from '../../../domain/permissions';
import { maySubmitRefund } from '../../../domain/refundPermissions';
import { selectActor } from '../../state/actor';

/** Whether the reader signs and submits for the company; who only prepares sends a claim to someone who does. */
export function useMaySign(): boolean {
  const actor = useSelector(selectActor);
  return maySubmitRefund(actor, { companyId: companyOf(actor), isRefundEligible: true }).allowed;
}
